/**
 * A night of retention over the requests of years, while people send requests: how long it takes until everything that was due is erased,
 * and how many requests a second are still taken. BENCH_REQUESTS is another number of stored requests.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { appendBatches } from '../../appended.mjs';
import { closedLoop, median, until } from '../../measure.mjs';
import { niches, requestSender } from '../../people.mjs';
import { lib } from '../../product.mjs';
import { lifeOf } from '../../stored-leads.mjs';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 1_000_000);
const DAY = 86_400_000;
/** Requests of two years are kept: that many nights let go of their share. */
const NIGHTS = 730;
/** Days since those that are due began, and over how many days the others are spread. */
const LONG_AGO = 800;
const RECENT = 60;
const USERS = 10;
const EACH = 20;
const A_BATCH = 5_000;
const NIGHT_SECONDS = 3_600;
const ASK_MS = 5_000;
/** Between two stretches of live traffic at full speed: without it the night would wait for the messages of tens of thousands of requests. */
const BETWEEN_MS = 10_000;

/** Tonight's run is over before it began, so that the worker makes the one that is measured; it is named by another day. */
async function overBefore(root, dispatch, day) {
  const { RETENTION_ROWS } = await lib(root, 'reference');
  await dispatch('StartRetentionRun', { day });
  for (const row of RETENTION_ROWS) await dispatch('RecordRetentionStep', { day, row, due: 0, gone: 0, held: 0, failed: 0, over: true });
  await dispatch('CompleteRetentionRun', { day });
}

/**
 * Requests of the last weeks as rows of the lists alone, and those that are due tonight as they happened, with their streams and keys.
 * @returns how many are due
 */
async function store({ root, kernel }) {
  const { saveRows } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'views/view-folding');
  const { tableOf } = await lib(root, 'event-sourcing');
  const initial = await lib(root, 'lead', 'facts');
  const config = kernel.configuration.current();
  const views = ['holdings', 'retained'].map((name) => kernel.registry.views.get(name));
  const due = Math.round(REQUESTS / NIGHTS);
  const now = Date.now();
  const past = Array.from({ length: due }, (_, i) => [...lifeOf(i, now - LONG_AGO * DAY, initial, config)]);
  await appendBatches(
    kernel,
    past.map((life) => life.map((e) => ({ ...e, actor: { ...e.actor, simulated: true }, correlationId: e.data.leadId }))),
  );
  for (let first = due; first < REQUESTS; first += A_BATCH) {
    const events = [];
    for (let i = first; i < Math.min(REQUESTS, first + A_BATCH); i++)
      events.push(...lifeOf(i, now - RECENT * (i / REQUESTS) * DAY, initial, config));
    for (const view of views) await saveRows(kernel.db, view, foldRows(view, stepsOf(view, events), new Map()));
  }
  for (const view of views) await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
  return due;
}

/** Until the run is over and all that it let go of is erased; asked seldom, because the log is read for it. */
async function lastErased({ kernel, happened }) {
  await until(() => happened('RetentionRunCompleted'), 'the end of the run', NIGHT_SECONDS, ASK_MS);
  const nothingOpen = async () => {
    const [{ open }] = await kernel.db.query(
      `select count(*) filter (where type = 'ErasureStarted') - count(*) filter (where type = 'ErasureCompleted') as open
         from events where type in ('ErasureStarted', 'ErasureCompleted')`,
    );
    return Number(open) === 0;
  };
  await until(nothingOpen, 'the last erasure', NIGHT_SECONDS, ASK_MS);
}

export async function retention({ root, env, kernel, dispatch, product, quiet, report, say, quick }) {
  const dayOf = (at) => new Date(at).toISOString().slice(0, 10);
  await overBefore(root, dispatch, dayOf(Date.now()));
  const due = await store({ root, kernel });
  say(`${REQUESTS.toLocaleString('en')} requests are held, about ${due.toLocaleString('en')} are due tonight`);
  await quiet();

  const kinds = await niches(root);
  const send = await requestSender(root, env);
  const live = async () =>
    (await closedLoop(USERS, EACH, (user, n) => send(product.http, kinds[(user * EACH + n) % kinds.length]))).perSecond;
  const alone = [];
  await live();
  for (let n = 0; n < (quick ? 2 : 4); n++) {
    alone.push(await live());
    await quiet();
  }

  const day = dayOf(Date.now() + DAY);
  await dispatch('StartRetentionRun', { day });
  const stream = `retention-${day}`;
  const happened = async (type) =>
    (await kernel.db.query('select occurred_at as at from events where stream = $1 and type = $2 limit 1', [stream, type]))[0]?.at;
  await until(() => happened('RetentionStepDone'), 'the worker to begin', 120);
  const beside = [];
  let over = false;
  const night = lastErased({ kernel, happened }).finally(() => (over = true));
  while (!over) {
    beside.push(await live());
    await pause(BETWEEN_MS);
  }
  await night;
  const [{ ms, erased }] = await kernel.db.query(
    `with run as (select min(position) as first, min(occurred_at) as began from events where stream = $1 and type = 'RetentionStepDone')
     select extract(epoch from max(e.occurred_at) - min(run.began)) * 1000 as ms, count(*) filter (where e.type = 'ErasureCompleted') as erased
       from events e, run
      where e.position > run.first and (e.type = 'ErasureCompleted' or (e.type = 'RetentionRunCompleted' and e.stream = $1))`,
    [stream],
  );
  if (Number(erased) < due / 2) throw new Error(`${erased} of about ${due} were erased: the night would be measured without its work`);
  report({
    id: 'privacy.retention.minutes',
    unit: 'min',
    own: [Number(ms) / 60_000],
    note: `${Number(erased).toLocaleString('en')} requests erased, of ${REQUESTS.toLocaleString('en')} held`,
  });
  report({
    id: 'privacy.retention.liveShare',
    unit: 'of the rate without',
    own: [median(beside) / median(alone)],
    note: `${median(beside).toFixed(1)} requests a second beside it, ${median(alone).toFixed(1)} without`,
  });
}
