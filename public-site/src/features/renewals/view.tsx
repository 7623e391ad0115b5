import { BUDGETS } from '@jurilien/reference';
import type { ReactNode } from 'react';
import { Check, Checks, FormActions, Radios, text } from '../../forms';
import { day, fieldName, fill, regionName, useLang, useWords, when } from '../../lang';
import { Asks, SensitiveConsent, type Asked } from '../intake';
import { useFormText } from '../legal';
import { Above, AnswerForm, Send, useAnswering } from './answer-form';
import { CHANGE_FORM, HOW } from './asking';
import type { Renewal, Renewed } from './types';
import { renewalTexts } from './words/renewal';

/** Where the page leads on to. */
interface Ways {
  /** The same page with its form of changes, and without it. */
  readonly change: string;
  readonly back: string;
  /** What leads to another request instead of this one. */
  readonly another: ReactNode;
  /** The erasure of what it holds. */
  readonly erase: string;
}
interface Props {
  readonly renewal: Renewal;
  readonly expiresAt?: string | undefined;
  readonly ways: Ways;
}

/** The invitation: what the request is, and the four answers there are, in the order most people need them. */
export function Invitation({ renewal, expiresAt, ways }: Props) {
  const t = useWords(renewalTexts);
  const lang = useLang();
  const { request, available } = renewal;
  const can = (name: string): boolean => available[name] === true;
  return (
    <>
      <Above title={t.title} />
      <h1>
        {t.title} <span className="code-badge">{request.code}</span>
      </h1>
      <p className="lead">
        {fill(t.lead, { date: day(request.createdAt, lang) })} {expiresAt && fill(t.until, { until: when(expiresAt, lang) })}
      </p>
      <Summary request={request} />
      {can('RenewLead') ? <Yes renewal={renewal} change={ways.change} /> : <Cannot renewal={renewal} another={ways.another} />}
      {can('SnoozeRenewal') && <Later days={renewal.snoozeDays} />}
      {can('DeclineRenewal') && <No />}
      <section aria-labelledby="erase">
        <h2 id="erase">{t.eraseTitle}</h2>
        <p>{t.eraseText}</p>
        <p>
          <a href={ways.erase}>{t.eraseLink}</a>
        </p>
      </section>
    </>
  );
}

/** What the client wrote, as it would go out again. */
function Summary({ request: r }: { readonly request: Renewed }) {
  const t = useWords(renewalTexts);
  const lang = useLang();
  const budget = BUDGETS.find(({ code }) => code === String(r.budget))?.[lang];
  const facts = [
    [t.field, fieldName(r.lawyerType, lang)],
    [t.place, [r.city, regionName(r.region, lang)].filter(Boolean).join(', ')],
    [t.budget, budget],
  ].filter(([, value]) => value);
  return (
    <section aria-labelledby="request">
      <h2 id="request">{t.request}</h2>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {r.description && (
        <>
          <h3>{t.story}</h3>
          <p className="summary-text">{r.description}</p>
        </>
      )}
    </section>
  );
}

function Yes({ renewal, change }: { readonly renewal: Renewal; readonly change: string }) {
  const t = useWords(renewalTexts);
  return (
    <section className="card raised" aria-labelledby="yes">
      <h2 id="yes">{t.yesTitle}</h2>
      <AnswerForm go="yes">
        <p>{t.yesText}</p>
        <WithYes renewal={renewal} />
        <p className="actions">
          <Send go="yes" className="button large">
            {t.yesButton}
          </Send>
          <a className="button quiet" href={change}>
            {t.change}
          </a>
        </p>
      </AnswerForm>
    </section>
  );
}

/** What a yes asks besides: whom to ask again, and agreements that no longer stand. */
function WithYes({ renewal: { professionals, consentsOwed } }: { readonly renewal: Renewal }) {
  const t = useWords(renewalTexts);
  return (
    <>
      {professionals.length > 0 && (
        <Checks
          name="again"
          label={t.again}
          hint={t.againHint}
          optional
          options={professionals.map((p) => ({ value: p.acceptanceId, label: [p.name, p.firm].filter(Boolean).join(', ') }))}
        />
      )}
      <ConsentsOwed owed={consentsOwed} />
    </>
  );
}

