import { useFormText } from '../../legal';
import { common } from '../../../i18n';
import { flowTexts } from '../words/flows';
import { formTexts } from '../words/forms';
import { day, fill, useLang, usePath, useWords } from '../../../lang';
import type { SentDocument } from '../../documents/index.server';
import type { Lang } from '../../../routes.table';
import { askedOf, countedNames, isAskedStep, saidOf, type Asked, type Asking } from '../questions/asked';
import { partiesOf } from '../questions/fields';
import type { FlowId, Step } from '../questions/flows';
import { yes, type Raw } from '../../../forms';

type Row = readonly [label: string, value: string];

/** Everything answered, page by page, each with its way back (the check-answers pattern). */
export function Answers({ asking, id, documents }: { asking: Asking; id: FlowId; documents: readonly SentDocument[] }) {
  const words: Readonly<Record<string, string>> = useWords(flowTexts);
  const c = useWords(common);
  const t = useWords(formTexts);
  const to = usePath();
  const rows = useRows(asking, documents);
  const { steps, page } = asking.flow;
  return steps
    .filter((step) => step.id !== 'review' && isAskedStep(step, asking))
    .map((step) => {
      const title = words[`${id}.${step.id}`] ?? words[step.id] ?? '';
      const answered = rows(step);
      return (
        <section key={step.id} aria-labelledby={`answers-${step.id}`}>
          <div className="answers-head">
            <h2 id={`answers-${step.id}`}>{title}</h2>
            <a href={to(page, { query: { etape: String(steps.indexOf(step) + 1) } })}>
              {c.change}
              <span className="hidden-text"> {fill(t.changeStep, { step: title })}</span>
            </a>
          </div>
          {answered.length === 0 && <p className="soft">{t.none}</p>}
          <dl className="answers" hidden={answered.length === 0}>
            {answered.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value || <span className="soft">{t.none}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      );
    });
}

/** Rows of a page: what must be answered always, what may be left only when it was not. */
function useRows(asking: Asking, documents: readonly SentDocument[]): (step: Step) => Row[] {
  const { say } = useFormText('request-consents');
  const stated = useFormText('referral-statements').say;
  const t = useWords(formTexts);
  const c = useWords(common);
  const lang = useLang();
  const { raw } = asking;
  const box = (name: string): string => (yes(raw, name) ? c.yes : c.no);
  const group = (asked: Asked): Row[] => {
    switch (asked.kind) {
      case 'people':
        return [
          [
            t.people,
            partiesOf(raw)
              .map((p) => (p.unknown ? t.unknown : p.role ? `${p.name} (${p.role})` : p.name))
              .join('\n'),
          ],
        ];
      case 'documents':
        return [[asked.label, documents.map((d) => d.name ?? d.type).join('\n') || t.none]];
      case 'consents':
        return [
          [say('sharing'), box('consentSharing')],
          [say('contact'), box('consentContact')],
          [say('marketing'), box('consentMarketing')],
        ];
      case 'consentsFor':
        return [
          [say('sharing-for'), box('consentSharing')],
          [say('contact-for'), box('consentContact')],
        ];
      case 'statements':
        return [
          [stated('person-consents'), box('personConsents')],
          [stated('no-benefit'), box('noBenefit')],
        ];
      case 'partners':
        return (['juripop', 'neolegal'] as const).filter((name) => yes(raw, name)).map((name): Row => [say(name), c.yes]);
      case 'check':
        return [[asked.label, box(asked.name)]];
      default:
        return [[asked.label, shown(asked, raw, lang)]];
    }
  };
  return (step) =>
    countedNames(step, asking)
      .map((name) => askedOf(name, asking, lang))
      .flatMap((asked) => group(asked).filter(([, value]) => value !== '' || asked.checked || asked.required));
}

const shown = (asked: Asked, raw: Raw, lang: Lang): string => {
  const value = saidOf(asked, raw);
  if (asked.type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return day(value, lang);
  return asked.name === 'postalCode' ? value.toUpperCase().replace(/^(\w{3})[ -]?(\w{3})$/, '$1 $2') : value;
};
