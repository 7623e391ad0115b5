/** What an administrator waits for after a provider was away for a night: the list of N07 at 100,000 pieces of work that were given up, over HTTP. */
import { median, p95, timed } from '../measure.mjs';
import { openBenchKernel, startProduct } from '../product.mjs';

const COUNT = 100_000;
const EACH = 40;
const KINDS = ['deliver', 'notify', 'settle-lead', 'send-webhook'];
const REASONS = 12;
/** One row of so many was given up, the others are done. */
const OF_ALL = 11;
/** Rows written by one statement. */
const PAGE = 20_000;

/** Work of four kinds and twelve reasons, among ten times as much that is done. */
async function fill({ db }) {
  for (let first = 1; first <= COUNT * OF_ALL; first += PAGE)
    await db.query(
      `insert into work_items (id, job, key, input, position, occurred_at, state, attempts, due_at, fault)
       select gen_random_uuid(), ($3::text[])[1 + n % 4], 'bench-' || n, jsonb_build_object('messageId', gen_random_uuid(), 'rule', 'R15'), n,
              now() - n * interval '1 second', case when n % $4::int = 0 then 'failed' else 'done' end, 5, now() - n * interval '1 second',
              'SendFailure before-acceptance ' || (n / $4::int) % $5::int
         from generate_series($1::int, $2::int) n`,
      [first, Math.min(COUNT * OF_ALL, first + PAGE - 1), KINDS, OF_ALL, REASONS],
    );
  // Before anything is measured: what was just written is known to be there for all.
  await db.query('vacuum analyze work_items');
}

export async function run({ root, engine, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  try {
    const staff = await product.signIn(fixtures);
    await fill(fixtures.kernel);
    const ask = async (query = {}) => {
      const answer = await staff.http.must('GET', `/api/operations/dead-letters?${new URLSearchParams(query)}`);
      if (answer.rows.length === 0) throw new Error('nothing was listed');
      return answer;
    };
    const first = await ask();
    if (first.total !== COUNT) throw new Error(`${first.total} rows are listed`);
    const { job, fault } = first.groups[0];
    let place = first.rows.at(-1);
    for (let n = 0; n < 20; n++) place = (await ask({ afterAt: place.givenUpAt, afterId: place.id })).rows.at(-1);
    const pages = { newest: {}, reason: { job, fault }, deep: { afterAt: place.givenUpAt, afterId: place.id } };
    const all = [];
    for (const [name, query] of Object.entries(pages)) {
      const took = [];
      for (let n = 0; n < (quick ? 10 : EACH); n++) took.push(await timed(() => ask(query)));
      report({ id: `deadLetters.${name}.p95Ms`, unit: 'ms', own: [p95(took)], note: `median ${median(took).toFixed(0)} ms` });
      all.push(...took);
    }
    report({ id: 'deadLetters.list100k.p95Ms', unit: 'ms', own: [p95(all)], note: 'the newest, one reason, twenty pages down' });
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
