/** From a commit to its row in the view, while half as many commands arrive as the kernel takes at most. */
import { setTimeout as pause } from 'node:timers/promises';
import { closedLoop, p95, inTurns, median } from '../measure.mjs';
import { many, niches, requestInValidation } from '../people.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';

const LEADS = 64;
const SECONDS = 4;

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const { kernel, dispatch } = fixtures;
  const product = await startProduct({ root, ...at });
  const staff = await product.signIn(fixtures);
  const kinds = await niches(root);
  const leads = await many(LEADS, (i) => requestInValidation(fixtures, staff.id, kinds[i]));
  await quiet(kernel);
  const tagged = new Set();
  const one = async (i) => {
    const { leadId, staff: by } = leads[i % LEADS];
    const untag = tagged.delete(leadId);
    if (!untag) tagged.add(leadId);
    const { position } = await dispatch('TagLead', { leadId, tagged: !untag }, by);
    return position;
  };
  const peak = (await closedLoop(16, quick ? 20 : 60, (user, n) => one(user + 16 * (n % 4)))).perSecond;
  await quiet(kernel);
  const rate = peak / 2;
  say(`${Math.round(peak)} commands/s at most, so ${Math.round(rate)}/s from here on`);

  const waiting = [];
  const unlisten = kernel.signals.onViews(({ position }) => {
    const now = performance.now();
    while (waiting.length > 0 && waiting[0].position <= position) {
      const { at: from, lags } = waiting.shift();
      lags.push(now - from);
    }
  });
  const paced = async () => {
    const lags = [];
    const sent = [];
    const started = performance.now();
    for (let n = 0; n < rate * SECONDS; n++) {
      const wait = started + (n * 1_000) / rate - performance.now();
      if (wait > 1) await pause(wait);
      sent.push(
        one(n).then((position) => {
          waiting.push({ position, at: performance.now(), lags });
          waiting.sort((a, b) => a.position - b.position);
        }),
      );
    }
    await Promise.all(sent);
    await quiet(kernel);
    return p95(lags);
  };
  const { own, anchor } = await inTurns(quick ? 3 : 5, paced, async () => {
    const times = [];
    for (let i = 0; i < 50; i++) {
      const from = performance.now();
      await kernel.db.query('select 1');
      times.push(performance.now() - from);
    }
    return median(times);
  });
  unlisten();
  report({
    id: 'lag.p95Ms',
    unit: 'ms',
    own,
    anchor: { name: 'one question to the database', runs: anchor },
    note: `${Math.round(rate)} commands/s, half of the peak; all views and automations on`,
  });
  await product.stop();
  await kernel.close();
}
