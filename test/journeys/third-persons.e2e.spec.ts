import { randomUUID } from 'node:crypto';
import { ERASED } from '@jurilien/event-sourcing';
import { readStream } from '@jurilien/persistence';
import { lead } from '@jurilien/lead';
import { submitted } from '@jurilien/lead/testing';
import { privacyRequest } from '@jurilien/privacy';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { call, settled, startSystem, type System } from '../support/system.js';

const NAME = 'Mathieu Desrosiers';
const told = ({ status, body }: Awaited<ReturnType<typeof call>>) => [status, body.code, body.detail];

/** Someone whom a request of another names asks to be erased (4.10.11): they are, and the client’s request goes on. */
describe('third persons in a request', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let admin: Awaited<ReturnType<System['signIn']>>;
  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const send = (name: string, payload: object, as = admin) =>
    as('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'Pièce d’identité vue' });
  const rowOf = async (view: string, id: string) =>
    (await system.kernel.db.query<Record<string, unknown>>(`select * from ${viewTable(system, view)} where id = $1`, [id]))[0];
  const isGone = async (owner: string) =>
    (
      await system.kernel.db.query<{ gone: boolean }>('select destroyed_at is not null as gone from person_keys where owner = $1', [owner])
    )[0]?.gone;
  const partiesOf = async (leadId: string) => (await rowOf('lead-details', leadId))?.['othersInvolved'];

  it('are erased for who showed a document, by an administrator of everything alone, and the case is answered', async () => {
    const { leadId } = await job.submit();
    await eventually(async () => JSON.stringify((await partiesOf(leadId)) ?? '').includes(NAME), 'the parties to be there');
    const requestId = randomUUID();
    const asked = { requestId, kind: 'erasure', lang: 'fr', province: 'QC', name: NAME, words: 'Une demande me nomme.' };
    const identifiers = [{ kind: 'email', value: `mathieu-${requestId.slice(0, 8)}@exemple.test` }];
    // A colleague who reads no cases files it for who calls.
    const colleague = await system.signIn('admin_validation');
    expect((await colleague('POST', '/api/privacy-requests', { ...asked, identifiers })).status).toBe(201);
    expect((await send('VerifyPrivacyRequester', { requestId, identifier: 0, proofDeleted: true })).status).toBe(200);
    expect((await send('DecidePrivacyRequest', { requestId, verdict: 'approve', holdings: [] })).status).toBe(200);

    const forget = { leadId, whom: 'parties' };
    for (const role of ['admin_qc', 'admin_validation', 'report_admin'])
      expect([role, (await send('ForgetParties', forget, await system.signIn(role))).status]).toEqual([role, 403]);
    const bare = await admin('POST', '/api/commands/ForgetParties', { commandId: randomUUID(), payload: forget });
    expect(told(bare)).toEqual([422, 'VALIDATION', 'reason-required']);
    expect((await stateOf(system.kernel, privacyRequest, requestId)).status).toBe('Approved');
    const done = await send('ForgetParties', forget);
    expect(done.status).toBe(200);
    await settled(system.kernel, done.body.position);
    await eventually(async () => (await partiesOf(leadId)) === null, 'the parties to be gone');
    await eventually(() => isGone(`${leadId}/parties`), 'their key to be destroyed');
    expect(await isGone(leadId)).toBe(false);
    expect((await rowOf('lead-details', leadId))?.['description']).not.toBe(ERASED);
    await eventually(async () => {
      const { data } = (await readStream(system.kernel.db, system.kernel.codec, `lead-${leadId}`)).find((e) => e.type === 'LeadSubmitted')!;
      return data['othersInvolved'] === ERASED && data['description'] !== ERASED;
    }, 'the log to say nothing of them, and everything of the client');
    expect((await send('FulfilPrivacyRequest', { requestId })).status).toBe(200);

    // Other parties may be named: they are sealed with the next part of the key.
    const named = await send('EditLead', { leadId, othersInvolved: [{ name: 'Ève Côté' }] });
    expect(named.status).toBe(200);
    await eventually(async () => JSON.stringify((await partiesOf(leadId)) ?? '').includes('Ève Côté'), 'the party that was named since');
  });

  it('are shown nowhere where the request’s own key sealed them, and stay while a legal hold stands', async () => {
    const { kernel } = system;
    const [leadId, personId] = [randomUUID(), randomUUID()];
    const events = submitted.map(([type, of]) => {
      const ids = { leadId, ...('personId' in of ? { personId } : {}) };
      return { type, data: { ...of, ...ids, ...(type === 'LeadSubmitted' ? { code: leadId.slice(0, 4).toUpperCase() } : {}) } };
    });
    const command = { name: 'test', commandId: randomUUID(), input: {}, actor: { kind: 'system', id: 'test', simulated: true } as const };
    const streams = [{ ref: { decider: lead, id: leadId }, expectedVersion: 0, events }];
    const at = { occurredAt: new Date().toISOString(), config: kernel.configuration.current() };
    const answer = await kernel.store.append({ command, ...at, streams } as never);
    if (answer === 'conflict') throw new Error('a new stream meets no other');
    await settled(kernel, answer.position);
    await eventually(async () => JSON.stringify((await partiesOf(leadId)) ?? '').includes('Luc Gagnon'), 'the parties to be there');
    const hold = { kind: 'request', id: leadId, holdId: randomUUID() };
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await eventually(async () => (await send('PlaceLegalHold', { ...hold, until })).status === 200, 'the request to be held');
    expect(told(await send('ForgetParties', { leadId, whom: 'parties' }))).toEqual([409, 'WRONG_STATE', 'legal-hold']);
    expect((await send('RefuseLegalHold', hold)).status).toBe(200);
    expect((await send('ForgetParties', { leadId, whom: 'parties' })).status).toBe(200);
    await eventually(async () => (await partiesOf(leadId)) === null, 'the parties to be gone');
    expect((await stateOf(kernel, lead, leadId)).othersInvolved).toEqual([]);
  });
});
