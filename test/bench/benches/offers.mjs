/**
 * A wave of a thousand offers: from its commit until both messages of each of them are in a provider's hands, by the database's clock;
 * and what an offer costs each process, which says the same on a busy machine. BENCH_OFFERS is another size of wave.
 */
import { cpuSeconds, shareEvenly } from '../cpu.mjs';
import { inTurns, timed, until } from '../measure.mjs';
import { niches, professional } from '../people.mjs';
import { plainInsert } from '../plain-insert.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { alike, inThePast, noReports, wave } from '../stored-wave.mjs';

const OFFERS = Number(process.env.BENCH_OFFERS ?? 1_000);
/** By text message and by e-mail. */
const MESSAGES = OFFERS * 2;
const SENT = `select count(*) as sent from events where position > $1 and type = 'MessageSent'`;
const HANDED = `select count(distinct m.stream)::int as messages, count(distinct m.payload ->> 'recipientId')::int as people,
    extract(epoch from max(sent.occurred_at) - min(wave.occurred_at)) as seconds, extract(epoch from min(sent.occurred_at) - min(wave.occurred_at)) as first
  from events m join events sent on sent.stream = m.stream and sent.type = 'MessageSent', events wave
 where m.type = 'MessageQueued' and m.position > wave.position and m.payload ->> 'leadId' = $2 and m.payload ->> 'rule' = 'R10'
   and wave.stream = $1 and wave.type = 'WaveStarted'`;

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const { kernel, dispatch } = await openBenchKernel(root, at.env);
  const past = inThePast({ kernel, dispatch });
  const [kind] = await niches(root);
  let people;
  const made = await timed(async () => {
    people = await alike(root, kernel, await professional(root, past, kind, 1_000), OFFERS, past.at);
  });
  say(`${OFFERS} professionals in ${Math.round(made / 1_000)} s`);
  const product = await startProduct({ root, ...at }, { names: ['sandbox', 'worker'] });
  Object.values(product.pids).forEach(shareEvenly);
  await until(async () => (await kernel.db.query('select 1 from checkpoints limit 1'))[0], 'the worker');
  await noReports(at.sandboxPort);
  await quiet(kernel);
  const plain = await plainInsert(await engine.database());
  const processes = { worker: product.pids.worker, database: engine.pid, providers: product.pids.sandbox };
  const spent = () => Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, cpuSeconds(pid)]));
  const costs = { worker: [], database: [], providers: [] };
  const firsts = [];
  const own = async (run) => {
    const before = spent();
    const [{ from }] = await kernel.db.query('select coalesce(max(position), 0) as from from events');
    const leadId = await wave(past, kind, people);
    const all = async () => Number((await kernel.db.query(SENT, [from]))[0].sent) >= MESSAGES;
    await until(all, 'the offers to be with the provider', 240, 500);
    const handed = await until(async () => {
      const [row] = await kernel.db.query(HANDED, [`distribution-${leadId}`, leadId]);
      return row.messages === MESSAGES && row.people === OFFERS && row;
    }, 'the last of them');
    await quiet(kernel, 300, 500);
    const after = spent();
    say(
      `${run < 0 ? 'warm-up' : `run ${run + 1}`}: ${Number(handed.seconds).toFixed(1)} s, the first after ${Number(handed.first).toFixed(2)} s`,
    );
    if (run >= 0) {
      firsts.push(Number(handed.first));
      for (const name of Object.keys(costs))
        if (before[name] !== undefined) costs[name].push(((after[name] - before[name]) * 1_000) / OFFERS);
    }
    return Number(handed.seconds);
  };
  const anchor = async () => (await plain.loop(10, OFFERS / 10)).total / 1_000;
  const measured = await inTurns(quick ? 2 : 3, own, anchor);
  report({
    id: `offers.${OFFERS}.s`,
    unit: 's',
    own: measured.own,
    anchor: { name: `${OFFERS} plain inserts, 10 at once`, runs: measured.anchor },
    note: 'wave committed → the last of their texts and e-mails handed over',
  });
  report({ id: 'offers.first_s', unit: 's', own: firsts, note: 'wave committed → the first of them' });
  for (const [name, own] of Object.entries(costs))
    if (own.length > 0) report({ id: `offers.cpu.${name}`, unit: 'ms/offer', own, note: 'from the wave to rest' });
  await plain.close();
  await product.stop();
  await kernel.close();
}
