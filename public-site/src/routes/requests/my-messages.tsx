import { useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Area, ErrorSummary, FormProvider } from '../../forms';
import { talkTexts } from '../../features/talk/words/talk';
import { fill, usePath, useWords } from '../../lang';
import { Head } from '../../layout';
import { LinkTrouble, StepUpPage } from '../../links';
import styles from '../../styles/talk.css?url';
import { actOnTalk, loadTalk } from '../../features/talk/talk.server';
import { Words } from '../../features/talk/words';

export const handle = { exit: true };
export const links = () => [{ rel: 'stylesheet', href: styles }];

export const loader = ({ request, params }: LoaderArgs) => loadTalk(request, params.token ?? '');
export const action = ({ request, params }: ActionArgs) => actOnTalk(request, params.token ?? '');

/** N01, its conversation: the client and one who accepted, through us; shown after a code, written to by a plain post. */
export default function MyMessages() {
  const {
    loaded: { value: talk, trouble, commandId },
    fait,
    token,
  } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useWords(talkTexts);
  const to = usePath();
  const errors = done?.errors ?? {};
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!talk) return <StepUpPage errors={errors} sent={done?.codeSent ?? fait === 'code'} commandId={commandId} typed={done?.typed} />;
  const name = talk.name ?? '';
  const title = fill(t.title, { name });
  return (
    <div className="wrap narrow page talk-page">
      <Head title={title} hidden failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      {fait === 'message' && !done && (
        <p className="notice success" role="status">
          {t.sent}
        </p>
      )}
      <p>
        <a className="plain-link" href={to('myRequest', { token })}>
          ← {t.back}
        </a>
      </p>
      <h1>
        {title} <span className="code-badge">{talk.code}</span>
      </h1>
      <p className="lead">{fill(t.leadClient, { name })}</p>
      <div className="talk-box">
        {talk.said.length > 0 ? <Words talk={talk} label={title} /> : !talk.closed && <p className="soft">{t.noneClient}</p>}
        {talk.closed ? (
          <p className="notice">{t[`closed_${talk.closed}`]}</p>
        ) : (
          <form method="post" noValidate>
            <input type="hidden" name="commandId" value={commandId} />
            <input type="hidden" name="acceptanceId" value={talk.acceptanceId} />
            <FormProvider value={{ raw: done?.posted ?? {}, errors }}>
              <Area name="message" label={t.write} hint={t[`hint_${talk.way ?? 'sms'}`]} rows={4} />
            </FormProvider>
            <div className="actions">
              <button className="button" type="submit" name="go" value="say">
                {t.send}
              </button>
              <a className="plain-link" href="">
                {t.again}
              </a>
            </div>
          </form>
        )}
      </div>
    </div>
  );
}
