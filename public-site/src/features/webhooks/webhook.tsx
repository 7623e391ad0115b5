import type { Answer } from '@jurilien/contracts/api';
import { useEffect, useRef, useState } from 'react';
import { Ask, call, Copy, Go, LiveForm, Said, Wrong, useAct, sendCommand, useAsk } from '../../session';
import { Line } from '../../forms';
import { common } from '../../i18n';
import { proWebhookTexts } from './words/pro-webhook';
import { fill, useLang, useWords, when } from '../../lang';
import { errorsOf, type Problem, type Reply } from '../../api';
import { useFaultWords, WebhookCalls, type WebhookCall } from './webhook-calls';

type Webhook = Answer<'GET /api/pro/webhook'>;
/** How often the result of a test is looked for, and for how long. */
const LOOK_MS = 1_000;
const LOOKS = 15;

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
  if (problem)
    return (
      <div className="notice danger" role="alert">
        <p>{problem.title ?? c.troubleTitle}</p>
        {problem.reference && <p>{fill(c.reference, { reference: problem.reference })}</p>}
        <button type="button" className="link-button" onClick={() => void reload()}>
          {c.retry}
        </button>
      </div>
    );
  return (
    <div className="skeleton" aria-busy="true">
      <span />
      <span />
    </div>
  );
}

function Own({ webhook, reload }: { readonly webhook: Webhook; readonly reload: () => Promise<void> }) {
  const t = useWords(proWebhookTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const [said, setSaid] = useState<string | null>(null);
  const [secret, setSecret] = useState<string>();
  const [asking, setAsking] = useState<'rotate' | 'stop'>();
  const { professionalId, on, off, failingSince } = webhook;

  /** What makes a secret shows it; an address that is already kept makes none. */
  const make = (ask: () => Promise<Reply<Answer<'POST /api/pro/webhook'>>>, done: string) =>
    act(async () => {
      setSaid(null);
      setAsking(undefined);
      const reply = await ask();
      if (!reply.ok) return wrong(reply.problem);
      setSecret(reply.value.secret);
      setSaid(reply.value.secret ? done : t.same);
      return reload();
    });
  const wrong = (problem: Problem) => {
    if (problem.code === 'VALIDATION') return { url: t.urlWrong };
    return errorsOf(problem, lang);
  };
  const stop = () =>
    act(async () => {
      setAsking(undefined);
      const reply = await sendCommand(lang, 'SwitchOffPipelineWebhook', { professionalId });
      if (!reply.ok) return errorsOf(reply.problem, lang);
      setSecret(undefined);
      setSaid(t.stopped);
      return reload();
    });
  return (
    <div className="webhook">
      <p>
        <span className="badge">{on ? t.on : t.off}</span>
      </p>
      <p className="measure">{t.lead}</p>
      <p className="measure">{t.what}</p>
      <p className="measure small soft">{t.how}</p>
      {!on && off?.by === 'failures' && <p className="notice warning">{fill(t.offFailures, { when: when(off.at, lang) })}</p>}
      {on && failingSince && <p className="notice warning">{fill(t.failing, { when: when(failingSince, lang) })}</p>}
      <Wrong errors={errors} />
      <Said>{said}</Said>
      {secret && <Secret secret={secret} onKept={() => setSecret(undefined)} />}
      <LiveForm
        name="pipeline-webhook"
        className="stack"
        errors={errors}
        values={{ url: webhook.url ?? '' }}
        onSend={({ url = '' }) =>
          void make(() => call(lang, 'POST /api/pro/webhook', { body: { commandId: crypto.randomUUID(), url: url.trim() } }), t.started)
        }
      >
        <Line name="url" type="url" label={t.url} hint={on ? `${t.urlHint} ${t.changeHint}` : t.urlHint} length={500} />
        <p className="actions">
          <Go busy={busy}>{on ? t.change : t.start}</Go>
        </p>
      </LiveForm>
      {on && (
        <div className="actions">
          <Test webhook={webhook} reload={reload} />
          <Go type="button" className="button quiet small-button" busy={busy} onPress={() => setAsking('rotate')}>
            {t.rotate}
          </Go>
          {webhook.actions.includes('SwitchOffPipelineWebhook') && (
            <Go type="button" className="button quiet small-button" busy={busy} onPress={() => setAsking('stop')}>
              {t.stop}
            </Go>
          )}
        </div>
      )}
      <section>
        <WebhookCalls calls={webhook.deliveries} />
      </section>
      {asking === 'rotate' && (
        <Ask
          title={t.rotateAsk}
          text={t.rotateText}
          yes={t.rotateYes}
          no={t.no}
          busy={busy}
          onYes={() => void make(() => call(lang, 'POST /api/pro/webhook/secret', { body: { commandId: crypto.randomUUID() } }), t.rotated)}
          onNo={() => setAsking(undefined)}
        />
      )}
      {asking === 'stop' && (
        <Ask
          title={t.stopAsk}
          text={t.stopText}
          yes={t.stopYes}
          no={t.no}
          busy={busy}
          onYes={() => void stop()}
          onNo={() => setAsking(undefined)}
        />
      )}
    </div>
  );
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

/** Sends a test, and waits for what came of it. */
function Test({ webhook, reload }: { readonly webhook: Webhook; readonly reload: () => Promise<void> }) {
  const t = useWords(proWebhookTexts);
  const lang = useLang();
  const why = useFaultWords();
  const { busy, errors, act } = useAct();
  const [said, setSaid] = useState<{ readonly kind: 'success' | 'warning'; readonly text: string }>();
  const REFUSED: Readonly<Record<string, string>> = { 'test-under-way': t.testBusy, 'webhook-tests': t.testMany };
  const test = () =>
    act(async () => {
      setSaid(undefined);
      const before = new Set(webhook.deliveries.map(({ deliveryId }) => deliveryId));
      const reply = await sendCommand(lang, 'TestPipelineWebhook', { professionalId: webhook.professionalId });
      if (!reply.ok) {
        const refused = REFUSED[reply.problem.detail ?? ''];
        return refused ? { form: refused } : errorsOf(reply.problem, lang);
      }
      const result = await resultOf(lang, before);
      await reload();
      if (!result) setSaid({ kind: 'warning', text: t.testLate });
      else if (result.state === 'delivered') setSaid({ kind: 'success', text: fill(t.testOk, { status: result.status ?? '' }) });
      else setSaid({ kind: 'warning', text: fill(t.testFailed, { why: why(result) }) });
      return undefined;
    });
  return (
    <>
      <Go type="button" className="button quiet small-button" busy={busy} onPress={() => void test()}>
        {busy ? t.testWaiting : t.test}
      </Go>
      <div role="status">
        {said && <p className={`notice ${said.kind}`}>{said.text}</p>}
        {errors.form && <p className="notice danger">{errors.form}</p>}
      </div>
    </>
  );
}

/** The test that was not there before, once it is over; nothing when that takes too long. */
async function resultOf(lang: 'fr' | 'en', before: ReadonlySet<string>): Promise<WebhookCall | undefined> {
  for (let looks = 0; looks < LOOKS; looks++) {
    await new Promise((go) => setTimeout(go, LOOK_MS));
    const reply = await call(lang, 'GET /api/pro/webhook', {});
    const test = reply.ok ? reply.value.deliveries.find((d) => d.kind === 'test' && !before.has(d.deliveryId)) : undefined;
    if (test && test.state !== 'waiting') return test;
  }
  return undefined;
}
