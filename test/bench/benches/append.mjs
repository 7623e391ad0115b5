/** What the log takes: one event per append and per commit promised, against a plain insert of the same size and against Emmett's store. */
import { randomUUID } from 'node:crypto';
import { emmett } from '../emmett.mjs';
import { closedLoop, inTurns } from '../measure.mjs';
import { plainInsert } from '../plain-insert.mjs';
import { lib, openBenchKernel } from '../product.mjs';

/** An event as long as the anchor's row, nothing in it sealed. */
const computed = (leadId) => ({
  type: 'MatchingComputed',
  data: {
    leadId,
    round: 1,
    wave: 1,
    configVersion: 1,
    inputsHash: '0'.repeat(32),
    eligible: 3,
    excluded: { E02: 12, E05: 3 },
    ranked: [1, 2, 3].map((n) => ({
      professionalId: leadId,
      name: `Me Banc ${n}`,
      points: 900 - n,
      parts: { field: 300, region: 200, answers: 100, fairness: n },
    })),
  },
});

/** A log in four partitions, the second one being filled. */
async function partitioned({ root, engine }) {
  const { env } = await engine.environment();
  const { kernel } = await openBenchKernel(root, env);
  const { makeEventRoom, partitionEvents } = await lib(root, 'persistence');
  const { behind } = await partitionEvents(kernel.db, 1_000_000);
  await kernel.db.query(`select setval('events_position_seq', $1)`, [behind]);
  await makeEventRoom(kernel.db);
  return kernel;
}

export async function run({ root, engine, report, quick }) {
  const { env } = await engine.environment();
  const { kernel } = await openBenchKernel(root, env);
  const plain = await plainInsert(await engine.database());
  const category = { category: 'distribution' };
  const config = kernel.configuration.current();
  const appendTo = (store) => async (id, expectedVersion) => {
    const answer = await store.append({
      command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
      occurredAt: new Date().toISOString(),
      config,
      province: 'QC',
      streams: [{ ref: { decider: category, id }, expectedVersion, events: [computed(id)] }],
    });
    if (answer === 'conflict') throw new Error('an append met a conflict that no one made');
  };
  const append = appendTo(kernel.store);
  const runs = quick ? 3 : 5;
  const against = async (id, clients, each, task, note, beside = { name: 'plain insert, same driver', loop: plain.loop }) => {
    const { own, anchor } = await inTurns(
      runs,
      async () => (await closedLoop(clients, each, task())).perSecond,
      async () => (await beside.loop(clients, each)).perSecond,
    );
    report({ id, unit: '/s', own, anchor: { name: beside.name, runs: anchor }, asRatio: true, note });
  };
  const fresh = () => () => append(randomUUID(), 0);
  await against('append.1.vsInsert', 1, 500, fresh, 'new streams');
  await against('append.8.vsInsert', 8, 250, fresh, 'new streams');
  await against('append.32.vsInsert', 32, 150, fresh, 'new streams');
  await against(
    'append.32.existing.vsInsert',
    32,
    150,
    () => {
      const streams = Array.from({ length: 32 }, () => randomUUID());
      return (user, n) => append(streams[user], n);
    },
    'each writer its own stream',
  );
  const other = await emmett(await engine.database(), engine.folder);
  const store = { name: 'emmett-postgresql 0.42.0, its own pool', loop: other.loop };
  await against('append.1.vsEmmett', 1, 300, fresh, 'new streams', store);
  await against('append.8.vsEmmett', 8, 150, fresh, 'new streams', store);
  await against('append.32.vsEmmett', 32, 100, fresh, 'new streams', store);
  await other.close();

  const parted = await partitioned({ root, engine });
  const oneTable = { name: 'the log as one table', loop: (clients, each) => closedLoop(clients, each, fresh()) };
  const inPartitions = appendTo(parted.store);
  for (const [clients, each] of [
    [1, 300],
    [32, 150],
  ])
    await against(`append.${clients}.inPartitions`, clients, each, () => () => inPartitions(randomUUID(), 0), 'new streams', oneTable);
  await parted.close();
  await plain.close();
  await kernel.close();
}
