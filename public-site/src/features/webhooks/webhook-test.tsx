import { useState } from 'react';
import { call, Go, useAct, sendCommand } from '../../session';
import { proWebhookTexts } from './words/pro-webhook';
import { fill, useLang, useWords } from '../../lang';
import { errorsOf } from '../../api';
import { useFaultWords, type Webhook, type WebhookCall } from './webhook-calls';

/** How often the result of a test is looked for, and for how long. */
const LOOK_MS = 1_000;
const LOOKS = 15;

/** Sends a test, and waits for what came of it. */
export function WebhookTest({ webhook, reload }: { readonly webhook: Webhook; readonly reload: () => Promise<void> }) {
  const t = useWords(proWebhookTexts);
  const lang = useLang();
  const why = useFaultWords();
  const { busy, errors, act } = useAct();
  const [message, setMessage] = useState<{ readonly kind: 'success' | 'warning'; readonly text: string }>();
  const REFUSED: Readonly<Record<string, string>> = { 'test-under-way': t.testBusy, 'webhook-tests': t.testMany };
  const test = () =>
    act(async () => {
      setMessage(undefined);
      const before = new Set(webhook.deliveries.map(({ deliveryId }) => deliveryId));
      const reply = await sendCommand(lang, 'TestPipelineWebhook', { professionalId: webhook.professionalId });
      if (!reply.ok) {
        const refused = REFUSED[reply.problem.detail ?? ''];
        return refused ? { form: refused } : errorsOf(reply.problem, lang);
      }
      const result = await resultOf(lang, before);
      await reload();
      if (!result) setMessage({ kind: 'warning', text: t.testLate });
      else if (result.state === 'delivered') setMessage({ kind: 'success', text: fill(t.testOk, { status: result.status ?? '' }) });
      else setMessage({ kind: 'warning', text: fill(t.testFailed, { why: why(result) }) });
      return undefined;
    });
  return (
    <>
      <Go type="button" className="button quiet small-button" busy={busy} onPress={() => void test()}>
        {busy ? t.testWaiting : t.test}
      </Go>
      <div role="status">
        {message && <p className={`notice ${message.kind}`}>{message.text}</p>}
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
