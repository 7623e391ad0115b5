/**
 * What the first page of the console takes for an administrator (X10): every line of what waits, the day against eight such weekdays, searches
 * and gaps, in one question. Beside the facts, the list of requests is as long.
 */
import { inTurns, median, p95, timed } from '../../measure.mjs';
import { storeLeads } from '../../stored-leads.mjs';

const EACH = 20;

/** @param stored in words, how many facts there are */
export async function measureDashboard({ root, kernel, http, count, stored, say, report, quick }) {
  const rows = await storeLeads(root, kernel, count);
  say(rows);
  const get = () => http.must('GET', '/api/dashboard');
  const first = await timed(get);
  report({ id: 'reports.dashboard.first_s', unit: 's', own: [first / 1_000], note: 'asked the first time' });
  const { lines, day, live } = await get();
  if (!(lines.length > 0 && live.n > 0 && day.figures[0].usual > 0)) throw new Error('a dashboard with nothing on it is quick');
  const each = async (ask) => {
    const durations = [];
    for (let i = 0; i < EACH; i++) durations.push(await timed(ask));
    return durations;
  };
  const turns = await inTurns(
    quick ? 3 : 5,
    async () => p95(await each(get)),
    async () => median(await each(() => http.must('GET', '/api/account'))),
  );
  report({
    id: 'reports.dashboard.p95Ms',
    unit: 'ms',
    own: turns.own,
    anchor: { name: 'one account over HTTP, median', runs: turns.anchor },
    note: `${rows}, facts of ${stored}; ${lines.length} lines wait`,
  });
}
