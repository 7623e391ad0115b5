import type { Account } from '../../session';
import { clientTexts } from './words/client';
import { fill, phone, useLang, usePath, useWords, when, fieldName, regionName } from '../../lang';
import { isGone } from '../acceptances';
import { paperTexts } from '../papers';
import { WithRequests, type ClientRequest } from './requests';

/** How many of the six steps of a request are behind a state; an ended one has no bar. */
const STEP: Readonly<Record<string, number>> = {
  AwaitingConfirmation: 1,
  ToValidate: 2,
  InValidation: 2,
  AwaitingInfo: 2,
  OnHold: 2,
  Ready: 3,
  Offering: 4,
  SelfServe: 4,
  Accepted: 5,
  InService: 6,
};
const STEPS = 6;

/** M05 for a client: each request with its bar, the next step and who is at work on it. */
export function ClientDashboard({ account }: { account: Account }) {
  const t = useWords(clientTexts);
  const papers = useWords(paperTexts);
  const to = usePath();
  return (
    <>
      <h1>{t.dashTitle}</h1>
      <p className="lead">{fill(t.hello, { name: account.name })}</p>
      <form method="post" action={to('request')} className="actions">
        <input type="hidden" name="clientName" value={account.name} />
        <input type="hidden" name="email" value={account.email} />
        {account.phone && <input type="hidden" name="phoneNumber" value={phone(account.phone)} />}
        <button className="button quiet" type="submit" name="go" value="prefill">
          {t.another}
        </button>
      </form>
      <WithRequests>{(requests) => requests.map((r) => <RequestCard key={r.id} request={r} />)}</WithRequests>
      <section className="account-part" aria-labelledby="own-data">
        <h2 id="own-data">{t.privacy}</h2>
        <p className="measure">{t.privacyText}</p>
        <p className="actions">
          <a href={to('myPapers')}>{papers.title}</a>
          <a href={to('ownPrivacy')}>{t.privacyOwn}</a>
          <a href={to('privacy')}>{t.privacyLink}</a>
          <a href={to('account')}>{t.account}</a>
        </p>
      </section>
    </>
  );
}

function RequestCard({ request: r }: { request: ClientRequest }) {
  const t = useWords(clientTexts);
  const lang = useLang();
  const to = usePath();
  const words: Readonly<Record<string, string>> = t;
  const step = STEP[r.state];
  const people = r.accepted.filter((a) => !isGone(a));
  return (
    <section className="card raised" aria-labelledby={`d-${r.id}`}>
      <h2 id={`d-${r.id}`}>
        {fieldName(r.lawyerType, lang) || fill(t.request, { code: r.code })} <span className="code-badge">{r.code}</span>
      </h2>
      <p className="small soft">
        {[regionName(r.region, lang), fill(t.sentOn, { when: when(r.createdAt, lang) })].filter(Boolean).join(' · ')}
      </p>
      {step && (
        <progress className="request-bar" max={STEPS} value={step} aria-label={fill(t.progress, { n: step })}>
          {fill(t.progress, { n: step })}
        </progress>
      )}
      <p>
        <strong>{words[`state_${r.state}`] ?? ''}</strong> {r.claimLive && t.claimLive} {r.state === 'AwaitingInfo' && t.answerByMail}
      </p>
      {people.length > 0 && (
        <p>
          {people.map((a) => a.name).join(', ')}{' '}
          <a className="plain-link" href={`${to('offers')}#${r.code}`}>
            {t.seeOffers}
          </a>
        </p>
      )}
      {(r.renewable || r.anew) && (
        <p>
          <a href={to('ownRenewal', { query: { demande: r.id } })}>{r.renewable ? t.renew : t.anew}</a>
        </p>
      )}
    </section>
  );
}
