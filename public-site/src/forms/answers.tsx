import { BUDGETS, keptAnswers, RATES, REVENUES, shippedSet, toldAnswers } from '@jurilien/reference';
import { common } from '../i18n/common';
import { fieldTexts } from '../i18n/fields';
import { formTexts } from '../i18n/forms';
import { day, fill, useLang, usePath, useWords } from '../lang';
import { choices, fieldName, provinceName, regionName, type Choice } from '../reference';
import { partiesOf } from './fields';
import { answersIn, list, text, yes, type Raw } from './raw';
import type { StepNumber } from './steps';

type Row = readonly [label: string, value: string];
const labelOf = (options: readonly Choice[], value: string): string => options.find((o) => o.value === value)?.label ?? '';

/** Everything answered, page by page, each with its way back (the check-answers pattern). */
export function Answers({ raw }: { raw: Raw }) {
  const t = useWords(formTexts);
  const c = useWords(common);
  const to = usePath();
  const sections = useSections(raw);
  return (
    <>
      {sections.map(([step, rows]) => (
        <section key={step} aria-labelledby={`answers-${step}`}>
          <div className="answers-head">
            <h2 id={`answers-${step}`}>{t[`step${step}`]}</h2>
            <a href={to('demand', { query: { etape: String(step) } })}>
              {c.change}
              <span className="hidden-text"> {fill(t.changeStep, { step: t[`step${step}`] })}</span>
            </a>
          </div>
          <dl className="answers">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || <span className="soft">{t.none}</span>}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function useSections(raw: Raw): [StepNumber, Row[]][] {
  const f = useWords(fieldTexts);
  const t = useWords(formTexts);
  const c = useWords(common);
  const lang = useLang();
  const said = (name: string): string => (text(raw, name) === '' ? '' : yes(raw, name) ? c.yes : c.no);
  const kept = (rows: Row[]): Row[] => rows.filter(([, value]) => value !== '');
  const parties = partiesOf(raw)
    .map((p) => (p.unknown ? t.unknown : p.role ? `${p.name} (${p.role})` : p.name))
    .join('\n');
  const help: Record<string, string> = { mandate: f.helpMandate, consult: f.helpConsult, small: f.helpSmall };
  const care: Record<string, string> = {
    morning: f.contactMorning,
    afternoon: f.contactAfternoon,
    evening: f.contactEvening,
    'no-voicemail': f.contactNoVoicemail,
    'no-subject': f.contactNoSubject,
    'email-only': f.contactEmailOnly,
  };
  const boxes = (name: string) =>
    list(raw, name)
      .map((v) => care[v] ?? v)
      .join('\n');
  const asked = shippedSet(text(raw, 'lawyerType'))?.questions ?? [];
  const questions = toldAnswers(asked, keptAnswers(asked, answersIn(raw)), lang).map((told): Row => [told.label, told.value]);
  return [
    [
      1,
      [
        [f.lawyerTypeShort, fieldName(text(raw, 'lawyerType'), lang)],
        ...kept([
          [
            f.additional,
            list(raw, 'additionalLawyerTypes')
              .map((x) => fieldName(x, lang))
              .join('\n'),
          ],
          [f.commercial, said('commercial')],
        ]),
      ],
    ],
    [
      2,
      [
        [f.description, text(raw, 'description')],
        ...kept([
          ...questions,
          [f.hasCriminalFile, said('hasCriminalFile')],
          [f.employementPeril, said('employementPeril')],
          [f.consultBefore, said('consultBefore')],
        ]),
      ],
    ],
    [
      3,
      [
        [f.region, regionName(text(raw, 'region'), lang)],
        ...kept([
          [f.province, text(raw, 'region') ? '' : provinceName(text(raw, 'province'), lang)],
          [f.city, text(raw, 'city')],
          [f.street, text(raw, 'street')],
          [
            f.postalCode,
            text(raw, 'postalCode')
              .toUpperCase()
              .replace(/^(\w{3})[ -]?(\w{3})$/, '$1 $2'),
          ],
          [f.hasCourtDate, said('hasCourtDate')],
          [f.courtDate, yes(raw, 'hasCourtDate') && text(raw, 'courtDate') ? day(text(raw, 'courtDate'), lang) : ''],
        ]),
      ],
    ],
    [4, [[t.people, parties]]],
    [
      5,
      [
        [f.helpKind, help[text(raw, 'helpKind')] ?? ''],
        ...kept([
          [f.budget, labelOf(choices(BUDGETS, lang), text(raw, 'budget'))],
          [f.rate, labelOf(choices(RATES, lang), text(raw, 'rate'))],
          [f.experience, text(raw, 'experience')],
          [f.juridicalHelp, said('juridicalHelp')],
          [f.hasLegalAidCert, said('hasLegalAidCert')],
          [f.revenueRange, labelOf(choices(REVENUES, lang), text(raw, 'revenueRange'))],
          [f.acceptDistance, said('acceptDistance')],
          [f.mediator, said('mediator')],
          [f.paralegal, said('paralegal')],
          [f.multi, said('multi')],
        ]),
      ],
    ],
    [
      6,
      [
        [f.clientName, text(raw, 'clientName')],
        [f.email, text(raw, 'email')],
        [f.phoneNumber, text(raw, 'phoneNumber')],
        ...kept([
          [f.lang, text(raw, 'lang') === 'en' ? f.english : text(raw, 'lang') === 'fr' ? f.french : ''],
          [f.contactHours, boxes('q.contact.hours')],
          [f.contactCare, boxes('q.contact.care')],
        ]),
      ],
    ],
    [
      7,
      kept([
        [f.consentSharing, said('consentSharing')],
        [f.consentContact, said('consentContact')],
        [f.consentMarketing, said('consentMarketing')],
        [f.juripop, said('juripop')],
        [f.neolegal, said('neolegal')],
      ]),
    ],
  ];
}
