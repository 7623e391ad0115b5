/**
 * What staff wait for: the list of requests, its filters and its search at 10,000, 100,000 and a million requests, the page of one
 * request, and the scripts of the console's first screen. BENCH_LEADS is another longest list.
 */
import { inTurns, p95, timed } from '../measure.mjs';
import { niches, requestInValidation } from '../people.mjs';
import { openBenchKernel, quiet, startProduct } from '../product.mjs';
import { storeLeads } from '../stored-leads.mjs';
import { filesOf, sent } from '../weight.mjs';

const SMALLEST = 10_000;
const LONGEST = Number(process.env.BENCH_LEADS ?? 1_000_000);
const SIZES = [SMALLEST, 100_000, LONGEST].filter((size, i, all) => size <= LONGEST && all.indexOf(size) === i);
const EACH = 40;
const PER_PAGE = 25;
/** Names and addresses are masked in the list, so that no one searches them there: towns and codes are what is looked for. */
const WORDS = ['sudbury', 'montréal', 'laval', 'hamilton', 'gatineau', '5zz', 'london', 'xyzzy'];
const STATES = ['ToValidate', 'Closed', 'Withdrawn', 'Offering', 'InValidation', 'Rejected'];

const list = (view, asked = {}) => `/api/views/${view}?${new URLSearchParams({ page: '1', perPage: String(PER_PAGE), ...asked })}`;
const leads = (asked) => list('leads', { sort: 'createdAt', order: 'desc', ...asked });
const filter = (f) => ({ filter: JSON.stringify(f) });

/** What the list is asked for; `i` makes no two questions of a run alike. The first three are held to how they grow. */
const QUESTIONS = {
  list: () => leads({}),
  'list.filter': (i) => leads(filter({ state: [STATES[i % STATES.length]], province: i % 2 ? 'QC' : 'ON' })),
  'list.search': (i) => leads({ q: WORDS[i % WORDS.length] }),
  'list.page100': (i) => leads({ page: String(100 + (i % 3)) }),
  'list.sla': (i) => leads({ sort: 'slaAt', order: i % 2 ? 'asc' : 'desc', ...filter({ state: ['ToValidate', 'InValidation'] }) }),
};
const GROWING = ['list', 'list.filter', 'list.search'];

/** What the page of a request asks for at once; more than a hundred of something come by further pages. */
const pageOf = (leadId) => {
  const of = (view, sort, order, perPage) => list(view, { sort, order, perPage, ...filter({ leadId }) });
  return [
    `/api/views/lead-details/${leadId}`,
    `/api/views/leads/${leadId}`,
    of('offers', 'madeAt', 'asc', '100'),
    of('waves', 'startedAt', 'asc', '100'),
    of('lead-timeline', 'id', 'desc', '100'),
    of('messages', 'queuedAt', 'desc', '100'),
    of('ledger-entries', 'position', 'desc', '100'),
    `/api/leads/${leadId}/timers`,
  ];
};

export async function run({ root, engine, say, report, quick }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  const product = await startProduct({ root, ...at });
  const runs = quick ? 3 : 5;
  try {
    await firstScreen(at.port, report);
    const staff = await product.signIn(fixtures);
    const [kind] = await niches(root);
    const { leadId } = await requestInValidation(fixtures, staff.id, kind);
    await quiet(fixtures.kernel);
    const get = (path) => staff.http.must('GET', path);
    const times = async (ask) => {
      const durations = [];
      for (let i = 0; i < EACH; i++) durations.push(await timed(() => ask(i)));
      return p95(durations);
    };
    const byKey = () => times(() => get(`/api/views/leads/${leadId}`));
    const grown = new Map();
    for (const [n, size] of SIZES.entries()) {
      const stored = await storeLeads(root, fixtures.kernel, size, SIZES[n - 1]);
      say(stored);
      const measured = async (figure, ask) => {
        const { own, anchor } = await inTurns(runs, () => times(ask), byKey);
        grown.set(`${figure} ${size}`, own);
        const id = size === 100_000 ? `${figure}.p95Ms` : `${figure}.${size / 1_000}k.p95Ms`;
        report({ id, unit: 'ms', own, anchor: { name: 'one row by its key over HTTP, p95', runs: anchor }, note: stored });
      };
      for (const [figure, path] of Object.entries(QUESTIONS)) {
        const { data } = await get(path(0));
        if (data.length !== PER_PAGE) throw new Error(`${figure} at ${size} answered ${data.length} rows: an empty list is quick`);
        await measured(figure, (i) => get(path(i)));
      }
      await measured('console.lead', () => Promise.all(pageOf(leadId).map(get)));
    }
    for (const figure of GROWING)
      report({
        id: figure === 'list' ? 'console.list.growth' : `console.${figure}.growth`,
        unit: 'ms',
        own: grown.get(`${figure} ${LONGEST}`),
        anchor: { name: `the same at ${SMALLEST.toLocaleString('en')}`, runs: grown.get(`${figure} ${SMALLEST}`) },
        asRatio: true,
        note: `p95 at ${LONGEST.toLocaleString('en')} requests`,
      });
  } finally {
    await product.stop();
    await fixtures.kernel.close();
  }
}

/** The scripts named by the console's page: everything else comes when someone opens it. */
async function firstScreen(port, report) {
  const origin = `http://localhost:${port}`;
  const html = await (await fetch(`${origin}/admin`)).text();
  const preloaded = filesOf(html, 'link', 'href').flatMap(([tag, href]) => (tag.includes('modulepreload') ? [href] : []));
  const files = new Set([...filesOf(html, 'script', 'src').map(([, src]) => src), ...preloaded]);
  const sizes = await Promise.all([...files].map((path) => sent(origin + path)));
  report({
    id: 'console.initial.jsKb',
    unit: 'KB gzip',
    own: [sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024],
    note: `${files.size} files of the first screen`,
  });
}
