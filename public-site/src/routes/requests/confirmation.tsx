import { BEFORE_ANSWERED } from '@jurilien/contracts';
import { useActionData, useLoaderData, useLocation } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { sentDocuments } from '../../features/documents/documents.server';
import { ErrorSummary } from '../../forms';
import { statusTexts } from '../../features/requests/words/status';
import { InProvince, usePath, useWords } from '../../lang';
import { actOnLead } from '../../features/requests/act-on-lead.server';
import { behindLink } from '../../links/index.server';
import type { LeadStatus } from '../../features/requests/lead-status';
import { asksForDocuments, ConfirmationFacts, ConfirmationOf, DocumentsOf } from '../../features/requests/confirmation-kinds';
import { ContactConfirm, Done, isConfirmed } from '../../features/requests/contact-confirm';
import { SentDrawing, Head } from '../../layout';
import { HelpNumbers } from '../../features/intake/quick/help-numbers';
import { LinkTrouble } from '../../links';
import { isEnded, WhatNext } from '../../features/requests/status-track';
import { readingOf } from '../../features/requests/reading.server';
import { langOf, pageAt, type PageId } from '../../routes.table';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('d') ?? '';

export async function loader({ request }: LoaderArgs) {
  const token = tokenOf(request);
  const fait = new URL(request.url).searchParams.get('fait');
  const lang = langOf(new URL(request.url).pathname);
  if (token === '')
    return { loaded: null, token, fait, reading: await readingOf(request, null, lang), ...(await sentDocuments(request, token, false)) };
  const loaded = await behindLink(request, token, 'GET /api/public/lead-status', {});
  const reading = await readingOf(request, loaded.value?.province, lang);
  return { loaded, token, fait, reading, ...(await sentDocuments(request, token, asksForDocuments(loaded.value))) };
}

export const handle = { exit: true };

export const action = ({ request }: ActionArgs) => actOnLead(request, tokenOf(request));

const TITLES = {
  confirmation: 'confirmTitle',
  confirmationConsult: 'consultTitle',
  confirmationLegalAid: 'aidTitle',
  confirmationMandate: 'mandateTitle',
} as const;
const PREPARE = {
  confirmation: 'prepareGeneral',
  confirmationConsult: 'prepareConsult',
  confirmationLegalAid: 'prepareAid',
  confirmationMandate: 'prepareMandate',
} as const;
const kindOf = (page: PageId | undefined): keyof typeof TITLES => (page && page in TITLES ? (page as keyof typeof TITLES) : 'confirmation');

/** What the request is now: one asked as a task may have become more. */
const NOW: Readonly<Record<LeadStatus['confirmKind'], keyof typeof TITLES>> = {
  general: 'confirmation',
  consult: 'confirmationConsult',
  juridicalHelp: 'confirmationLegalAid',
  smallMandate: 'confirmationMandate',
};

/** C01 to C04: received, what happens next, confirm the contact. An expired link shows the general words. */
export default function Confirmation() {
  const { loaded, token, fait, documents, refused, reading } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(statusTexts);
  const to = usePath();
  const { pathname } = useLocation();
  const status = loaded?.value ?? null;
  const kind = status ? NOW[status.confirmKind] : kindOf(pageAt(pathname)?.page);
  const errors = done?.errors ?? {};
  if (loaded?.trouble && (done?.renewed || loaded.trouble.standing === 'down')) return <LinkTrouble trouble={loaded.trouble} done={done} />;
  // Opened again much later: the page then shows where the request is now instead of what will happen.
  const moved = status !== null && !BEFORE_ANSWERED.includes(status.state);
  return (
    <InProvince value={status?.province}>
      <div className="wrap narrow page">
        <Head title={t[TITLES[kind]]} hidden failed={Object.keys(errors).length > 0} />
        <ErrorSummary errors={errors} />
        <Done fait={fait} />
        <SentDrawing />
        <h1>{t[TITLES[kind]]}</h1>
        {status ? (
          <>
            <p>
              {t.number} <span className="code-badge">{status.code}</span>
            </p>
            {!moved && <p className="lead">{isConfirmed(status) ? t.confirmLeadDone : t.confirmLead}</p>}
            {!isEnded(status.state) && (
              <ContactConfirm status={status} errors={errors} commandId={loaded!.commandId} posted={done?.posted} />
            )}
          </>
        ) : (
          <p className="lead">{t.confirmGeneric}</p>
        )}
        {loaded?.trouble && loaded.trouble.standing !== 'down' && (
          <form method="post" className="actions">
            <button className="button quiet" type="submit" name="go" value="renew">
              {t.renewLink}
            </button>
          </form>
        )}
        {status && !isEnded(status.state) && <HelpNumbers urgency={status.urgency} province={status.province} />}
        {moved ? (
          <WhatNext status={status} reading={reading} />
        ) : (
          <NextSteps reading={reading} waits={status !== null && !isConfirmed(status)} />
        )}
        {status && !moved && !isEnded(status.state) && <ConfirmationOf status={status} errors={errors} />}
        {asksForDocuments(status) && <DocumentsOf status={status} documents={documents} refused={refused} token={token} />}
        <Prepare kind={kind} urgent={Boolean(status?.urgency)} />
        {status && <ConfirmationFacts status={status} token={token} />}
        {status && (
          <p className="actions">
            <a className="button quiet" href={to('myRequest', { token })}>
              {t.follow}
            </a>
          </p>
        )}
        <p className="small soft">{t.receipt}</p>
      </div>
    </InProvince>
  );
}

/** What happens from here on; the first step waits for the contact to be confirmed. */
function NextSteps({ reading, waits }: { readonly reading: string; readonly waits: boolean }) {
  const t = useWords(statusTexts);
  return (
    <>
      <h2>{t.nextTitle}</h2>
      <ol className="track">
        <li className={waits ? 'later' : 'now'}>
          <p>{reading}</p>
        </li>
        <li className="later">
          <p>{t.next2}</p>
        </li>
        <li className="later">
          <p>{t.next3}</p>
        </li>
      </ol>
    </>
  );
}

/** What to have ready for the call, and where else to look while there is time. */
function Prepare({ kind, urgent }: { readonly kind: keyof typeof PREPARE; readonly urgent: boolean }) {
  const t = useWords(statusTexts);
  return (
    <>
      <h2>{t.prepareTitle}</h2>
      <p className="measure">{t[PREPARE[kind]]}</p>
      {!urgent && (
        <>
          <h2>{t.otherTitle}</h2>
          <p className="measure">{t.otherText}</p>
        </>
      )}
    </>
  );
}
