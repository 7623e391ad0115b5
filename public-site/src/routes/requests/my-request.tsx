import { useActionData, useLoaderData } from 'react-router';
import { BEFORE_ACCEPTED } from '@jurilien/contracts';
import type { ActionArgs, LoaderArgs } from '../../http';
import { sentDocuments } from '../../features/documents/documents.server';
import { Documents } from '../../features/documents/documents';
import { ErrorSummary, text, type Errors, type Raw } from '../../forms';
import { correctionTexts } from '../../features/requests/words/correction';
import { documentTexts } from '../../features/documents/words/documents';
import { statusTexts } from '../../features/requests/words/status';
import { InProvince, fill, listed, useLang, usePath, useWords, fieldName, regionName } from '../../lang';
import { actOnLead } from '../../features/requests/act-on-lead.server';
import { answered, behindLink } from '../../links/index.server';
import type { LeadStatus } from '../../features/requests/lead-status';
import { ContactConfirm, Done, frameOf, isConfirmed, TeamQuestions } from '../../features/requests/contact-confirm';
import { Corrections } from '../../features/requests/corrections';
import { PauseDrawing, Head } from '../../layout';
import { AcceptedPeople, AskChoice, AskReplacement } from '../../features/acceptances/accepted';
import { RepresentationQuestions } from '../../features/acceptances/representation';
import { HelpNumbers } from '../../features/intake/quick/help-numbers';
import { LinkTrouble } from '../../links';
import { RequestPapers } from '../../features/papers';
import { OtherWays, WidenSearch } from '../../features/requests/other-ways';
import { EndedNext, isEnded, WhatNext } from '../../features/requests/status-track';
import { OwnReviews } from '../../features/surveys/own-reviews';
import { Looks } from '../../features/privacy/looks';
import { readingOf } from '../../features/requests/reading.server';
import { langOf } from '../../routes.table';
import { anotherPath } from '../../features/intake/drafts/sent.server';

export const handle = { exit: true };

export async function loader({ request, params }: LoaderArgs) {
  const token = params.token ?? '';
  const loaded = await behindLink(request, token, 'GET /api/public/lead-status', {});
  const { frame, ...papers } = await sentDocuments(request, token, loaded.value !== null && !isEnded(loaded.value.state));
  const url = new URL(request.url);
  const fait = url.searchParams.get('fait');
  const another = anotherPath(url, langOf(url.pathname));
  const reading = await readingOf(request, loaded.value?.province, langOf(url.pathname));
  return answered(loaded, { token, fait, another, reading, papers, frame: { ...frameOf(loaded.value), ...frame } });
}

export const action = ({ request, params }: ActionArgs) => actOnLead(request, params.token ?? '');