/** Agreements that are asked for again; one that an answer has just made necessary shows with its error. */
function ConsentsOwed({ owed }: { readonly owed: Renewal['consentsOwed'] }) {
  const t = useWords(renewalTexts);
  const { name, say } = useFormText('request-consents');
  const { errors, raw } = useAnswering();
  const asks = (purpose: (typeof owed)[number], field: string): boolean =>
    owed.includes(purpose) || field in errors || text(raw, field) !== '';
  const [sharing, contact] = [asks('sharing', 'consentSharing'), asks('contact', 'consentContact')];
  const sensitive = asks('sensitive', 'consentSensitive');
  if (!sharing && !contact && !sensitive) return null;
  return (
    <section aria-labelledby="consents">
      <h3 id="consents">{t.consentsTitle}</h3>
      <p>{t.consentsText}</p>
      {sharing && <Check name="consentSharing" label={say('sharing')} />}
      {contact && <Check name="consentContact" label={say('contact')} />}
      {(sharing || contact) && <input type="hidden" name="consentTexts" value={name} />}
      {sensitive && <SensitiveConsent whose="own" />}
    </section>
  );
}

/** Why it cannot be looked for again, and what can be done instead. */
function Cannot({ renewal: { available }, another }: { readonly renewal: Renewal; readonly another: ReactNode }) {
  const t = useWords(renewalTexts);
  const words: Readonly<Record<string, string>> = t;
  const why = available['RenewLead'];
  const detail = typeof why === 'object' ? why.detail : '';
  return (
    <section className="card" aria-labelledby="cannot">
      <h2 id="cannot">{t.cannotTitle}</h2>
      <p>{words[`not_${detail}`] ?? t.not_other}</p>
      {another}
    </section>
  );
}

function Later({ days }: { readonly days: number }) {
  const t = useWords(renewalTexts);
  return (
    <section className="card" aria-labelledby="later">
      <h2 id="later">{t.laterTitle}</h2>
      <AnswerForm go="later">
        <p>{fill(t.laterText, { n: days })}</p>
        <p className="actions">
          <Send go="later" className="button quiet">
            {t.laterButton}
          </Send>
        </p>
      </AnswerForm>
    </section>
  );
}

function No() {
  const t = useWords(renewalTexts);
  return (
    <section className="card" aria-labelledby="no">
      <h2 id="no">{t.noTitle}</h2>
      <AnswerForm go="no">
        <p>{t.noText}</p>
        <Radios name="how" label={t.how} options={HOW.map((value) => ({ value, label: t[`how_${value}`] }))} />
        <p className="actions">
          <Send go="no" className="button quiet">
            {t.noButton}
          </Send>
        </p>
      </AnswerForm>
    </section>
  );
}

interface ChangeProps {
  readonly renewal: Renewal;
  readonly asked: readonly Asked[];
  /** Questions of another field of law have just come up. */
  readonly anew: boolean;
  readonly back: string;
}

/** What the client changes first, by the same questions as the forms ask, and the same yes. */
export function ChangeFirst({ renewal, asked, anew, back }: ChangeProps) {
  const t = useWords(renewalTexts);
  const { raw } = useAnswering();
  return (
    <>
      <Above title={t.changeTitle} />
      <h1>
        {t.changeTitle} <span className="code-badge">{renewal.request.code}</span>
      </h1>
      <p className="lead">{t.changeLead}</p>
      <div role="status">{anew && <p className="notice info">{t.anew}</p>}</div>
      <AnswerForm go="change" id={CHANGE_FORM}>
        <input type="hidden" name="questionSet" value={text(raw, 'questionSet')} />
        <input type="hidden" name="shownField" value={text(raw, 'shownField')} />
        <Asks asked={asked} raw={raw} />
        <WithYes renewal={renewal} />
        <FormActions>
          <Send go="change" className="button large">
            {t.changeButton}
          </Send>
          <a className="button quiet" href={back}>
            {t.changeBack}
          </a>
        </FormActions>
      </AnswerForm>
    </>
  );
}
