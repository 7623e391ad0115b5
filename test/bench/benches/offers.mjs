/**
 * A wave of a thousand offers: from its commit until both messages of each of them are in a provider's hands, by the database's clock;
 * and what an offer costs each process, which says the same on a busy machine. BENCH_OFFERS is another size of wave.
 */
import { randomUUID } from 'node:crypto';
import { cpuSeconds, shareEvenly } from '../cpu.mjs';
import { inTurns, timed, until } from '../measure.mjs';
import { niches, phoneNumber, professional, requestInValidation } from '../people.mjs';
import { plainInsert } from '../plain-insert.mjs';
import { lib, openBenchKernel, quiet, startProduct } from '../product.mjs';

const OFFERS = Number(process.env.BENCH_OFFERS ?? 1_000);
/** By text message and by e-mail. */
const MESSAGES = OFFERS * 2;
/** What is told of the past rings no bells: nobody is written to about their registration. */
const PAST = { kind: 'system', id: 'bench', simulated: true };
const SENT = `select count(*) as sent from events where position > $1 and type = 'MessageSent'`;
const HANDED = `select count(distinct m.stream)::int as messages, count(distinct m.payload ->> 'recipientId')::int as people,
    extract(epoch from max(sent.occurred_at) - min(wave.occurred_at)) as seconds, extract(epoch from min(sent.occurred_at) - min(wave.occurred_at)) as first
  from events m join events sent on sent.stream = m.stream and sent.type = 'MessageSent', events wave
 where m.type = 'MessageQueued' and m.position > wave.position and m.payload ->> 'leadId' = $2 and m.payload ->> 'rule' = 'R10'
   and wave.stream = $1 and wave.type = 'WaveStarted'`;

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const { kernel, dispatch } = await openBenchKernel(root, at.env);
  const then = new Date(Date.now() - 7_200_000).toISOString();
  const past = {
    kernel,
    at: then,
    dispatch: (name, input, over = {}) => dispatch(name, input, { ...over, actor: { ...PAST, ...over.actor, simulated: true }, at: then }),
  };
  const [kind] = await niches(root);
  let people;
  const made = await timed(async () => {
    people = await alike(root, kernel, await professional(root, past, kind, 1_000), OFFERS, then);
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

/** As many professionals as one: their past is hers under names, addresses and numbers of their own, fifty in one append. */
async function alike(root, kernel, one, count, at) {
  const { readStream } = await lib(root, 'persistence');
  const { professional: decider } = await lib(root, 'professionals');
  const past = await readStream(kernel.db, kernel.codec, `professional-${one.professionalId}`);
  const people = Array.from({ length: count }, (_, n) => {
    const professionalId = randomUUID();
    return {
      professionalId,
      name: `Me Banc ${n + 2}`,
      email: `pro-${professionalId.slice(0, 8)}@exemple.test`,
      phoneNumber: phoneNumber(),
    };
  });
  const told = (data, who) => ({ ...data, ...Object.fromEntries(Object.entries(who).filter(([field]) => data[field] !== undefined)) });
  for (let n = 0; n < count; n += 50)
    await kernel.store.append({
      command: { name: 'bench', commandId: randomUUID(), input: {}, actor: PAST },
      occurredAt: at,
      province: 'QC',
      streams: people
        .slice(n, n + 50)
        .map((who) => ({
          ref: { decider, id: who.professionalId },
          expectedVersion: 0,
          events: past.map(({ type, data }) => ({ type, data: told(data, who) })),
        })),
    });
  return people;
}

/** Nobody is there to take the provider's reports: it is told to keep them. */
const noReports = (port) =>
  fetch(`http://127.0.0.1:${port}/api/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ callbacks: { mode: 'none' } }),
  });

/** One request on offer to all of them: everything before its wave happened two hours ago, the wave happens now. */
async function wave(past, kind, people) {
  const { leadId, validate, staff } = await requestInValidation(past, people[0].professionalId, kind);
  await past.dispatch('ValidateLead', validate, staff);
  const { position } = await past.dispatch('StartOffering', { leadId });
  const [{ payload }] = await past.kernel.db.query('select payload from events where position = $1', [position]);
  await past.dispatch('StartRound', payload);
  const [{ version }] = await past.kernel.db.query('select max(version) as version from events where stream = $1', [
    `distribution-${leadId}`,
  ]);
  const ofWave = { leadId, round: 1, wave: 1 };
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const offer = { ...ofWave, code: payload.code, priceCc: payload.coinValueCc, expiresAt, lang: 'fr', points: 1, parts: {} };
  await past.kernel.store.append({
    command: { name: 'bench', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'bench' } },
    occurredAt: new Date().toISOString(),
    province: 'QC',
    streams: [
      {
        ref: { decider: { category: 'distribution' }, id: leadId },
        expectedVersion: version,
        events: [
          { type: 'WaveStarted', data: { ...ofWave, size: people.length, endsAt: expiresAt } },
          ...people.map(({ professionalId }) => ({ type: 'OfferMade', data: { ...offer, offerId: randomUUID(), professionalId } })),
        ],
      },
    ],
  });
  return leadId;
}
