import { randomUUID } from 'node:crypto';
import { en } from '../../console/src/i18n/en';
import { fr } from '../../console/src/i18n/fr';
import { eventually, msOf, quickest } from '../support/eventually.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
const ROLES = ['admin_qc', 'admin_on', 'admin_validation', 'report_admin', 'admin_restricted', 'professional', 'client'] as const;
const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
const SECRET = 'Zéphirine Quatorze';
const idOf = (n: number): string => `018f2a10-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** An incident from its discovery to its end (4.10.11, L25-13), and who receives personal data (L25-12). */
describe('the registers of privacy', () => {
  let system: System;
  let admin: Staff;
  const facts = (over: object = {}) => ({
    ...{ incidentId: randomUUID(), kind: 'disclosure', dataKinds: ['contact'], occurredAt: ago(120), discoveredAt: ago(60), persons: 2 },
    ...{ description: `Le résumé de ${SECRET} est parti à la mauvaise adresse.`, measures: 'Le courriel est effacé.' },
    ...over,
  });
  const send = async (by: Staff, name: string, payload: object) => {
    const answer = await by('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
    if (answer.status === 200) await settled(system.kernel, answer.body.position);
    return answer;
  };
  const done = async (name: string, payload: object): Promise<void> => {
    expect((await send(admin, name, payload)).body).not.toHaveProperty('code');
  };
  const low = { quebecWhy: 'Rendu le jour même.', canadaWhy: 'Returned the same day.', canada: { sensitivity: 'low', misuse: 'low' } };
  const assessed = (incidentId: string, level: string) => ({
    ...{ incidentId, ...low },
    quebec: { sensitivity: level, consequences: level, likelihood: level },
  });
  const told = (incidentId: string, whom: string, more: object = {}) => ({ incidentId, whom, notifiedAt: ago(1), how: 'form', ...more });
  const page = async (incidentId: string) => (await admin('GET', `/api/views/incidents/${incidentId}`)).body;

  beforeAll(async () => {
    system = await startSystem();
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  // proves: L25-13
  it('an incident is registered, assessed by both tests, told to whom they demand, and closed, never before', async () => {
    const incident = facts();
    const { incidentId } = incident;
    const close = { incidentId, conclusion: 'Tout le monde est avisé.' };
    const refused = async (name: string, payload: object, detail: string) => {
      const { status, body } = await send(admin, name, payload);
      expect([status, body.code, body.detail]).toEqual([409, 'WRONG_STATE', detail]);
      // The console says it in both languages.
      for (const words of [fr, en]) expect(words.refusals.detail).toHaveProperty(detail);
    };
    await done('RegisterIncident', incident);
    await refused('CloseIncident', close, 'incident-not-assessed');
    await refused('NotifyIncident', told(incidentId, 'cai'), 'incident-not-assessed');
    await done('AssessIncident', assessed(incidentId, 'high'));
    expect(await page(incidentId)).toMatchObject({ state: 'Assessed', missing: ['cai', 'persons'], description: incident.description });
    await refused('CloseIncident', close, 'cai-not-notified');
    await done('NotifyIncident', told(incidentId, 'cai', { reference: 'CAI-77' }));
    await done('NotifyIncident', told(incidentId, 'persons', { how: 'email', persons: 1 }));
    await refused('CloseIncident', close, 'persons-not-notified');
    await done('NotifyIncident', told(incidentId, 'persons', { how: 'phone', persons: 1 }));
    await done('CloseIncident', close);
    expect(await page(incidentId)).toMatchObject({ state: 'Closed', missing: [], toldPersons: 2, conclusion: close.conclusion });
    await refused('RegisterIncident', facts({ incidentId, persons: 9 }), 'incident-is-closed');
    const { body } = await admin('GET', `/api/audit?filter=${encodeURIComponent(JSON.stringify({ subject: [`incident-${incidentId}`] }))}`);
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['IncidentRegistered', 'IncidentAssessed', 'IncidentNotified', 'IncidentClosed']),
    );
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it('what is wrong with an answer is said at its field, and every message has words in both languages', async () => {
    const faults = async (name: string, payload: object) =>
      (await send(admin, name, payload)).body.errors as { field: string; message: string }[];
    const incident = facts();
    const found = [
      ...(await faults('RegisterIncident', { ...incident, discoveredAt: ago(180) })),
      ...(await faults('RegisterIncident', { ...incident, dataKinds: [], persons: -1, description: 'court' })),
    ];
    await done('RegisterIncident', incident);
    await done('AssessIncident', assessed(incident.incidentId, 'low'));
    found.push(
      ...(await faults('NotifyIncident', told(incident.incidentId, 'cai', { notifiedAt: ago(-5) }))),
      ...(await faults('NotifyIncident', told(incident.incidentId, 'persons', { notifiedAt: ago(90) }))),
      ...(await faults('NotifyIncident', told(incident.incidentId, 'opc', { how: 'publicNotice' }))),
    );
    expect(found.map(({ field }) => field.replace(/^payload\./, ''))).toEqual(
      expect.arrayContaining(['discoveredAt', 'dataKinds', 'persons', 'description', 'notifiedAt', 'how']),
    );
    for (const { message } of found) for (const words of [fr, en]) expect(words.invalid).toHaveProperty(message.split(':')[0]!);
  });

  it('ten thousand persons are listed in pieces, paged, and kept with the assessment that was made', async () => {
    const incident = facts({ persons: 10_000 });
    const { incidentId } = incident;
    await done('RegisterIncident', incident);
    await done('AssessIncident', assessed(incidentId, 'low'));
    const pieces = Array.from({ length: 20 }, (_, n) => Array.from({ length: 500 }, (_, i) => idOf(n * 500 + i)));
    for (const subjectIds of pieces) await done('RegisterIncident', { ...incident, subjectIds });
    expect((await send(admin, 'RegisterIncident', { ...incident, subjectIds: [...pieces[0]!, idOf(1)] })).body.code).toBe('VALIDATION');
    expect(await page(incidentId)).toMatchObject({ state: 'Assessed', persons: 10_000 });
    const filter = encodeURIComponent(JSON.stringify({ incidentId }));
    const last = () => admin('GET', `/api/views/incident-persons?page=400&perPage=25&sort=id&order=asc&filter=${filter}`);
    expect(await quickest(2_000, () => msOf(last))).toBeLessThan(2_000);
    const { body } = await last();
    expect([body.total, body.data.at(-1).subjectId]).toEqual([10_000, idOf(9_999)]);
    await done('NotifyIncident', told(incidentId, 'persons', { how: 'publicNotice' }));
    await done('CloseIncident', { incidentId, conclusion: 'Avis public donné.' });
  });

  it('is the administrators’ alone: no one else sends, lists, reads or exports it', async () => {
    const incident = facts();
    await done('RegisterIncident', incident);
    const { incidentId } = incident;
    const refusal = async (language: string): Promise<string> => {
      const headers = { authorization: await system.bearer('admin_qc'), 'accept-language': language };
      return (await call(system.origin, 'GET', '/api/incidents/export', undefined, headers)).body.title;
    };
    expect(await refusal('fr')).not.toBe(await refusal('en'));
    for (const role of ROLES) {
      const by = await system.signIn(role);
      const status = async (method: string, path: string, body?: unknown) => (await by(method, path, body)).status;
      const found = [
        (await send(by, 'RegisterIncident', facts())).status,
        (await send(by, 'AssessIncident', assessed(incidentId, 'low'))).status,
        (await send(by, 'NotifyIncident', told(incidentId, 'cai'))).status,
        (await send(by, 'CloseIncident', { incidentId, conclusion: 'Rien de plus.' })).status,
        await status('GET', '/api/views/incidents'),
        await status('GET', `/api/views/incidents/${incidentId}`),
        await status('GET', '/api/views/incident-persons'),
        await status('GET', '/api/incidents/export'),
        await status('GET', '/api/processors'),
      ];
      expect([role, found.filter((one) => ![403, 404].includes(one))]).toEqual([role, []]);
    }
    expect((await call(system.origin, 'GET', '/api/incidents/export')).status).toBe(401);
    expect(await page(incidentId)).toMatchObject({ state: 'Registered' });
  });

  it('is exported whole, which the audit notes; what was written of it is sealed in the log', async () => {
    const reporter = `${SECRET}, 514 555-0199`;
    const incident = facts({ reporter });
    await done('RegisterIncident', incident);
    const { body } = await admin('GET', '/api/incidents/export');
    expect(body.data.find(({ id }: { id: string }) => id === incident.incidentId)).toMatchObject({ reporter });
    const stored = await system.kernel.db.query<{ text: string }>(
      `select payload::text || coalesce(sealed::text, '') as text from events where stream = 'incident-${incident.incidentId}'`,
    );
    expect(stored.map(({ text }) => text).join()).not.toContain(SECRET);
    const exported = encodeURIComponent(JSON.stringify({ action: ['exported'] }));
    await eventually(
      async () => JSON.stringify((await admin('GET', `/api/audit?filter=${exported}`)).body).includes('view-incidents'),
      'the export in the audit',
    );
  });

  // proves: L25-12
  it('everyone reads who receives personal data; its hosts are administrators’ to read', async () => {
    const { body } = await call(system.origin, 'GET', '/api/public/processors');
    expect(body.processors.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['hosting', 'sms', 'email', 'payments']));
    expect(JSON.stringify(body)).not.toMatch(/hosts|settings|127\.0\.0\.1|localhost/);
    for (const row of body.processors)
      for (const words of [row.name, row.purpose, row.data]) expect(words).toEqual({ fr: expect.any(String), en: expect.any(String) });
    const whole = (await admin('GET', '/api/processors')).body.processors;
    expect(whole.find(({ id }: { id: string }) => id === 'sms')).toMatchObject({ hosts: ['api.twilio.com'], inUse: true });
  });
});
