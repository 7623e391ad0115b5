/** What opens with every request: others of the same person, by address, number, and name with the other party, among 100,000. */
import { inTurns, p95, timed } from '../../measure.mjs';
import { lib, startProduct } from '../../product.mjs';

const EACH = 40;

/**
 * @param at where the product is stopped by now; without a worker nothing is done about the requests that are asked about
 * @param count requests that are in the log and in the list
 */
export async function duplicates({ root, at, fixtures, count, report, quick }) {
  const { tableOf } = await lib(root, 'event-sourcing');
  const product = await startProduct({ root, ...at }, { names: ['sandbox', 'api'] });
  try {
    const staff = await product.signIn(fixtures);
    const table = tableOf(fixtures.kernel.registry.views.get('leads'));
    const rows = await fixtures.kernel.db.query(`select id from views.${table} where state = 'Unserved' order by id limit ${EACH}`);
    const get = (path) => staff.http.must('GET', path);
    const found = await get(`/api/leads/${rows[0].id}/duplicates`);
    if (found.length === 0) throw new Error('no request of that name is found: an empty answer is quick');
    const times = async (path) => {
      const durations = [];
      for (const { id } of rows) durations.push(await timed(() => get(path(id))));
      return p95(durations);
    };
    const { own, anchor } = await inTurns(
      quick ? 3 : 5,
      () => times((id) => `/api/leads/${id}/duplicates`),
      () => times((id) => `/api/views/leads/${id}`),
    );
    report({
      id: 'followUps.duplicates.p95Ms',
      unit: 'ms',
      own,
      anchor: { name: 'one row by its key over HTTP, p95', runs: anchor },
      note: `${found.length} found among ${count.toLocaleString('en')} requests, many of one name`,
    });
  } finally {
    await product.stop();
  }
}
