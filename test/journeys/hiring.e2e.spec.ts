import { randomUUID } from 'node:crypto';
import { user } from '@jurilien/identity';
import { stateOf } from '@jurilien/runtime';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.close());

const message = 'Nous cherchons une personne stagiaire pour notre pratique en droit de la famille.';
type Asker = (method: string, path: string, body?: unknown) => ReturnType<typeof call>;
const send = (who: Asker, name: string, payload: object) => who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });

/** A candidate with a confirmed address and a profile, signed in. */
async function candidate(over: object = {}): Promise<{ candidateId: string; email: string; as: Asker }> {
  const email = `camille-${randomUUID().slice(0, 8)}@exemple.test`;
  const form = { registrationId: randomUUID(), lang: 'fr', name: 'Camille Côté', email, password: 'une phrase de passe bien longue' };
  for (const body of [form, { ...form, name: 'Quelqu’un d’autre' }])
    expect(await call(system.origin, 'POST', '/api/public/candidates', body)).toMatchObject({ status: 202, body: {} });
  const [row] = await system.kernel.db.query<{ id: string }>(
    `select substr(stream, 6) as id from events where type = 'UserCreated' and payload ->> 'emailHash' = $1`,
    [system.kernel.secrets.hash(`email:${email}`)],
  );
  const candidateId = row!.id;
  expect((await stateOf(system.kernel, user, candidateId)).role).toBe('jurilien_recruit');
  const authorization = await sessionOf(system.kernel, candidateId);
  const as: Asker = (method, path, body) => call(system.origin, method, path, body, { authorization });
  const profile = {
    candidateId,
    firstName: 'Camille',
    lastName: 'Côté',
    phoneNumber: '+15145550142',
    type: 'articling',
    school: 'Université de Montréal',
    programme: 'Droit',
    barStatus: 'passed',
    regions: ['06'],
    languages: ['fr'],
    fields: ['family'],
    skills: ['Rédaction'],
    hours: 'full',
    workModes: ['hybrid'],
    blockedFirms: [],
    ...over,
  };
  expect((await send(as, 'CreateCandidateProfile', profile)).status).toBe(200);
  return { candidateId, email, as };
}

