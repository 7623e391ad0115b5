/** The night in which every request that came to nothing before there were invitations is planned for: 100,000 at once. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appendBatches } from '../../appended.mjs';
import { timed } from '../../measure.mjs';
import { lib } from '../../product.mjs';
import { lifeOf } from '../../stored-leads.mjs';

const DAY = 86_400_000;
const A_BATCH = 5_000;
/** Born so long ago, they came to nothing about a week later. */
const BORN_DAYS = 20;

/** Requests that no one took, in the log and in the list. */
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
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
  await kernel.db.query('vacuum analyze events');
}

/**
 * @param kernel of a product that is stopped: what the worker does once an hour is measured alone
 * @param stored what else is measured once so many requests are stored
 */
export async function planning({ root, kernel, report, say, quick, stored }) {
  const count = quick ? 5_000 : 100_000;
  await store(root, kernel, count);
  await stored(count);
  say(`${count.toLocaleString('en')} requests came to nothing`);
  const file = join(root, 'dist', 'services', 'worker', 'src', 'lead', 'plan-missed-renewals.js');
  const { planMissedRenewals } = await import(pathToFileURL(file).href);
  const ms = await timed(() => planMissedRenewals(kernel));
  const [{ planned }] = await kernel.db.query("select count(*)::int as planned from events where type = 'RenewalPlanned'");
  if (planned < count) throw new Error(`${planned} of ${count} were planned: the night would be measured without its work`);
  // A short night stands for a whole one.
  report({
    id: 'followUps.renewals.seconds',
    unit: 's',
    own: [((ms / 1_000) * 100_000) / count],
    note: `${count.toLocaleString('en')} requests planned, for 100,000`,
  });
}
