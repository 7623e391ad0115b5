import { randomUUID } from 'node:crypto';
import { lead } from '@jurilien/lead';
import { submitted as told } from '@jurilien/lead/testing';
import { stateOf } from '@jurilien/runtime';
import { stepRun } from '../../services/worker/src/retention/run.js';
import { eventually } from '../support/eventually.js';
import { viewTable } from '../support/invariants.js';
import { settled, startSystem, type System } from '../support/system.js';

const DAY_MS = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const quiet = { info: () => undefined, warn: () => undefined };
/** A day of its own, so that the run that the worker makes by night is another one. */
const TOMORROW = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

/** A night of retention on the running product (4.10.13): what is over goes from lists and log, what is not or is held stays. */
describe('retention', () => {
  let system: System;
  type Staff = Awaited<ReturnType<System['signIn']>>;
  let admin: Staff;

  /** A request of the past that ended so many days ago. */
  async function endedRequest(days: number, end: string, data: object): Promise<string> {
    const { kernel } = system;
    const [leadId, personId] = [randomUUID(), randomUUID()];
    const events = [...told, [end, data] as const].map(([type, of]) => {
      const ids = { leadId, ...('personId' in of ? { personId } : {}) };
      return { type, data: { ...of, ...ids, ...(type === 'LeadSubmitted' ? { code: randomUUID().slice(0, 4).toUpperCase() } : {}) } };
    });
    const command = { name: 'test', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'test', simulated: true } as const };
    const config = kernel.configuration.current();
    const streams = [{ ref: { decider: lead, id: leadId }, expectedVersion: 0, events }];
    const answer = await kernel.store.append({ command, occurredAt: ago(days), config, streams } as never);
    if (answer === 'conflict') throw new Error('a new stream meets no other');
    await settled(kernel, answer.position);
    return leadId;
  }
  const rowOf = async (view: string, id: string) =>
    (await system.kernel.db.query<Record<string, unknown>>(`select * from ${viewTable(system, view)} where id = $1`, [id]))[0];
  const run = async (): Promise<void> => {
    const kernel = { ...system.kernel, send: system.kernel.send.bind(system.kernel) };
    while (await stepRun(kernel, TOMORROW, quiet));
  };

  beforeAll(async () => {
    system = await startSystem();
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  it('is counted for administrators and no one else', async () => {
    const { status, body } = await admin('GET', '/api/retention/preview');
    expect(status).toBe(200);
    expect(body.rows.endedRequest).toMatchObject({ due: 0, gone: 0, held: 0, failed: 0 });
    expect(Date.parse(body.nextRunAt)).toBeGreaterThan(Date.parse(body.at));
    for (const role of ['admin_qc', 'admin_validation', 'report_admin', 'professional'])
      expect((await (await system.signIn(role))('GET', '/api/retention/preview')).status).toBe(403);
  });

  // proves: ASVS row 89
  it('lets go of what is over and of nothing else', async () => {
    const rejected = await endedRequest(100, 'LeadRejected', { reasonCode: 'notLegal' });
    const young = await endedRequest(80, 'LeadRejected', { reasonCode: 'notLegal' });
    const held = await endedRequest(100, 'LeadRejected', { reasonCode: 'notLegal' });
    const closed = await endedRequest(200, 'LeadClosed', { closeReason: 'other' });
    const old = await endedRequest(400, 'LeadClosed', { closeReason: 'other' });
    // One that waits for its second administrator keeps it as well.
    const hold = { kind: 'request', id: held, holdId: randomUUID(), until: new Date(Date.now() + 90 * DAY_MS).toISOString() };
    const placed = await admin('POST', '/api/commands/PlaceLegalHold', {
      ...{ commandId: randomUUID(), payload: hold, reason: 'a claim before the court' },
    });
    expect(placed.body).not.toHaveProperty('code');
    await settled(system.kernel, placed.body.position);
    const { rows } = (await admin('GET', '/api/retention/preview')).body;
    expect([rows.stoppedRequest, rows.endedRequest, rows.requestDetails].map(({ due, held: kept }) => [due, kept])).toEqual([
      [2, 1],
      [1, 0],
      [2, 0],
    ]);
    await run();
    const erased = async (leadId: string) => (await rowOf('holdings', `request:${leadId}`))?.['erasedAt'] !== null;
    await eventually(async () => (await erased(rejected)) && (await erased(old)), 'what is over to be erased');
    expect([await erased(young), await erased(held), await erased(closed)]).toEqual([false, false, false]);

    // The log itself, read anew by who opens it next: nothing of the one, only the matter of the other.
    await eventually(async () => (await rowOf('lead-details', closed))?.['othersInvolved'] === null, 'the parties to be gone');
    expect(await rowOf('lead-details', closed)).toMatchObject({ clientName: 'Maude Tremblay', summary: null });
    expect(await rowOf('lead-details', young)).toMatchObject({ description: expect.stringContaining('Je me sépare') });
    const keys = async (owner: string) =>
      (
        await system.kernel.db.query<{ gone: boolean }>('select destroyed_at is not null as gone from person_keys where owner = $1', [
          owner,
        ])
      )[0]?.gone;
    await eventually(() => keys(closed), 'the key of the matter to be destroyed');
    const { personId } = await stateOf(system.kernel, lead, closed);
    expect(await keys(personId)).toBe(false);

    await eventually(async () => Boolean((await rowOf('retention-runs', TOMORROW))?.['completedAt']), 'the run to be over in its list');
    const [night] = (await admin('GET', `/api/views/retention-runs?${new URLSearchParams({ filter: JSON.stringify({ id: TOMORROW }) })}`))
      .body.data;
    expect(night).toMatchObject({ completedAt: expect.any(String), held: 1, failed: 0 });
    expect(night.rows).toMatchObject({
      stoppedRequest: { due: 2, gone: 1, held: 1 },
      endedRequest: { due: 1, gone: 1 },
      // The matter of the other one goes with all of it.
      requestDetails: { due: 1, gone: 1 },
    });
  });
});
