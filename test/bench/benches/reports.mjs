/**
 * What the report of a year with a million requests takes (X16), alone and beside the year before at the same age: each question another one,
 * so that none is answered from memory; ten people who ask the same at once; what the columns behind it cost to read and to hold; and the
 * dashboard (X10). BENCH_LEADS is another number of requests a year.
 */
import { readFileSync } from 'node:fs';
import { inTurns, median, p95, timed } from '../measure.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { storeFacts } from '../stored-facts.mjs';
import { measureCompared } from './reports/compared.mjs';
import { measureDashboard } from './reports/dashboard.mjs';
import { EACH, FILTERS, question } from './reports/question.mjs';

const TEN = 10;
const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024;

export async function run({ root, engine, say, report, quick }) {
  const count = Number(process.env.BENCH_LEADS ?? (quick ? 100_000 : 1_000_000));
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  try {
    const staff = await product.signIn(fixtures);
    await quiet(fixtures.kernel);
    const stored = await storeFacts(root, fixtures.kernel, count);
    say(stored);
    const get = (path) => staff.http.must('GET', path);
    let asked = 0;
    const resident = residentMb(product.pids.api);
    const cold = await timed(() => get(question(asked++, {})));
    report({
      id: 'reports.first_s',
      unit: 's',
      own: [cold / 1_000],
      note: `${stored}, read and counted by a process that has asked nothing yet`,
    });
    const times = async () => {
      const durations = [];
      for (let i = 0; i < EACH; i++) durations.push(await timed(() => get(question(asked++))));
      return p95(durations);
    };
    const { total } = await get(question(asked++, { region: '07' }));
    if (!(total.submitted > 0 && total.accepted > 0)) throw new Error('a report of nothing is quick');
    const one = () => timed(() => get(question(asked++, {})));
    const ten = () => {
      const same = question(asked++, {});
      return timed(() => Promise.all(Array.from({ length: TEN }, () => get(same))));
    };
    const byKey = async () => {
      const durations = [];
      for (let i = 0; i < EACH; i++) durations.push(await timed(() => get('/api/account')));
      return median(durations);
    };
    const year = await inTurns(quick ? 3 : 5, times, byKey);
    report({
      id: 'reports.year.p95Ms',
      unit: 'ms',
      own: year.own,
      anchor: { name: 'one account over HTTP, median', runs: year.anchor },
      note: `12 months of ${stored}, by ${FILTERS.length} filters in turn`,
    });
    const earlier = async () => {
      const at = () => new Date(Date.now() - asked * 60_000).toISOString();
      const durations = [];
      for (let i = 0; i < EACH; i++) durations.push(await timed(() => get(question(asked++, undefined, { at: at() }))));
      return p95(durations);
    };
    report({
      id: 'reports.asOf.p95Ms',
      unit: 'ms',
      own: [await earlier()],
      note: `the same as of an earlier instant, which is reckoned anew`,
    });
    const at10 = await inTurns(quick ? 3 : 5, ten, one);
    report({
      id: 'reports.tenAtOnce.vsOne',
      unit: 'ms',
      own: at10.own,
      anchor: { name: 'one who asks', runs: at10.anchor },
      asRatio: true,
      note: `${TEN} who ask the same at once`,
    });
    report({
      id: 'reports.memory_mb',
      unit: 'MB',
      own: [residentMb(product.pids.api) - resident],
      note: `the API with the columns of ${stored}`,
    });
    await measureDashboard({ root, kernel: fixtures.kernel, http: staff.http, count, stored, say, report, quick });
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
  await measureCompared({ root, engine, count, say, report, quick });
}
