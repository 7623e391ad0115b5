import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { common } from '../../../i18n';
import { flowTexts } from '../words/flows';
import { formTexts } from '../words/forms';
import { InProvince, fill, useFigures, useLang, usePath, useWords, provinceOf } from '../../../lang';
import { AskedFor } from './asked-for';
import { Head, TroublePage } from '../../../layout';
import { HelpNumbers } from '../quick/help-numbers';
import { LinkTrouble } from '../../../links';
import { Answers } from './answers';
import { Asks } from '../questions/ask';
import { askedOf, countedRaw, namesOf, type Asking } from '../questions/asked';
import { Documents } from '../../documents';
import { asksSensitive } from '../questions/fields';
import { SensitiveConsent } from '../questions/groups';
import { flowOf, SENSITIVE_POSTED, type FlowId } from '../questions/flows';
import { Later, Mailed } from './later';
import { Referred } from './referred';
import { Duplicate, Resume } from './interludes';
import { BegunFields, Guard, Trap, ErrorSummary, FormActions, FormProvider, text, type Raw } from '../../../forms';
import { cannotWait, urgencyOf } from '../quick/quick';
import { stepOfName } from '../questions/steps';
import { supplyText, withSupply } from './supply';
import type { Loaded, Posted, Shown } from './shown';

const WIZARD_FORM = 'wizard-form';
/** What every guided form asks of the frame: its form for the language switch, and the quick exit. */
export const wizardHandle = { form: WIZARD_FORM, exit: true };

/** A guided form: one theme per page, its draft kept on the server, whole without scripts. `intro` stands above the first page. */
export function Wizard({ flow: id, intro, unlisted }: { flow: FlowId; intro?: ReactNode; unlisted?: boolean }) {
  const loaded = useLoaderData<Loaded>();
  const posted = useActionData<Posted>();
  const now = posted ?? loaded;
  switch (now.view) {
    case 'down':
      return <TroublePage form={WIZARD_FORM} reference={now.reference} />;
    case 'link':
      return <LinkTrouble trouble={now.trouble} done={now.done} form={WIZARD_FORM} />;
    case 'resume':
      return <Resume form={now.form} id={WIZARD_FORM} />;
    case 'referred':
      return <Referred code={now.code} form={WIZARD_FORM} />;
    case 'mailed':
      return <Mailed back={now.back} form={WIZARD_FORM} />;
    case 'step':
      if ('posted' in now && now.posted) return <TroublePage form={WIZARD_FORM} posted={now.posted} />;
      if ('duplicate' in now && now.duplicate)
        return <Duplicate shown={{ ...now, raw: { etape: now.step, ...carriedOf(now) } }} id={WIZARD_FORM} />;
      return now.later ? (
        <Later shown={now} form={WIZARD_FORM} />
      ) : (
        <InProvince value={provinceOf(text(now.raw, 'region'))}>
          <StepPage id={id} shown={now} intro={intro} unlisted={unlisted} />
        </InProvince>
      );
  }
}

/** The answers that the last page posts: no draft holds them, so they travel along. */
const carriedOf = ({ raw, total }: Shown): Raw =>
  total === 1 ? raw : Object.fromEntries(SENSITIVE_POSTED.map((name) => [name, text(raw, name)]));

