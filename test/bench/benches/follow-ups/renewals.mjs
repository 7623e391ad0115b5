/**
 * The night in which every request that came to nothing before there were invitations is planned for, 100,000 at once; and what offers
 * wait for meanwhile: from a commit to its rows, and from a wave to the provider's hands.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { appendBatches } from '../../appended.mjs';
import { p95, until } from '../../measure.mjs';
import { many, niches, professional, requestInValidation } from '../../people.mjs';
import { lib, quiet, startProduct } from '../../product.mjs';
import { lifeOf } from '../../stored-leads.mjs';
import { alike, inThePast, noReports, wave } from '../../stored-wave.mjs';

const DAY = 86_400_000;
const A_BATCH = 5_000;
/** Born so long ago, they came to nothing about a week later. */
const BORN_DAYS = 20;
/** Requests that the team works on meanwhile, and how often a second. */
const LEADS = 16;
const PER_SECOND = 20;
/** A worker takes so long to start at most, on a machine that does other things. */
const STARTED_SECONDS = 600;
/** Professionals of a wave; one goes out so often. */
const PEOPLE = 5;
const WAVE_MS = 2_000;
/** How many go out without a planning beside them. */
const ALONE_MS = 10_000;

/** Requests that no one took, in the log and in the list; everything that reads the log has read them. */
async function store(root, kernel, count) {
  const { saveRows } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'views/view-folding');
  const { tableOf } = await lib(root, 'event-sourcing');
  const initial = await lib(root, 'lead', 'facts');
  const { nameMarkOf } = await lib(root, 'lead');
  const config = kernel.configuration.current();
  const view = kernel.registry.views.get('leads');
  const born = Date.now() - BORN_DAYS * DAY;
  // As the command writes it, so that others of that name are found.
  const found = ({ data, ...e }) => ({
    ...e,
    data: data.clientName ? { ...data, nameMark: nameMarkOf((value) => kernel.secrets.hash(value), data.clientName) } : data,
  });
  for (let first = 0; first < count; first += A_BATCH) {
    const lives = Array.from({ length: Math.min(A_BATCH, count - first) }, (_, n) =>
      [...lifeOf(first + n, born, initial, config, 'LeadUnserved')].map(found),
    );
    await appendBatches(
      kernel,
      lives.map((life) => life.map((e) => ({ ...e, actor: { ...e.actor, simulated: true }, correlationId: e.data.leadId }))),
    );
    await saveRows(kernel.db, view, foldRows(view, stepsOf(view, lives.flat()), new Map()));
  }
  await kernel.db.query('update checkpoints set position = (select max(position) from events)');
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
  await kernel.db.query('vacuum analyze events');
}

/** Milliseconds from each commit of a member of the team to its rows, until something is over. */
async function lagsUntil({ kernel, dispatch }, leads, isOver) {
  const lags = [];
  const waiting = [];
  const unlisten = kernel.signals.onViews(({ position }) => {
    for (const now = performance.now(); waiting.length > 0 && waiting[0].position <= position;) lags.push(now - waiting.shift().at);
  });
  const started = performance.now();
  for (let n = 0; !isOver(); n++) {
    const wait = started + (n * 1_000) / PER_SECOND - performance.now();
    if (wait > 0) await pause(wait);
    const { leadId, staff } = leads[n % LEADS];
    const { position } = await dispatch('TagLead', { leadId, tagged: Math.floor(n / LEADS) % 2 === 0 }, staff);
    waiting.push({ position, at: performance.now() });
  }
  await until(() => waiting.length === 0, 'the rows of the last commit');
  unlisten();
  return lags;
}

const HANDED = `select extract(epoch from max(sent.occurred_at) - min(wave.occurred_at)) as seconds, count(distinct m.stream)::int as messages
  from events wave, events m join events sent on sent.stream = m.stream and sent.type = 'MessageSent'
 where wave.stream = $1 and wave.type = 'WaveStarted' and m.type = 'MessageQueued' and m.payload ->> 'leadId' = $2 and m.payload ->> 'rule' = 'R10'`;

