import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { patiently } from '../support/faults.js';
import { broken, nothingPending } from '../support/invariants.js';
import { completeJourney } from '../support/journey.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready, requestFields } from '../support/people.js';
import { embeddedPostgres } from '../support/postgres-engine.mjs';
import { call, startSystem, type System } from '../support/system.js';
import { claimsOf, ownPage, visitor } from '../support/visitor.js';
import { withoutViews } from '../support/kernel.js';

// proves: ASVS row 84
describe('a database that stops and starts again', () => {
  let engine: Awaited<ReturnType<typeof embeddedPostgres>>;
  let system: System;

  beforeAll(async () => {
    engine = await embeddedPostgres();
    await withoutViews.migrate(engine.url);
    system = await startSystem({ separate: true, database: { url: engine.url, drop: async () => undefined } });
  });
  afterAll(async () => {
    await system?.close();
    await engine?.stop();
  });

  it('is stated clearly by every answer, ends no process and loses nothing', async () => {
    const health = async () => {
      const response = await fetch(`${system.origin}/health/ready`);
      return { ...((await response.json()) as { checks: Record<string, string> }), status: response.status };
    };
    const pros = await Promise.all(Array.from({ length: 3 }, () => approvedProfessional(system)));
    await ready(system, pros);
    const staff = await system.signIn('admin', patiently);
    await eventually(async () => (await health()).status === 200, 'readiness').catch(async (error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(await health())}`);
    });
    const pids = [system.processes.api!.pid, system.processes.worker!.pid];

    // One request is half-way when it happens, another arrives while no one can store it.
    const job = mainJob(system, patiently);
    const waiting = await job.submit();
    const journey = completeJourney(system, staff, pros);
    journey.catch(() => undefined);
    await eventually(async () => (await job.texts(waiting.phone)).length > 0, 'the text with the code');
    const signedIn = await visitor(system, await system.staff('admin'));
    const bearer = { authorization: `Bearer ${signedIn.token}` };
    const refresh = { ...bearer, ...ownPage(system), cookie: `__Host-rt=${signedIn.cookie}` };
    await engine.halt();

    // Readers that stand still may be reported first.
    await eventually(async () => (await health()).checks.database === 'does not answer', 'unreadiness');
    expect((await health()).status).toBe(503);
    expect((await fetch(`${system.origin}/health/live`)).status).toBe(200);

    const leadId = randomUUID();
    const late = { leadId, form: 'request', lang: 'fr', website: '', consents: { sharing: true, contact: true }, fields: requestFields() };
    const link = { authorization: `Link ${waiting.statusToken}` };
    const command = { commandId: randomUUID(), payload: { reason: 'other' } };
    const asked: readonly (readonly [string, string, unknown?, Record<string, string>?])[] = [
      ['POST', '/api/public/requests', late],
      ['GET', '/api/public/lead-status', undefined, link],
      ['GET', '/api/public/link', undefined, link],
      ['POST', '/api/public/commands/WithdrawLead', command, link],
      ['POST', '/api/login', { email: 'a@exemple.test', password: 'une phrase de passe' }],
      ['GET', '/api/public/stats'],
      // Who cannot be asked about is not let in, and loses no session for it.
      ['GET', '/api/views/staff', undefined, bearer],
      ['GET', '/api/account/sessions', undefined, bearer],
      ['POST', '/refresh-token', { jti: claimsOf(signedIn.token).jti }, refresh],
      ['POST', '/delete-refresh-token', { jti: claimsOf(signedIn.token).jti }, refresh],
      ['PUT', `/api/public/drafts/${randomUUID()}`, { form: 'demand', lang: 'fr', step: '1', answers: {} }],
    ];
    for (const [method, path, body, headers] of asked) {
      const response = await fetch(`${system.origin}${path}`, {
        method,
        headers: { 'accept-language': 'fr', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const text = await response.text();
      expect({
        path,
        status: response.status,
        type: response.headers.get('content-type'),
        retry: response.headers.get('retry-after'),
        text,
      }).toEqual({ path, status: 503, type: 'application/problem+json; charset=utf-8', retry: '5', text });
      expect(JSON.parse(text)).toMatchObject({
        code: 'UNAVAILABLE',
        title: expect.stringContaining('interrompu'),
        detail: expect.stringContaining('try again'),
      });
      expect(text).not.toMatch(/ECONN|postgres|127\.0\.0\.1|\bat /i);
    }

    await engine.restart();
    await eventually(async () => (await health()).status === 200, 'readiness again');
    expect([system.processes.api!, system.processes.worker!].map((p) => [p.alive(), p.pid])).toEqual(pids.map((pid) => [true, pid]));

    expect([(await signedIn.get('/api/account/sessions')).status, (await signedIn.refresh()).status]).toEqual([200, 200]);
    // The same form sent again, as its page offers, and everyone goes on where they were.
    expect((await patiently(system.origin, 'POST', '/api/public/requests', late)).status).toBe(201);
    expect((await job.confirmPhone(waiting, 60)).status).toBe(200);
    const finished = await journey;
    await nothingPending(system);
    expect(await broken(system, [finished])).toEqual([]);
    for (const id of [leadId, waiting.leadId]) {
      expect(
        await system.kernel.db.query(`select 1 from events where stream = $1 and type = 'LeadSubmitted'`, [`lead-${id}`]),
      ).toHaveLength(1);
    }
    expect((await call(system.origin, 'GET', '/api/public/lead-status', undefined, link)).body.phoneConfirmed).toBe(true);
    // A process that is asked to end does so in order, by its own hand.
    expect(await Promise.all([system.processes.api!, system.processes.worker!].map((p) => p.stop()))).toEqual([0, 0]);
  });
});