it('a candidate is seen without a name, is asked, says yes, and only then and only there is known', async () => {
  const [pro, other] = await Promise.all([
    approvedProfessional(system, { name: 'Me Anne Hiver' }),
    approvedProfessional(system, { name: 'Me Luc Été' }),
  ]);
  const [firm, blocked] = await Promise.all([signInPro(system, pro.professionalId), signInPro(system, other.professionalId)]);
  const { candidateId, email, as } = await candidate({ blockedFirms: ['me luc ete'] });
  const show = (visibility: string) => send(as, 'SetCandidateVisibility', { candidateId, visibility });
  expect(await show('anonymous')).toMatchObject({ status: 409, body: { detail: 'address-not-verified' } });
  const job = mainJob(system);
  const token = await eventually(
    async () => /verifier-courriel\/([\w-]{43})/.exec(JSON.stringify(await job.mails(email)))?.[1],
    'the link that proves the address',
  );
  expect((await job.command(token, 'VerifyEmail', { userId: candidateId })).status).toBe(200);
  const alert = { filters: { type: 'articling', region: '06' }, channel: 'email' };
  const save = (who: Asker, professionalId: string, pace: string) => send(who, 'SaveEmployeeAlert', { professionalId, ...alert, pace });
  for (const [who, id, pace] of [
    [firm, pro.professionalId, 'instant'],
    [blocked, other.professionalId, 'instant'],
  ] as const)
    expect((await save(who, id, pace)).status).toBe(200);
  expect((await save(firm, other.professionalId, 'instant')).status).toBe(404);
  expect((await show('anonymous')).status).toBe(200);

  const cards = async (who: Asker, query = ''): Promise<any[]> => (await who('GET', `/api/candidates${query}`)).body.cards as any[];
  const seen = await eventually(async () => (await cards(firm)).find((c) => c.id === candidateId), 'the card');
  expect(seen).toMatchObject({ name: 'C.', school: 'Université de Montréal', skills: ['Rédaction'] });
  expect(JSON.stringify(seen)).not.toMatch(/Camille|Côté|5550142|@/);
  expect(await cards(firm, '?type=student&region=06')).toEqual([]);
  expect((await cards(blocked)).length).toBe(0);
  expect((await firm('GET', '/api/candidates?region=06&lang=fr&field=family&mode=hybrid&by=2030-01-01')).body.cards).toHaveLength(1);

  const alerted = await eventually(
    async () => (await job.mails(pro.email)).find((m) => JSON.stringify(m).includes('correspondant à votre alerte')),
    'the mail of the alert',
  );
  expect(JSON.stringify(alerted)).not.toMatch(/Camille|Côté|Université/);
  const { alerts } = (await firm('GET', '/api/pro/employee-alerts')).body;
  expect(alerts).toMatchObject([{ pace: 'instant', paused: false, matches: [{ card: { id: candidateId, name: 'C.' } }] }]);
  expect((await blocked('GET', '/api/pro/employee-alerts')).body.alerts).toMatchObject([{ matches: [] }]);

  const ask = (who: Asker, professionalId: string, text = message) =>
    send(who, 'RequestCandidateContact', { professionalId, candidateId, message: text });
  expect((await ask(blocked, other.professionalId)).status).toBe(404);
  expect((await ask(firm, other.professionalId)).status).toBe(404);
  expect((await ask(firm, pro.professionalId, `${message} Avez-vous des enfants?`)).body.errors).toEqual([
    { field: 'message', message: 'forbidden-question' },
  ]);
  expect((await ask(firm, pro.professionalId)).status).toBe(200);
  expect((await ask(firm, pro.professionalId)).body.detail).toBe('contact-already-asked');

  await eventually(
    async () => (await job.mails(email)).some((m) => JSON.stringify(m).includes('Me Anne Hiver')),
    'the mail to the candidate',
  );
  const request = await eventually(
    async () => (await as('GET', '/api/recruit/profile')).body.requests[0] as { requestId: string; message: string } | undefined,
    'the request on the page',
  );
  expect(request).toMatchObject({ message, status: 'Requested', name: 'Me Anne Hiver' });
  expect((await firm('GET', '/api/candidates')).body.requests[0]).not.toHaveProperty('contact');
  const file = (authorization: string, path: string, body?: string) =>
    fetch(`${system.origin}${path}`, {
      headers: { authorization, ...(body ? { 'content-type': 'application/octet-stream' } : {}) },
      ...(body ? { method: 'POST', body } : {}),
    });
  const own = await sessionOf(system.kernel, candidateId);
  expect((await file(own, '/api/recruit/cv', '<html></html>')).status).toBe(422);
  const resume = `%PDF-1.7\n${'Stage en droit de la famille. '.repeat(300)}\n%%EOF`;
  expect((await file(own, '/api/recruit/cv', resume)).status).toBe(201);
  expect(await (await file(own, '/api/recruit/cv')).text()).toBe(resume);
  const reads = (who: Asker) => who('GET', `/api/candidates/${candidateId}/cv`);
  expect((await reads(firm)).status).toBe(404);
  const { as: stranger, candidateId: strange } = await candidate();
  const answer = { professionalId: pro.professionalId, requestId: request.requestId, accept: true };
  expect((await send(stranger, 'AnswerCandidateContact', { ...answer, candidateId })).status).toBe(404);
  expect((await send(stranger, 'AnswerCandidateContact', { ...answer, candidateId: strange })).status).toBe(404);
  expect((await send(as, 'AnswerCandidateContact', { ...answer, candidateId })).status).toBe(200);

  expect((await firm('GET', '/api/candidates')).body.requests[0]).toMatchObject({
    status: 'Accepted',
    contact: { name: 'Camille Côté', email, phoneNumber: '+15145550142' },
  });
  expect(await reads(firm)).toMatchObject({ status: 200, body: resume });
  expect((await reads(blocked)).status).toBe(404);
  expect((await as('GET', '/api/recruit/profile')).body).toMatchObject({ cv: { type: 'pdf' }, cvViews: [{ name: 'Me Anne Hiver' }] });
  expect((await send(as, 'RemoveCandidateCv', { candidateId })).status).toBe(200);
  expect((await reads(firm)).status).toBe(404);
  await eventually(
    async () => (await job.mails(pro.email)).some((m) => JSON.stringify(m).includes(email)),
    'the mail to the firm with the address',
  );

  expect(JSON.stringify(await job.mails(other.email))).not.toContain('correspondant à votre alerte');
  const admin = await system.signIn('admin');
  const erase = (reason?: string) =>
    admin('POST', '/api/commands/EraseCandidate', {
      commandId: randomUUID(),
      payload: { candidateId: strange },
      ...(reason ? { reason } : {}),
    });
  expect((await send(as, 'EraseCandidate', { candidateId })).status).toBe(403);
  expect((await erase()).status).toBe(422);
  expect((await erase('Demande de la personne, par téléphone')).status).toBe(200);
  await eventually(async () => (await stranger('GET', '/api/recruit/profile')).status === 401, 'the end of the session');
  await eventually(async () => (await stateOf(system.kernel, user, strange)).email === undefined, 'the account without a person');
  await eventually(async () => {
    const rows = await system.kernel.db.query<{ gone: boolean }>(
      'select destroyed_at is not null as gone from person_keys where owner = $1',
      [strange],
    );
    return rows[0]?.gone;
  }, 'the destroyed key');
  expect((await show('hidden')).status).toBe(200);
  expect((await cards(firm)).some((c) => c.id === candidateId)).toBe(false);
  const counts = (await call(system.origin, 'GET', '/api/public/candidate-counts')).body;
  expect(counts.total).toBeNull();
  expect((await call(system.origin, 'GET', '/api/candidates')).status).toBe(401);
  expect((await as('GET', '/api/candidates')).status).toBe(403);
});
