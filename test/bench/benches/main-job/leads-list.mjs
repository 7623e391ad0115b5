/** The staff's list with 100,000 leads, as the console asks for it, one staff member at a time. */
import { inTurns, p95, timed } from '../../measure.mjs';

const EACH = 40;
const query = (asked) =>
  `/api/views/leads?${new URLSearchParams({ page: '1', perPage: '25', sort: 'createdAt', order: 'desc', ...asked })}`;
const filter = (f) => ({ filter: JSON.stringify(f) });
const NAMES = ['tremblay', 'océane', 'singh', 'sudbury', 'personne4321', '4182000', 'bouchard', 'xyzzy'];
const STATES = ['ToValidate', 'Closed', 'Withdrawn', 'Offering', 'InValidation', 'Rejected'];

/** What a list is asked for; `i` makes no two questions of a run alike. */
const QUESTIONS = {
  'list.p95Ms': () => query({}),
  'list.filter.p95Ms': (i) => query(filter({ state: [STATES[i % STATES.length]], province: i % 2 ? 'QC' : 'ON' })),
  'list.search.p95Ms': (i) => query({ q: NAMES[i % NAMES.length] }),
  'list.page100.p95Ms': (i) => query({ page: String(100 + (i % 3)) }),
  'list.sla.p95Ms': (i) => query({ sort: 'slaAt', order: i % 2 ? 'asc' : 'desc', ...filter({ state: ['ToValidate', 'InValidation'] }) }),
};

export async function leadsList({ staff, runs, report, stored }) {
  const {
    data: [{ id }],
  } = await staff.http.must('GET', query({}));
  const times = async (path) => {
    const durations = [];
    for (let i = 0; i < EACH; i++) durations.push(await timed(() => staff.http.must('GET', path(i))));
    return p95(durations);
  };
  for (const [figure, path] of Object.entries(QUESTIONS)) {
    const { own, anchor } = await inTurns(
      runs,
      () => times(path),
      () => times(() => `/api/views/leads/${id}`),
    );
    report({ id: figure, unit: 'ms', own, anchor: { name: 'one row by its key over HTTP, p95', runs: anchor }, note: stored });
  }
}
