/** Every view built again from the whole log in one pass, against reading and parsing the same events once; and who writes meanwhile. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { closedLoop, inTurns, timed, until } from '../measure.mjs';
import { openBenchKernel, lib } from '../product.mjs';
import { storeHistory } from '../stored-history.mjs';

/** BENCH_EVENTS is another length of the log. */
const EVENTS = Number(process.env.BENCH_EVENTS ?? 1_000_000);
const BATCH = 5_000;

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const { kernel } = await openBenchKernel(root, at.env);
  const { rebuildViews, EVENT_COLUMNS } = { ...(await lib(root, 'persistence')), ...(await lib(root, 'persistence', 'log/event-codec')) };
  const stored = await storeHistory({ root, at, kernel }, quick ? EVENTS / 20 : EVENTS);
  const views = [...kernel.registry.views.values()];
  say(`${stored.toLocaleString('en')} events, ${views.length} views`);
  const rebuild = () => rebuildViews(kernel.db, kernel.codec, views);
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
  const runs = quick ? 2 : 5;
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
    note: `all ${views.length} views, ${stored.toLocaleString('en')} events, names and addresses opened`,
  });

  // Rebuilds one after another, by the operator's own program, for as long as the writers write.
  const write = () =>
    kernel.store.append({
      command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
      occurredAt: new Date().toISOString(),
      config: kernel.configuration.current(),
      streams: [
        {
          ref: { decider: { category: 'lead' }, id: randomUUID() },
          expectedVersion: 0,
          events: [{ type: 'LeadResumed', data: { leadId: randomUUID() } }],
        },
      ],
    });
  const writing = async () => (await closedLoop(8, quick ? 300 : 1_000, write)).perSecond;
  const script = join(root, 'dist/services/worker/src/events-cli.js');
  const beside = async () => {
    const rebuilding = spawn(process.execPath, [script, 'rebuild', '--all'], { env: at.env, stdio: 'ignore' });
    const ended = new Promise((done) => rebuilding.once('exit', done));
    await until(async () => (await kernel.db.query(`select 1 from checkpoints where reader like '%:next:%'`))[0], 'the rebuild');
    const rate = await writing();
    if (rebuilding.exitCode !== null) throw new Error('the rebuild was over before the writers were: its figure says nothing');
    rebuilding.kill('SIGKILL');
    await ended;
    return rate;
  };
  const live = await inTurns(runs, beside, writing);
  report({
    id: 'replay.liveWrites',
    unit: '/s',
    own: live.own,
    anchor: { name: 'the same writers without a rebuild', runs: live.anchor },
    asRatio: true,
    note: '8 writers in one process, all views rebuilt by another',
  });
  await kernel.close();
}
