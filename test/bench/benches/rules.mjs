/**
 * What rules of messages cost: events that meet all of them; a trial of a rule over a month of requests, and who sends requests meanwhile;
 * the first text of an offer, which waits for rules too; and requests that come all at once. BENCH_REQUESTS is another length of the month.
 */
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { appendLeads } from '../stored-leads.mjs';
import { firstSms } from './main-job/first-sms.mjs';
import { burst } from './rules/burst.mjs';
import { meeting } from './rules/meeting.mjs';
import { trial } from './rules/trial.mjs';

const REQUESTS = Number(process.env.BENCH_REQUESTS ?? 100_000);
/** A little less than a trial looks back, so that it meets every one of them. */
const DAYS = 29.9;
const SAVES = 10_000;

export async function run(given) {
  const { root, engine, say, report, quick } = given;
  await meeting(given);
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const stored = await appendLeads(root, fixtures.kernel, REQUESTS, DAYS);
  say(`${REQUESTS.toLocaleString('en')} requests of a month, ${stored.toLocaleString('en')} events`);
  const product = await startProduct({ root, ...at });
  const context = {
    root,
    ...at,
    ...fixtures,
    product,
    staff: await product.signIn(fixtures),
    quiet: () => quiet(fixtures.kernel, 600),
    bare: () => engine.database(),
    report,
  };
  try {
    await trial({ ...context, runs: quick ? 1 : 3 }, REQUESTS);
    await firstSms({ ...context, runs: quick ? 3 : 5, report: (figure) => report({ ...figure, id: 'rules.firstSmsMs' }) });
    await burst(context, quick ? SAVES / 10 : SAVES);
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}
