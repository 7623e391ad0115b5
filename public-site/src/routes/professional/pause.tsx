import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { Go, LiveForm, Success, Wrong, useAct, sendCommand, serverTime, useAsk } from '../../session';
import type { ActionArgs, LoaderArgs } from '../../http';
import { ErrorSummary } from '../../forms';
import { proPauseTexts } from '../../features/pauses/words/pro-pause';
import { useLang, usePath, useWords } from '../../lang';
import { actOnPause } from '../../features/pauses/pause.server';
import { answered, behindLink } from '../../links/index.server';
import { Head, type Frame } from '../../layout';
import { LinkTrouble } from '../../links';
import { CurrentPauses, PauseFields } from '../../features/pauses/pause-parts';
import { errorsOf } from '../../api';
import { Failed, ProPage, Skeleton, Stale, type Pro } from '../../pro';
import { asked, type Pause, type PauseState } from '../../features/pauses/pause-form';
import styles from '../../styles/pro.css?url';

const tokenOf = (request: Request): string | null => new URL(request.url).searchParams.get('t');
export const handle: Frame = { quiet: true };

export async function loader({ request }: LoaderArgs) {
  const token = tokenOf(request);
  if (token === null) return { own: true as const, frame: { hydrate: true } satisfies Frame };
  return answered(await behindLink(request, token, 'GET /api/public/pause', {}), { fait: new URL(request.url).searchParams.get('fait') });
}

export const action = ({ request }: ActionArgs) => actOnPause(request, tokenOf(request) ?? '');

/** M19: no offers for a while, by a link or signed in. */
export default function PausePage() {
  const data = useLoaderData<typeof loader>();
  const t = useWords(proPauseTexts);
  if ('own' in data) return <ProPage title={t.title}>{(pro) => <Own pro={pro} />}</ProPage>;
  return <ByLink loaded={data.loaded} fait={data.fait} />;
}

const GONE_MS = 60_000;

function Own({ pro }: { pro: Pro }) {
  const t = useWords(proPauseTexts);
  const { value, problem, reload } = useAsk('GET /api/pro/pause', {}, GONE_MS);
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {value ? (
        <>
          <Stale problem={problem} />
          <Pauses state={value} pro={pro} reload={reload} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function Pauses({ state, pro, reload }: { state: PauseState; pro: Pro; reload: () => Promise<void> }) {
  const t = useWords(proPauseTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [done, setDone] = useState<string | null>(null);
  const send = (name: string, payload: Readonly<Record<string, unknown>>, message: string) =>
    act(async () => {
      setDone(null);
      const reply = await sendCommand(lang, name, { professionalId: pro.me.id, ...payload });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      await Promise.all([reload(), pro.reload()]);
      setDone(message);
      return undefined;
    });
  const resume = ({ scope, value }: Pause) => send('ResumeOffers', { scope, ...(value ? { value } : {}) }, t.resumed);
  return (
    <>
      <Success>{done}</Success>
      <CurrentPauses
        pauses={state.pauses}
        now={state.serverNow}
        go={(pause, label) => (
          <Go type="button" className="button quiet" busy={busy} onPress={() => void resume(pause)} label={label}>
            {t.resume}
          </Go>
        )}
      />
      {state.pauses.length > 1 && (
        <p className="actions">
          <Go type="button" busy={busy} onPress={() => void send('ResumeOffers', {}, t.resumed)}>
            {t.resumeAll}
          </Go>
        </p>
      )}
      <section aria-labelledby="new-pause">
        <h2 id="new-pause">{t.newTitle}</h2>
        <Wrong errors={errors} />
        <LiveForm
          name="pause"
          errors={errors}
          className="pause-form"
          onSend={(answers) => {
            const wish = asked(answers, serverTime(), lang);
            if ('errors' in wish) void act(async () => wish.errors);
            else void send('PauseOffers', wish.payload, t.done);
          }}
        >
          <PauseFields state={state} />
          <p className="actions">
            <Go busy={busy} className="button large">
              {t.pause}
            </Go>
          </p>
        </LiveForm>
      </section>
    </>
  );
}

type Answered = Extract<Awaited<ReturnType<typeof loader>>, { data: unknown }>['data'];

/** Behind the link of an offer: plain forms, no script. */
function ByLink({ loaded: { value: state, trouble, commandId }, fait }: Answered) {
  const t = useWords(proPauseTexts);
  const to = usePath();
  const done = useActionData<typeof action>();
  if (trouble) return <LinkTrouble trouble={trouble} done={done} />;
  if (!state) return null;
  const id = <input type="hidden" name="commandId" value={commandId} />;
  return (
    <div className="wrap narrow page">
      <link rel="stylesheet" href={styles} precedence="default" />
      <Head title={t.title} hidden failed={Object.keys(done?.errors ?? {}).length > 0} />
      <ErrorSummary errors={done?.errors ?? {}} />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {fait && !done && (
        <p className="notice success" role="status">
          {fait === 'reprise' ? t.resumed : t.done}
        </p>
      )}
      <CurrentPauses
        pauses={state.pauses}
        now={state.serverNow}
        go={(pause, label) => (
          <form method="post">
            {id}
            <input type="hidden" name="scope" value={pause.scope} />
            {pause.value && <input type="hidden" name="value" value={pause.value} />}
            <button className="button quiet" type="submit" name="go" value="resume" aria-label={label}>
              {t.resume}
            </button>
          </form>
        )}
      />
      <section aria-labelledby="new-pause">
        <h2 id="new-pause">{t.newTitle}</h2>
        <form method="post" className="pause-form" noValidate>
          {id}
          <PauseFields state={state} errors={done?.errors ?? {}} raw={done?.posted ?? {}} />
          <p className="actions">
            <button className="button large" type="submit" name="go" value="pause">
              {t.pause}
            </button>
            <a href={to('pause')}>{t.signIn}</a>
          </p>
        </form>
      </section>
    </div>
  );
}
