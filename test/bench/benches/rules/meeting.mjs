/** What it costs that events meet all rules, against the same messages written by hand. */
import { handWritten } from '../../hand-written/index.mjs';
import { inTurns, timed } from '../../measure.mjs';
import { lib, openBenchKernel } from '../../product.mjs';
import { storeHistory } from '../../stored-history.mjs';

const EVENTS = 10_000;
/** Each event meets the rules so often in a run: once is over in a moment. */
const TIMES = 20;

/** Events of every kind the demo has, and what is made of them. */
export async function meeting({ root, engine, report, quick }) {
  const at = await engine.environment();
  const { kernel } = await openBenchKernel(root, at.env);
  await storeHistory({ root, at, kernel }, EVENTS);
  const { readEvents, horizon } = await lib(root, 'persistence');
  const events = await readEvents(kernel.db, kernel.codec, 0, await horizon(kernel.db), EVENTS);
  const rules = kernel.registry.automations.find(({ name }) => name === 'rules').on;
  const byHand = handWritten(await lib(root, 'reference'), await lib(root, 'recruiting'));
  const made = { rules: 0, byHand: 0 };
  const met = (by, on) => async () =>
    timed(async () => {
      made[by] = 0;
      for (let n = 0; n < TIMES; n++) for (const e of events) made[by] += on[e.type]?.(e).length ?? 0;
    });
  const { own, anchor } = await inTurns(quick ? 5 : 15, met('rules', rules), met('byHand', byHand));
  if (made.rules === 0 || made.byHand === 0) throw new Error('no event made a message');
  report({
    id: 'rules.meet.vsByHand',
    unit: 'ms',
    own,
    anchor: { name: 'the messages of the same events, written by hand', runs: anchor },
    asRatio: true,
    note: `${events.length.toLocaleString('en')} events, ${TIMES} times: ${made.rules / TIMES} messages by rules, ${made.byHand / TIMES} by hand`,
  });
  await kernel.close();
}
