import { randomUUID } from 'node:crypto';
import { Refused, type Sendable } from '@jurilien/event-sourcing';
import { configWith, unchanging } from '@jurilien/event-sourcing/testing';
import { holdingId, type HoldingKind, retentionRun } from '@jurilien/privacy';
import { HOLDING_OUTCOMES, PARTS, retentionRowOf } from '@jurilien/processes';
import { DAY_MS, HOLDING_KINDS, plus, plusMonths, RETENTION_ROWS, retainedUntil, type RetentionRow } from '@jurilien/reference';
import { contexts, databaseNow, HOLDING_ROWS, previewRetention, stateOf, type Kernel } from '@jurilien/runtime';
import { testKernel } from '../../../../test/support/kernel.js';
import { writeRows } from '../../../../test/support/rows.js';
import { run } from './commands.js';
import { stepRun } from './run.js';

let k: Awaited<ReturnType<typeof testKernel>>;
let kernel: Kernel;
/** What went: the command and what it was about, in order. */
let sent: { name: string; input: Record<string, unknown> }[];
/** A step of the run itself is written; what lets go of things is only listened to, unless it is an erasure, whose key is asked about again. */
let fails: ((name: string, input: Record<string, unknown>) => void) | undefined;
const OF_THE_RUN = ['StartRetentionRun', 'RecordRetentionStep', 'CompleteRetentionRun'];

beforeEach(async () => {
  k = await testKernel(contexts);
  await k.project();
  sent = [];
  fails = undefined;
  const send = async (decision: Sendable<any>, input: Record<string, unknown>, more: { commandId: string; actor: never }) => {
    const { name } = decision as unknown as { name: string };
    fails?.(name, input);
    if (!OF_THE_RUN.includes(name)) sent.push({ name, input });
    if (!OF_THE_RUN.includes(name) && name !== 'StartErasure') return { position: 0, events: [] };
    const answer = await k.dispatch({ ...more, name, input: name === 'StartErasure' ? { ...input, owners: ['o'] } : input });
    await k.project();
    return answer;
  };
  kernel = { ...(k as unknown as Kernel), send: send as never };
});
afterEach(() => k.close());

const quiet = { info: () => undefined, warn: () => undefined };
const DAY = '2026-11-29';
/** Takes a run to its end, or so many steps. */
async function take(day = DAY, steps = 1_000): Promise<void> {
  for (let i = 0; i < steps && (await stepRun(kernel, day, quiet)); i++);
}
const counts = async (day = DAY) => (await stateOf(kernel, retentionRun, day)).rows;
const went = () =>
  sent.map(({ name, input }) => [
    name,
    input['id'] ?? input['leadId'] ?? input['professionalId'] ?? input['contactId'] ?? input['requestId'] ?? input['incidentId'],
  ]);

const kindAndOutcome = (row: RetentionRow): { kind: HoldingKind; outcome: string } =>
  HOLDING_KINDS.flatMap((kind) => HOLDING_OUTCOMES.map((outcome) => ({ kind, outcome }))).find((of) => retentionRowOf(of) === row)!;
const isPart = (row: RetentionRow): boolean => (PARTS as readonly string[]).includes(row);

/** Something of a row whose time counts from an instant. */
async function kept(row: RetentionRow, since: string, more: object = {}): Promise<string> {
  const entityId = randomUUID();
  if (isPart(row)) {
    await writeRows(k, 'retained', { id: `${row}:${entityId}`, part: row, entityId, since, ...more });
    return entityId;
  }
  const of = kindAndOutcome(row);
  const id = holdingId({ kind: of.kind, id: entityId });
  const row_ = { id, ...of, entityId, owner: entityId, owners: [entityId], since: plus(since, -DAY_MS), endedAt: since, ...more };
  await writeRows(k, 'holdings', row_);
  return entityId;
}
/** The instant from which on a row counted so that its time ends then. */
function sinceFor(row: RetentionRow, until: string): string {
  if (row === 'draft') return until;
  if (row === 'books') return plusMonths(until, Date.parse(until) > Date.now() ? -72 : -84);
  const config = configWith({});
  let since = plus(until, -(Date.parse(retainedUntil(row, until, config)) - Date.parse(until)));
  while (Date.parse(retainedUntil(row, since, config)) < Date.parse(until)) since = plus(since, 60_000);
  while (Date.parse(retainedUntil(row, since, config)) > Date.parse(until)) since = plus(since, -60_000);
  return since;
}
const now = (): Promise<string> => databaseNow(kernel);
const LISTED = [...HOLDING_ROWS, ...PARTS];

