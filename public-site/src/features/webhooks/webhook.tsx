import type { Answer } from '@jurilien/contracts/api';
import { useEffect, useRef, useState } from 'react';
import { Ask, call, Copy, Go, LiveForm, Success, Wrong, useAct, sendCommand, useAsk, RetryNotice } from '../../session';
import { Line } from '../../forms';
import { common } from '../../i18n';
import { proWebhookTexts } from './words/pro-webhook';
import { fill, useLang, useWords, when } from '../../lang';
import { errorsOf, type Reply } from '../../api';
import { WebhookCalls, type Webhook } from './webhook-calls';
import { WebhookTest } from './webhook-test';
import { Loading } from '../../layout';

/** The professional’s pipeline, sent to their own tool (LW2); nothing is asked for until someone opens it. */
export function PipelineWebhook() {
  const t = useWords(proWebhookTexts);
  const [open, setOpen] = useState(false);
  return (
    <details className="leads-files" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t.title}</summary>
      {open && <Standing />}
    </details>
  );
}

function Standing() {
  const c = useWords(common);
  const { value, problem, reload } = useAsk('GET /api/pro/webhook', {});
  if (value) return <Own webhook={value} reload={reload} />;
  if (problem) return <RetryNotice text={problem.title ?? c.troubleTitle} reference={problem.reference} retry={reload} />;
  return <Loading lines={2} />;
}

interface Props {
  readonly webhook: Webhook;
  readonly reload: () => Promise<void>;
}

/** What starts, changes and stops the webhook; `asking` is the question open before a change that cannot be taken back. */
function useWebhookActs({ webhook: { professionalId }, reload }: Props) {
  const t = useWords(proWebhookTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<string | null>(null);
  const [secret, setSecret] = useState<string>();
  const [asking, setAsking] = useState<'rotate' | 'stop'>();
  /** What makes a secret shows it; an address that is already kept makes none. */
  const make = (ask: () => Promise<Reply<Answer<'POST /api/pro/webhook'>>>, done: string) =>
    act(async () => {
      setMessage(null);
      setAsking(undefined);
      const reply = await ask();
      if (!reply.ok) return reply.problem.code === 'VALIDATION' ? { url: t.urlWrong } : errorsOf(reply.problem, lang);
      setSecret(reply.value.secret);
      setMessage(reply.value.secret ? done : t.same);
      return reload();
    });
  const stop = () =>
    act(async () => {
      setAsking(undefined);
      const reply = await sendCommand(lang, 'SwitchOffPipelineWebhook', { professionalId });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setSecret(undefined);
      setMessage(t.stopped);
      return reload();
    });
  const commandId = (): string => crypto.randomUUID();
  return {
    busy,
    errors,
    message,
    secret,
    asking,
    ask: setAsking,
    forgetSecret: () => setSecret(undefined),
    start: (url: string) => void make(() => call(lang, 'POST /api/pro/webhook', { body: { commandId: commandId(), url } }), t.started),
    rotate: () => void make(() => call(lang, 'POST /api/pro/webhook/secret', { body: { commandId: commandId() } }), t.rotated),
    stop: () => void stop(),
  };
}
type WebhookActs = ReturnType<typeof useWebhookActs>;

function Own(props: Props) {
  const { webhook, reload } = props;
  const t = useWords(proWebhookTexts);
  const acts = useWebhookActs(props);
  const { busy, errors, message, secret, ask } = acts;
  const { on } = webhook;
  return (
    <div className="webhook">
      <p>
        <span className="badge">{on ? t.on : t.off}</span>
      </p>
      <p className="measure">{t.lead}</p>
      <p className="measure">{t.what}</p>
      <p className="measure small soft">{t.how}</p>
      <Failing webhook={webhook} />
      <Wrong errors={errors} />
      <Success>{message}</Success>
      {secret && <Secret secret={secret} onKept={acts.forgetSecret} />}
      <LiveForm
        name="pipeline-webhook"
        className="stack"
        errors={errors}
        values={{ url: webhook.url ?? '' }}
        onSend={({ url = '' }) => acts.start(url.trim())}
      >
        <Line name="url" type="url" label={t.url} hint={on ? `${t.urlHint} ${t.changeHint}` : t.urlHint} length={500} />
        <p className="actions">
          <Go busy={busy}>{on ? t.change : t.start}</Go>
        </p>
      </LiveForm>
      {on && (
        <div className="actions">
          <WebhookTest webhook={webhook} reload={reload} />
          <Go type="button" className="button quiet small-button" busy={busy} onPress={() => ask('rotate')}>
            {t.rotate}
          </Go>
          {webhook.actions.includes('SwitchOffPipelineWebhook') && (
            <Go type="button" className="button quiet small-button" busy={busy} onPress={() => ask('stop')}>
              {t.stop}
            </Go>
          )}
        </div>
      )}
      <section>
        <WebhookCalls calls={webhook.deliveries} />
      </section>
      <Confirmation acts={acts} />
    </div>
  );
}

/** Calls that fail: since when, or that they switched the webhook off. */
function Failing({ webhook: { on, off, failingSince } }: Pick<Props, 'webhook'>) {
  const t = useWords(proWebhookTexts);
  const lang = useLang();
  return (
    <>
      {!on && off?.by === 'failures' && <p className="notice warning">{fill(t.offFailures, { when: when(off.at, lang) })}</p>}
      {on && failingSince && <p className="notice warning">{fill(t.failing, { when: when(failingSince, lang) })}</p>}
    </>
  );
}

/** The question before a new secret, or before the webhook stops. */
function Confirmation({ acts: { asking, busy, ask, rotate, stop } }: { readonly acts: WebhookActs }) {
  const t = useWords(proWebhookTexts);
  const answers = { no: t.no, busy, onNo: () => ask(undefined) };
  if (asking === 'rotate') return <Ask title={t.rotateAsk} text={t.rotateText} yes={t.rotateYes} {...answers} onYes={rotate} />;
  if (asking === 'stop') return <Ask title={t.stopAsk} text={t.stopText} yes={t.stopYes} {...answers} onYes={stop} />;
  return null;
}

/** The secret, this once. */
function Secret({ secret, onKept }: { readonly secret: string; readonly onKept: () => void }) {
  const t = useWords(proWebhookTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="notice" aria-labelledby="webhook-secret">
      <h2 id="webhook-secret" ref={heading} tabIndex={-1}>
        {t.secretTitle}
      </h2>
      <p>{t.secretText}</p>
      <p>
        <code className="webhook-secret">{secret}</code>
      </p>
      <p className="actions">
        <Copy text={secret} label={t.secretCopy} className="button quiet small-button" />
        <button type="button" className="link-button" onClick={onKept}>
          {t.secretKept}
        </button>
      </p>
    </section>
  );
}
