import { randomUUID } from 'node:crypto';
import { shippedSet, type Question } from '@jurilien/reference';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready } from '../support/people.js';
import { call, settled, startSystem, type System } from '../support/system.js';

/** Questions from the console to the professional who accepted (IN2), through HTTP. */
describe('the questions of a field of law', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let pro: Awaited<ReturnType<typeof approvedProfessional>>;
  let admin: Awaited<ReturnType<System['signIn']>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    pro = await approvedProfessional(system);
    await ready(system, [pro]);
    admin = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const send = (name: string, payload: object, reason?: string) =>
    admin('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, ...(reason ? { reason } : {}) });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${system.origin}/api/public/questions/${path}`, { headers });
  const pets: Question = {
    id: 'family.pets',
    kind: 'one',
    visible: 'offer',
    label: { fr: 'Qui garde l’animal?', en: 'Who keeps the pet?' },
    options: [
      { value: 'me', fr: 'Moi', en: 'Me' },
      { value: 'other', fr: 'L’autre personne', en: 'The other person' },
    ],
  };
  const family = shippedSet('family')!.questions;
  const questions = [...family.slice(0, 5), pets, family.find((q) => q.id === 'family.safety')!];

  it('are as shipped until someone publishes others, and a browser is told when it has them already', async () => {
    const first = await get('family');
    expect(first.headers.get('cache-control')).toContain('max-age=60');
    expect(await first.json()).toEqual({ field: 'family', version: 1, questions: shippedSet('family')!.questions });
    expect((await get('family', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304);
    expect((await get('family?version=1')).headers.get('cache-control')).toContain('immutable');
    expect([(await get('maritime')).status, (await get('family?version=2')).status, (await get('family?version=x')).status]).toEqual([
      404, 404, 422,
    ]);
  });

  it('are published with both languages only, by an administrator, for a reason', async () => {
    const unfinished = { ...pets, label: { ...pets.label, en: '' } };
    expect((await send('SaveQuestionSet', { field: 'family', questions: [...questions.slice(0, 5), unfinished] })).status).toBe(200);
    const refused = await send('PublishQuestionSet', { field: 'family' }, 'Une question sur les animaux');
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'questions.family.pets.label', message: 'en-missing' }] });
    expect(await (await get('family')).json()).toMatchObject({ version: 1 });
    expect((await send('SaveQuestionSet', { field: 'family', questions })).status).toBe(200);
    const published = await send('PublishQuestionSet', { field: 'family' }, 'Une question sur les animaux');
    expect(published.status).toBe(200);
    await settled(system.kernel, published.body.position as number);
    expect(await (await get('family')).json()).toMatchObject({ version: 2, questions });
    const row = (await admin('GET', '/api/views/question-sets/family')).body;
    expect(row.draft).toBeUndefined();
    expect(row).toMatchObject({ publishedVersion: 2, versions: [{ version: 2, reason: 'Une question sur les animaux' }] });
    for (const role of ['admin_qc', 'admin_validation'] as const) {
      const other = await system.signIn(role);
      const payload = { commandId: randomUUID(), payload: { field: 'family', questions: [] } };
      expect((await other('POST', '/api/commands/SaveQuestionSet', payload)).status).toBe(403);
    }
  });

  it('are answered in the version the form started with: disclosed in its words in the offer, and whole after the acceptance', async () => {
    const answers = {
      'family.pets': 'me',
      'family.minor-children': 'yes',
      'family.children': '4 et 7 ans',
      'family.safety': 'yes',
      'contact.care': ['no-voicemail'],
    };
    const lead = await job.submit({ specificQuestions: answers, questionSetVersion: 2 });
    expect(lead.answer.status).toBe(201);
    await job.confirmPhone(lead);
    expect((await job.validate(admin, lead.leadId)).status).toBe(200);
    const token = await job.offerToken(pro.phoneNumber);
    const offer = (await job.link(token)('GET', '/api/public/offer')).body;
    expect(offer.answers.fr).toEqual([
      { id: 'family.minor-children', label: 'Y a-t-il des enfants mineurs?', value: 'Oui' },
      { id: 'family.pets', label: 'Qui garde l’animal?', value: 'Moi' },
    ]);
    expect(offer.answers.en[1]).toEqual({ id: 'family.pets', label: 'Who keeps the pet?', value: 'Me' });
    expect(JSON.stringify(offer)).not.toMatch(/safety|sécurité|4 et 7|no-voicemail/);

    await job.command(token, 'ClaimOffer');
    await job.command(token, 'RevealClaimNames');
    expect((await job.command(token, 'ConfirmAcceptance', { noConflict: true })).status).toBe(200);
    const { contact } = (await job.link(token)('GET', '/api/public/offer')).body;
    expect(contact.answers.fr.map((t: { label: string; value: string }) => `${t.label} ${t.value}`)).toEqual([
      'Y a-t-il des enfants mineurs? Oui',
      'Quel âge ont les enfants? 4 et 7 ans',
      'Qui garde l’animal? Moi',
      'Craignez-vous pour votre sécurité ou celle de vos enfants? Oui',
    ]);
    expect(contact.wishes).toEqual({ safe: { noVoicemail: true, parts: [] } });
  });

  it('of an earlier version are still taken from who started with it, and unknown ones from no one', async () => {
    const older = await job.submit({ specificQuestions: { 'family.mediation': 'yes' }, questionSetVersion: 1 });
    expect(older.answer.status).toBe(201);
    const newer = await job.submit({ specificQuestions: { 'family.mediation': 'yes' }, questionSetVersion: 2 });
    expect(newer.answer.status).toBe(422);
    expect(newer.answer.body.errors).toEqual([{ field: 'specificQuestions.family.mediation', message: 'unknown' }]);
    const wrong = await call(system.origin, 'POST', '/api/public/requests', {
      ...(newer.body as object),
      fields: { ...(newer.body as { fields: object }).fields, specificQuestions: { 'family.pets': 'cat' } },
    });
    expect(wrong.body.errors).toEqual([{ field: 'specificQuestions.family.pets', message: 'option' }]);
  });
});
