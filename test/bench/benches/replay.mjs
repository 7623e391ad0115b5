/** A view built again from the whole log, against reading and parsing the same events once; and who writes meanwhile. */
import { randomUUID } from 'node:crypto';
import { closedLoop, inTurns, timed } from '../measure.mjs';
import { openBenchKernel, lib } from '../product.mjs';
import { storeEvents } from '../stored-leads.mjs';

const EVENTS = 100_000;
const BATCH = 5_000;

export async function run({ root, engine, say, report, quick }) {
  const { env } = await engine.environment();
  const { kernel } = await openBenchKernel(root, env);
  const { rebuildView, EVENT_COLUMNS } = { ...(await lib(root, 'persistence')), ...(await lib(root, 'persistence', 'event-codec')) };
  const stored = await storeEvents(root, kernel, quick ? EVENTS / 5 : EVENTS);
  say(`${stored.toLocaleString('en')} events`);
  const view = kernel.registry.views.get('leads');
  const rebuild = () => rebuildView(kernel.db, kernel.codec, view);
  const scan = async () => {
    for (
      let from = 0, rows;
      (rows = await kernel.db.query(`select ${EVENT_COLUMNS} from events e where e.position > $1 order by e.position limit $2`, [
        from,
        BATCH,
      ])).length > 0;
    )
      from = Number(rows.at(-1).position);
  };
  const runs = quick ? 3 : 5;
  const { own, anchor } = await inTurns(
    runs,
    () => timed(rebuild),
    () => timed(scan),
  );
  report({
    id: 'replay.vsScan',
    unit: 'ms',
    own,
    anchor: { name: 'reading and parsing the same events once', runs: anchor },
    asRatio: true,
    note: `the leads view, ${stored.toLocaleString('en')} events, names and addresses opened`,
  });

  // Rebuilds one after another for as long as the writers write.
  const write = () =>
    kernel.store.append({
      command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
      occurredAt: new Date().toISOString(),
      streams: [
        {
          ref: { decider: { category: 'lead' }, id: randomUUID() },
          expectedVersion: 0,
          events: [{ type: 'LeadResumed', data: { leadId: randomUUID() } }],
        },
      ],
    });
  const writing = async () => (await closedLoop(8, quick ? 200 : 500, write)).perSecond;
  const beside = async () => {
    let on = true;
    const rebuilding = (async () => {
      while (on) await rebuild();
    })();
    const rate = await writing();
    on = false;
    await rebuilding;
    return rate;
  };
  const live = await inTurns(runs, beside, writing);
  report({
    id: 'replay.liveWrites',
    unit: '/s',
    own: live.own,
    anchor: { name: 'the same writers without a rebuild', runs: live.anchor },
    asRatio: true,
    note: '8 writers in the process that rebuilds',
  });
  await kernel.close();
}