function StepPage({ id, shown, intro, unlisted }: { id: FlowId; shown: Shown; intro?: ReactNode; unlisted?: boolean }) {
  const { raw, set, step: stepId, position, total, errors, asked } = shown;
  const flow = flowOf(id);
  const asking: Asking = { flow, raw, set, figures: useFigures() };
  const step = flow.steps.find((s) => s.id === stepId)!;
  const words: Readonly<Record<string, string>> = useWords(flowTexts);
  const t = useWords(formTexts);
  const to = usePath();
  const lang = useLang();
  const say = (key: string): string => words[`${id}.${key}`] ?? words[key] ?? '';
  const first = position === 1;
  const last = position === total;
  const title = say(step.id);
  const failed = Object.keys(errors);
  const hrefs = last
    ? Object.fromEntries(
        failed
          .filter((n) => n !== 'form' && stepOfName(n, asking))
          .map((n) => [n, `${to(flow.page, { query: { etape: String(flow.steps.indexOf(stepOfName(n, asking)!) + 1) } })}#${n}`]),
      )
    : undefined;
  // The one-page form asked nearly everything: pages of a form that was never started would be counted.
  const handed = text(raw, 'handed') === 'yes';
  const urgency = text(raw, 'q.safety.violence') === 'yes' ? 'violence' : urgencyOf(text(raw, 'urgency'));
  return (
    <div className="wrap form-page page">
      <Head title={first ? say('title') : title} description={say('description')} hidden={!first || unlisted} failed={failed.length > 0} />
      {first && failed.length === 0 && intro}
      {total > 1 && !handed && (
        <ol className="progress-line" aria-hidden="true">
          {Array.from({ length: total }, (_, i) => (
            <li key={i} className={i < position ? 'done' : undefined} />
          ))}
        </ol>
      )}
      <ErrorSummary errors={errors} hrefs={hrefs} />
      {shown.lost && (
        <p className="notice warning" role="status">
          {t.lost} <a href={to('quick')}>{t.lostQuick}</a>.
        </p>
      )}
      {total > 1 && !(handed && last) && <p className="progress">{handed ? t.progressHanded : fill(t.progress, { n: position, total })}</p>}
      {intro && first && failed.length === 0 ? <h2>{title}</h2> : <h1>{title}</h1>}
      <p className="lead">{say(`${step.id}.lead`)}</p>
      {(shown.opens || last) && <AskedFor asked={asked} />}
      {cannotWait(urgency) && ['people', 'property', 'review'].includes(step.id) && (
        <HelpNumbers urgency={urgency} province={provinceOf(text(raw, 'region'))} />
      )}
      {step.asks.includes('documents') && (
        <Documents documents={shown.documents} refused={shown.refused} place={flow.steps.indexOf(step) + 1} />
      )}
      {shown.supply && <p className="notice info">{supplyText(shown.supply, lang, asking.figures)}</p>}
      <FormProvider value={{ raw, errors }}>
        <StepForm id={id} shown={shown} asking={asking} />
      </FormProvider>
    </div>
  );
}

function StepForm({ id, shown, asking }: { id: FlowId; shown: Shown; asking: Asking }) {
  const { raw, step: stepId, position, total, leadId } = shown;
  const t = useWords(formTexts);
  const c = useWords(common);
  const lang = useLang();
  const step = asking.flow.steps.find((s) => s.id === stepId)!;
  const words: Readonly<Record<string, string>> = useWords(flowTexts);
  const last = position === total;
  const more = new Set<string>(step.more);
  const asks = namesOf(step, asking).map((name) => withSupply(askedOf(name, asking, lang), shown.supply, asking, lang));
  const opened = asks.filter((a) => more.has(a.name));
  return (
    <form id={WIZARD_FORM} className="stack" method="post" noValidate data-autosave={last && total > 1 ? undefined : '/brouillon'}>
      <BegunFields of={shown} />
      <input type="hidden" name="etape" value={step.id} />
      <input type="hidden" name="form" value={id} />
      <input type="hidden" name="draftLang" value={lang} />
      {shown.opens && position > 1 && <input type="hidden" name="lawyerType" value={text(raw, 'lawyerType')} />}
      {last ? <Guard form="request" id={leadId} /> : <Trap />}
      <Asks asked={asks.filter((a) => !more.has(a.name))} raw={raw} />
      {opened.length > 0 && (
        <details className="more" open={opened.some((a) => text(raw, a.name) !== '')}>
          <summary>{words[`${step.id}.more`]}</summary>
          <div>
            <Asks asked={opened} raw={raw} />
          </div>
        </details>
      )}
      {step.id === 'review' && <Answers asking={asking} id={id} documents={shown.documents} />}
      {last && asksSensitive(countedRaw(asking), asking.set) && <SensitiveConsent whose={id === 'network' ? 'other' : 'own'} />}
      <FormActions>
        <button className="button large" type="submit" name="go" value="next">
          {last ? t.send : c.next}
        </button>
        {position > 1 && (
          <button className="button quiet" type="submit" name="go" value="back" formNoValidate>
            {c.back}
          </button>
        )}
        <button className="linklike" type="submit" name="go" value="later" formNoValidate>
          {t.later}
        </button>
        {last && <p className="small soft">{t.sendNote}</p>}
        <p className="saved" role="status" data-saved={t.saved} data-offline={t.offline}>
          {shown.opens ? t.keptNote : ''}
        </p>
      </FormActions>
    </form>
  );
}