/** N01: one request at all times: where it stands, what comes next, who has seen what, and the way out (D24). */
export default function MyRequest() {
  const {
    loaded: { value: status, trouble, commandId },
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  if (trouble || !status) return <LinkTrouble trouble={trouble!} done={done} />;
  if (done?.asking) return <AskWithdraw commandId={commandId} />;
  const accepted = status.accepted ?? [];
  const errors = done?.errors ?? {};
  const asked = accepted.find((a) => a.acceptanceId === text(done?.posted ?? {}, 'acceptanceId'));
  if (done?.askingAbout === 'replace' && asked)
    return <AskReplacement person={asked} commandId={commandId} errors={errors} posted={done.posted} />;
  if (done?.askingAbout === 'choose' && asked) return <AskChoice person={asked} commandId={commandId} />;
  return (
    <InProvince value={status.province}>
      <RequestPage status={status} errors={errors} posted={done?.posted} />
    </InProvince>
  );
}

/** The page itself, when nothing is asked back. */
function RequestPage({ status, errors, posted }: { status: LeadStatus; errors: Errors; posted?: Raw }) {
  const {
    loaded: { commandId },
    fait,
    token,
    another,
    reading,
  } = useLoaderData<typeof loader>();
  const t = useWords(statusTexts);
  const c = useWords(correctionTexts);
  const to = usePath();
  const accepted = status.accepted ?? [];
  return (
    <div className="wrap narrow page">
      <Head title={t.statusTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <Done fait={fait} />
      {fait === 'deja' && (
        <p className="actions">
          <a className="button quiet" href={another}>
            {c.another}
          </a>
        </p>
      )}
      <Heading status={status} />
      {/* While no one has the request in hand, a person who cannot wait is shown numbers to dial. */}
      {BEFORE_ACCEPTED.includes(status.state) && <HelpNumbers urgency={status.urgency} province={status.province} />}
      <TeamQuestions status={status} commandId={commandId} posted={posted} />
      <RepresentationQuestions people={accepted} commandId={commandId} />
      <AcceptedPeople people={accepted} commandId={commandId} token={token} />
      {isConfirmed(status) && <WhatNext status={status} reading={reading} />}
      {!isEnded(status.state) && accepted.length === 0 && (
        <ContactConfirm status={status} errors={errors} commandId={commandId} posted={posted} />
      )}
      {!isConfirmed(status) && <WhatNext status={status} reading={reading} />}
      {status.state === 'Unserved' ? (
        <OtherWays status={status} commandId={commandId} />
      ) : (
        <WidenSearch status={status} commandId={commandId} />
      )}
      <EndedNext state={status.state} />
      <OwnReviews people={accepted} commandId={commandId} />
      <WhoSaw status={status} />
      {!isEnded(status.state) && <OwnPapers />}
      <RequestPapers token={token} legalAid={status.legalAid} />
      <Corrections status={status} token={token} commandId={commandId} errors={errors} posted={posted} />
      {!isEnded(status.state) && <PrivateDetails />}
      {status.actions.includes('WithdrawLead') && <Withdraw commandId={commandId} />}
      <p className="small soft">
        <a href={to('privacyRequest', { token })}>{t.eraseNote}</a>
      </p>
    </div>
  );
}

/** What was sent with the request, and the way to everything about its documents. */
function OwnPapers() {
  const { papers, token } = useLoaderData<typeof loader>();
  const d = useWords(documentTexts);
  const to = usePath();
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{d.title}</h2>
      <Documents {...papers} of={token} />
      <p>
        <a href={to('requestDocuments', { token })}>{d.all}</a>
      </p>
    </section>
  );
}

/** Which request this is: its code, its field and its region. */
function Heading({ status }: { status: LeadStatus }) {
  const t = useWords(statusTexts);
  const lang = useLang();
  const about = [fieldName(status.lawyerType, lang), regionName(status.region, lang)].filter(Boolean).join(' · ');
  return (
    <>
      <h1>
        {t.statusTitle} <span className="code-badge">{status.code}</span>
      </h1>
      {about && <p className="lead">{about}</p>}
    </>
  );
}

/** The way to the page where contact data are changed. */
function PrivateDetails() {
  const t = useWords(statusTexts);
  return (
    <section className="card" aria-labelledby="details">
      <h2 id="details">{t.detailsTitle}</h2>
      <p>{t.detailsText}</p>
      <form method="post">
        <button className="button quiet" type="submit" name="go" value="details">
          {t.detailsButton}
        </button>
      </form>
    </section>
  );
}

/** The way out, asked about once more before it is taken. */
function Withdraw({ commandId }: { commandId: string }) {
  const t = useWords(statusTexts);
  return (
    <section className="card" aria-labelledby="withdraw">
      <h2 id="withdraw">{t.withdrawTitle}</h2>
      <p>{t.withdrawText}</p>
      <form method="post">
        <input type="hidden" name="commandId" value={commandId} />
        <button className="button danger" type="submit" name="go" value="withdraw">
          {t.withdrawButton}
        </button>
      </form>
    </section>
  );
}

function WhoSaw({ status }: { status: LeadStatus }) {
  const t = useWords(statusTexts);
  const lang = useLang();
  const n = status.namesShownTo;
  const names = (status.accepted ?? []).map((a) => a.name);
  return (
    <section aria-labelledby="who">
      <h2 id="who">{t.whoTitle}</h2>
      <ul>
        <li>{t.whoTeam}</li>
        <li>{t.whoSummary}</li>
        <li>{n === 0 ? t.whoNames0 : n === 1 ? t.whoNames1 : fill(t.whoNamesN, { n })}</li>
        <li>{names.length > 0 ? fill(t.whoContact1, { name: listed(names, lang) }) : t.whoContact0}</li>
      </ul>
      <Looks looks={status.seen} />
    </section>
  );
}

function AskWithdraw({ commandId }: { commandId: string }) {
  const t = useWords(statusTexts);
  const reasons = [
    ['solved', t.reasonSolved],
    ['foundElsewhere', t.reasonFound],
    ['tooLong', t.reasonLong],
    ['mistake', t.reasonMistake],
    ['privacy', t.reasonPrivacy],
    ['other', t.reasonOther],
  ] as const;
  return (
    <div className="wrap narrow page">
      <Head title={t.withdrawAsk} hidden />
      <PauseDrawing />
      <h1>{t.withdrawAsk}</h1>
      <p className="lead">{t.withdrawAskText}</p>
      <form method="post" className="stack">
        <input type="hidden" name="commandId" value={commandId} />
        <fieldset>
          <legend>{t.withdrawReason}</legend>
          <div className="choices">
            {reasons.map(([value, label]) => (
              <div className="choice" key={value}>
                <input type="radio" id={`reason-${value}`} name="reason" value={value} />
                <label htmlFor={`reason-${value}`}>{label}</label>
              </div>
            ))}
          </div>
        </fieldset>
        <p className="actions">
          <button className="button" type="submit" name="go" value="withdraw-yes">
            {t.withdrawYes}
          </button>
          <a className="button quiet" href="">
            {t.withdrawNo}
          </a>
        </p>
      </form>
    </div>
  );
}
