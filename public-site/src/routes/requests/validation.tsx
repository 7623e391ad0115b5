import { useActionData, useLoaderData, useLocation } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ErrorSummary } from '../../forms';
import { linkStanding } from '../../api/index.server';
import { statusTexts } from '../../features/requests/words/status';
import { useWords } from '../../lang';
import { CallPart } from '../../features/scheduling';
import { loadCall } from '../../features/scheduling/index.server';
import { actOnLead } from '../../features/requests/act-on-lead.server';
import { answered, behindLink } from '../../links/index.server';
import { ContactConfirm, Done, frameOf, isConfirmed, TeamQuestions } from '../../features/requests/contact-confirm';
import { SentDrawing, Head } from '../../layout';
import { LinkTrouble } from '../../links';
import { isEnded, WhatNext } from '../../features/requests/status-track';

import { readingOf } from '../../features/requests/reading.server';
import { langOf } from '../../routes.table';
import styles from '../../styles/scheduling.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('d') ?? '';

export async function loader({ request }: LoaderArgs) {
  const token = tokenOf(request);
  const fait = new URL(request.url).searchParams.get('fait');
  const [loaded, { purpose }] = await Promise.all([
    behindLink(request, token, 'GET /api/public/lead-status', {}),
    linkStanding(request, token),
  ]);
  const [reading, call] = await Promise.all([
    readingOf(request, loaded.value?.province, langOf(new URL(request.url).pathname)),
    loaded.value ? loadCall(request, token) : undefined,
  ]);
  return answered(loaded, { fait, reading, call, byEmail: purpose === 'confirm-email', frame: frameOf(loaded.value) });
}

export const action = ({ request }: ActionArgs) => actOnLead(request, tokenOf(request));
export const handle = { quiet: true };

/** M26: the client's side of validation. It shows what remains; only its buttons change anything. */
export default function Validation() {
  const {
    loaded: { value: status, trouble, commandId },
    fait,
    byEmail,
    reading,
    call,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(statusTexts);
  const { pathname, search } = useLocation();
  if (trouble || !status) return <LinkTrouble trouble={trouble!} done={done} />;
  const errors = done?.errors ?? {};
  const finished = (isConfirmed(status) || isEnded(status.state)) && !status.questions?.length;
  return (
    <div className="wrap narrow page">
      <Head title={t.validationTitle} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <Done fait={fait} />
      {finished && <SentDrawing />}
      <h1>{isEnded(status.state) ? t.statusTitle : finished ? t.allDoneTitle : t.validationTitle}</h1>
      <p>
        {t.number} <span className="code-badge">{status.code}</span>
      </p>
      {!isEnded(status.state) && <p className="lead">{finished ? t.allDoneText : t.validationLead}</p>}
      <TeamQuestions status={status} commandId={commandId} posted={done?.posted} />
      {call && (
        <CallPart
          {...call}
          commandId={commandId}
          errors={errors}
          posted={done?.posted ?? {}}
          at={(query) => `${pathname}?${new URLSearchParams({ d: new URLSearchParams(search).get('d') ?? '', ...query })}#appel`}
        />
      )}
      {isConfirmed(status) && <WhatNext status={status} reading={reading} />}
      {!isEnded(status.state) && !status.acceptedBy && (
        <ContactConfirm status={status} errors={errors} commandId={commandId} byEmail={byEmail} posted={done?.posted} />
      )}
      {!isConfirmed(status) && <WhatNext status={status} reading={reading} />}
    </div>
  );
}