describe('a run of retention', () => {
  it('looks at every row of the table that no clock of its own empties', () => {
    expect(RETENTION_ROWS.filter((row) => !LISTED.includes(row)).sort()).toEqual(
      ['accessLog', 'candidate', 'documents', 'enquiry', 'explanations', 'jobApplication', 'messageBodies', 'surveys'].sort(),
    );
  });

  it.each(LISTED)('lets go of %s when its time is over, and of nothing before', async (row) => {
    const at = await now();
    const over = await kept(row, sinceFor(row, plus(at, -120_000)));
    await kept(row, sinceFor(row, plus(at, 2 * DAY_MS)));
    await take();
    expect(went()).toEqual([[expect.any(String), over]]);
    expect((await counts())[row]?.counts).toEqual({ due: 1, gone: 1, held: 0, failed: 0 });
    expect((await stateOf(kernel, retentionRun, DAY)).status).toBe('Completed');
  });

  it('goes by the configured time', async () => {
    const since = plusMonths(await now(), -5);
    await kept('endedRequest', since);
    await take();
    expect(went()).toEqual([]);
    kernel = { ...kernel, configuration: unchanging(configWith({ 'retention.endedMonths': 4 })) };
    await take('2026-11-30');
    expect(went()).toHaveLength(1);
  });

  it('leaves what lives, what is erased and what is held', async () => {
    const long = plusMonths(await now(), -60);
    await kept('acceptedRequest', long, { endedAt: null });
    await kept('acceptedRequest', long, { erasedAt: long });
    await kept('licenceProofs', long, { since: null });
    const held = await kept('acceptedRequest', long);
    const part = await kept('requestDetails', long, { holding: `request:${held}` });
    const hold = { kind: 'request', id: held, holdId: randomUUID(), until: plus(await now(), 90 * DAY_MS), owners: ['o'] };
    await k.dispatch({
      name: 'PlaceLegalHold',
      commandId: randomUUID(),
      input: hold,
      reason: 'a claim before the court',
      actor: { kind: 'user', id: 'first', role: 'jurilien_admin' },
    });
    await take();
    expect(went()).toEqual([]);
    expect(part).toBeTruthy();
    expect((await counts())['acceptedRequest']?.counts).toEqual({ due: 1, gone: 0, held: 1, failed: 0 });
    expect((await counts())['requestDetails']?.counts).toEqual({ due: 1, gone: 0, held: 1, failed: 0 });
  });

  it('keeps proof of consent while messages go to its address', async () => {
    const long = plusMonths(await now(), -40);
    const contactId = await kept('consents', long);
    await writeRows(k, 'messages', {
      ...{
        id: randomUUID(),
        contactId,
        queuedAt: plusMonths(await now(), -1),
        rule: 'R01',
        channel: 'email',
        class: 'service',
        lang: 'fr',
      },
      ...{ recipientKind: 'client', recipientId: 'p', state: 'Sent', to: 'x', attempts: 1, bodyKept: true, steps: [], version: 1 },
    });
    await take();
    expect(went()).toEqual([]);
  });

  it('goes on where it was killed: nothing is forgotten, nothing goes twice, and what was counted counts once', async () => {
    const long = plusMonths(await now(), -30);
    const all = new Set<string>();
    for (let i = 0; i < 450; i++) all.add(await kept('endedRequest', plus(long, i * 1_000)));
    let left = 250;
    fails = (name) => {
      if (name === 'StartErasure' && left-- <= 0) throw new Error('killed');
    };
    await expect(take()).rejects.toThrow('killed');
    const before = sent.length;
    expect(before).toBeGreaterThanOrEqual(200);
    expect((await counts())['endedRequest']?.counts.gone).toBe(200);
    fails = undefined;
    await take();
    expect(new Set(went().map(([, id]) => id))).toEqual(all);
    const found = (await counts())['endedRequest']!.counts;
    // Those that went after the last step was written are being erased already, and are no news.
    expect(found.failed).toBe(0);
    expect(found.gone).toBe(450 - (before - 200));
    const [started] = await k.db.query<{ n: number }>(`select count(*)::int as n from events where type = 'ErasureStarted'`);
    expect(started!.n).toBe(450);
  });

  it('counts what cannot go and goes on with the rest', async () => {
    const long = plusMonths(await now(), -30);
    const [first] = [await kept('requestDetails', long), await kept('requestDetails', plus(long, 1_000))];
    fails = (name, { leadId }) => {
      if (name === 'ForgetLeadDetails' && leadId === first) throw new Refused('WRONG_STATE', 'lead-goes-on');
    };
    await take();
    expect((await counts())['requestDetails']?.counts).toEqual({ due: 2, gone: 1, held: 0, failed: 1 });
  });

  it('counts what went by clocks of their own since the run before', async () => {
    await take('2026-11-28');
    const happens = async (type: string, stream: string, data: object) =>
      k.db.query(
        `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
         values ($1, 1, $2, 1, now(), '{"kind": "system", "id": "test"}', $3, 0, $3, $4)`,
        [stream, type, randomUUID(), data],
      );
    const id = randomUUID();
    await happens('SurveyAnonymised', `survey-${id}`, { acceptanceId: id, commentKey: `${id}/survey` });
    await happens('DocumentDeleted', `documents-${id}`, { leadId: id, documentId: id, why: 'retention' });
    await happens('DocumentDeleted', `documents-${randomUUID()}`, { leadId: id, documentId: id, why: 'owner' });
    await k.project();
    const preview = await previewRetention(kernel);
    expect([preview.rows.surveys.due, preview.rows.documents.due]).toEqual([1, 1]);
    await take();
    const rows = await counts();
    expect([rows['surveys']?.counts.gone, rows['documents']?.counts.gone, rows['candidate']?.counts.gone]).toEqual([1, 1, 0]);
  });
});

describe('a dry run', () => {
  it('counts what a run would do, and changes nothing', async () => {
    const long = plusMonths(await now(), -100);
    for (const row of LISTED) await kept(row, long);
    const state = async () => k.db.query('select (select count(*) from events) as events, (select count(*) from work_items) as work');
    const before = await state();
    const lines: string[] = [];
    expect(await run({ kernel, print: (line) => lines.push(line) }, { dryRun: true, json: false })).toBe(true);
    expect(await state()).toEqual(before);
    expect(sent).toEqual([]);
    const { rows } = await previewRetention(kernel);
    for (const row of LISTED) expect([row, rows[row]]).toEqual([row, { due: 1, gone: 1, held: 0, failed: 0 }]);
    expect(lines.find((line) => line.startsWith('draft'))).toMatch(/^draft +1 +1 +0 +0$/);
    await take();
    expect(sent).toHaveLength(LISTED.length);
  });
});