/** Seconds from each wave to the provider's hands, by text and by e-mail, until something is over. */
async function wavesUntil(past, { kind, people }, isOver) {
  const sent = [];
  for (let next = performance.now(); !isOver(); next += WAVE_MS) {
    await pause(Math.max(0, next - performance.now()));
    sent.push(await wave(past, kind, people));
  }
  const seconds = [];
  for (const leadId of sent)
    seconds.push(
      await until(async () => {
        const [row] = await past.kernel.db.query(HANDED, [`distribution-${leadId}`, leadId]);
        return row.messages === people.length * 2 && Number(row.seconds);
      }, 'the offers to be with the provider'),
    );
  return seconds;
}

/**
 * @param at the environment of a product that is stopped: its worker plans as soon as it runs
 * @param stored what else is measured once so many requests are stored
 */
export async function planning({ root, at, fixtures, stored, report, say, quick }) {
  const { kernel } = fixtures;
  const count = quick ? 5_000 : 100_000;
  const past = inThePast(fixtures);
  const kinds = await niches(root);
  const one = await professional(root, past, kinds[0], 1_000);
  const offered = { kind: kinds[0], people: await alike(root, kernel, one, PEOPLE, past.at) };
  const leads = await many(LEADS, (i) => requestInValidation(past, one.professionalId, kinds[i + 1]));
  // What offers need to know of them is read before the readers are told that they have read everything.
  const before = await startProduct({ root, ...at }, { names: ['sandbox', 'worker'] });
  await until(async () => (await kernel.db.query('select 1 from checkpoints limit 1'))[0], 'the worker', STARTED_SECONDS);
  await quiet(kernel);
  await before.stop();
  await store(root, kernel, count);
  await stored(count);
  say(`${count.toLocaleString('en')} requests came to nothing`);
  const providers = await startProduct({ root, ...at }, { names: ['sandbox'] });
  const answers = () =>
    noReports(at.sandboxPort).then(
      () => true,
      () => false,
    );
  await until(answers, 'the providers');
  const product = await startProduct({ root, ...at }, { names: ['worker'] });
  try {
    const planned = async () =>
      (
        await kernel.db.query(
          `select count(*)::int as n, extract(epoch from max(occurred_at) - min(occurred_at)) as seconds from events where type = 'RenewalPlanned'`,
        )
      )[0];
    await until(async () => (await planned()).n > 0, 'the planning to begin', STARTED_SECONDS);
    let isOver = false;
    const over = () => isOver;
    const night = until(async () => (await planned()).n >= count, `${count} requests to be planned`, 1_800, 250).finally(
      () => (isOver = true),
    );
    const [lags, beside] = await Promise.all([lagsUntil(fixtures, leads, over), wavesUntil(past, offered, over), night]);
    const { seconds } = await planned();
    await quiet(kernel);
    const end = performance.now() + ALONE_MS;
    const alone = await wavesUntil(past, offered, () => performance.now() >= end);
    const note = `${count.toLocaleString('en')} requests planned by a worker that does everything else beside it`;
    // A short night stands for a whole one.
    report({ id: 'followUps.renewals.seconds', unit: 's', own: [(Number(seconds) * 100_000) / count], note: `${note}, for 100,000` });
    report({ id: 'followUps.renewals.lag.p95Ms', unit: 'ms', own: [p95(lags)], note: `commit → row, ${lags.length} commits meanwhile` });
    report({
      id: 'followUps.renewals.offers.s',
      unit: 's',
      own: [p95(beside)],
      anchor: { name: 'the same waves without a planning', runs: [p95(alone)] },
      note: `wave → the last of its texts and e-mails handed over, p95 of ${beside.length} waves meanwhile`,
    });
  } finally {
    await product.stop();
    await providers.stop();
  }
}
