/**
 * What a member of staff waits for on a Monday morning: the lists of X12 at 100,000 follow-ups, and other requests of the same person at
 * 100,000 requests; and the night in which renewals are planned.
 */
import { randomUUID } from 'node:crypto';
import { inTurns, p95, timed } from '../measure.mjs';
import { lib, openBenchKernel, startProduct } from '../product.mjs';
import { duplicates } from './follow-ups/duplicates.mjs';
import { planning } from './follow-ups/renewals.mjs';

const COUNT = 100_000;
const EACH = 40;
const PER_PAGE = 25;
const COLLEAGUES = 12;
const HOUR = 3_600_000;
const KINDS = ['callClient', 'custom', 'lowScore', 'contactMissed', 'requestQuiet', 'callAgain'];
const WAITING = { state: ['Open'] };

/** The life of one follow-up: two in three are over, and half of those that wait have someone. */
function* lifeOf(i, { staff, start, now, config }) {
  const leadId = randomUUID();
  const kind = KINDS[Math.floor(i / 6) % KINDS.length];
  const followUpId = randomUUID();
  const born = start + (i / COUNT) * (now - start);
  let version = 0;
  const event = (type, data, hours) => ({
    stream: `followup-${followUpId}`,
    version: ++version,
    position: 0,
    type,
    data: { followUpId, ...data },
    occurredAt: new Date(born + hours * HOUR).toISOString(),
    actor: { kind: 'system', id: 'bench' },
    config,
  });
  const dueAt = new Date(now + ((i % 400) - 200) * HOUR).toISOString();
  const about = { leadId, code: i.toString(36).toUpperCase().padStart(4, '0'), province: i % 3 ? 'QC' : 'ON' };
  yield event('FollowUpOpened', { ownerId: leadId, kind, ...about, dueAt, priority: i % 20 ? 'normal' : 'high' }, 0);
  if (i % 6 !== 4) yield event('FollowUpAssigned', { assigneeId: staff[Math.floor(i / 36) % staff.length] }, 1);
  if (i % 3 !== 1) yield event('FollowUpCompleted', { ownerId: leadId, outcome: 'reached', note: 'Jointe' }, 5);
}

/** Rows folded by the view's own handlers, saved by the projector's own statement. */
async function store(root, { kernel }, staff) {
  const { saveRows } = await lib(root, 'persistence');
  const { foldRows, stepsOf } = await lib(root, 'persistence', 'views/view-folding');
  const { tableOf } = await lib(root, 'event-sourcing');
  const view = kernel.registry.views.get('follow-ups');
  const now = Date.now();
  const world = { staff, start: now - 300 * 24 * HOUR, now, config: kernel.configuration.current() };
  for (let first = 0; first < COUNT; first += 5_000) {
    const events = Array.from({ length: 5_000 }, (_, n) => [...lifeOf(first + n, world)]).flat();
    await saveRows(kernel.db, view, foldRows(view, stepsOf(view, events), new Map()));
  }
  await kernel.db.query(`vacuum analyze views.${tableOf(view)}`);
}

export async function run({ root, engine, ...tools }) {
  const at = await engine.environment();
  const fixtures = await openBenchKernel(root, at.env);
  try {
    await lists({ root, at, fixtures, ...tools });
    const stored = (count) => duplicates({ root, at, fixtures, count, ...tools });
    await planning({ root, at, fixtures, stored, ...tools });
  } finally {
    await fixtures.kernel.close();
  }
}

async function lists({ root, at, fixtures, report, quick }) {
  const product = await startProduct({ root, ...at });
  try {
    const staff = await product.signIn(fixtures);
    await store(root, fixtures, [staff.id, ...Array.from({ length: COLLEAGUES - 1 }, () => randomUUID())]);
    const list = (filter, asked = {}) =>
      `/api/views/follow-ups?${new URLSearchParams({
        ...{ page: '1', perPage: String(PER_PAGE), sort: 'dueAt', order: 'asc' },
        ...{ filter: JSON.stringify(filter), ...asked },
      })}`;
    const now = new Date().toISOString();
    const questions = {
      list: (i) => list(WAITING, { page: String(1 + (i % 4)) }),
      overdue: () => list({ ...WAITING, dueAt_lte: now }),
      mine: () => list({ ...WAITING, assigneeId: staff.id }),
      team: () => list({ ...WAITING, assigned: false }),
      kind: (i) => list({ ...WAITING, kind: [KINDS[i % KINDS.length]] }),
      over: () => list({ state: ['Done', 'Cancelled'] }),
    };
    const times = async (ask) => {
      const durations = [];
      for (let i = 0; i < EACH; i++) durations.push(await timed(() => ask(i)));
      return p95(durations);
    };
    const get = (path) => staff.http.must('GET', path);
    const { data: some } = await get(list(WAITING));
    const byKey = () => times(() => get(`/api/views/follow-ups/${some[0].id}`));
    for (const [name, path] of Object.entries(questions)) {
      const { data } = await get(path(0));
      if (data.length !== PER_PAGE) throw new Error(`${name} answered ${data.length} rows: an empty list is quick`);
      const { own, anchor } = await inTurns(quick ? 3 : 5, () => times((i) => get(path(i))), byKey);
      report({
        id: `followUps.${name}.p95Ms`,
        unit: 'ms',
        own,
        anchor: { name: 'one row by its key over HTTP, p95', runs: anchor },
        note: `${COUNT.toLocaleString('en')} follow-ups`,
      });
    }
  } finally {
    await product.stop();
  }
}
