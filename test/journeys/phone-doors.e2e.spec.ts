import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

/** Numbers as people type them, and what is shown at the field. */
const REFUSED: readonly (readonly [typed: string, message: string])[] = [
  ['+19005551234', 'phoneCountry'],
  ['+447911123456', 'phoneCountry'],
  ['+18765551234', 'phoneCountry'],
  ['+18005551234', 'phoneCountry'],
  ['+14155552671', 'phoneCountry'],
  ['514 976-5555', 'phoneKind'],
];
/** Doors of numbers that codes and offers go to; a request keeps the extension for the caller. */
const EXTENDED = ['+14155552671;ext=1', '+15145552671;ext=1', '514 555-0142 poste 12', '514 555-0142, ext. 12', '514 555-0142 x12'];

// proves: S7, T3
describe('every door that takes a phone we write to', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ env: { SMS_CODES_PER_NUMBER: '3' } });
  });
  afterAll(() => system?.close());

  const errorOf = (
    { status, body }: { status: number; body: { errors?: { field: string; message: string }[] } },
    field = 'phoneNumber',
  ) => [status, body.errors?.find((e) => e.field === field)?.message];
  const site = (path: string, body: object) => call(system.origin, 'POST', `/api/public${path}`, body, fromHome(system));

  it('refuses those that are dear, far, of services or behind an extension, at their field', async () => {
    const job = mainJob(system);
    const admin = await system.signIn('admin');
    const request = await job.submit();
    await eventually(async () => (await job.texts(request.phone)).length > 0 || undefined, 'the text with the code');
    const userId = randomUUID();
    await system.dispatch('CreateUser', {
      userId,
      email: `candidat-${userId.slice(0, 8)}@exemple.test`,
      username: 'Noé Roy',
      role: `${system.kernel.settings.PRODUCT_SLUG}_recruit`,
    });
    const candidate = await sessionOf(system.kernel, userId);
    const profile = {
      candidateId: userId,
      firstName: 'Noé',
      lastName: 'Roy',
      type: 'student',
      school: 'UQAM',
      programme: 'Droit',
      barStatus: 'none',
      languages: ['fr'],
      regions: ['06'],
      hours: 'full',
      workModes: ['office'],
      skills: [],
      blockedFirms: [],
    };
    for (const [typed, message] of [...REFUSED, ...EXTENDED.map((typed) => [typed, 'phoneExtension'] as const)]) {
      const onRequest = message !== 'phoneExtension';
      if (onRequest) expect([typed, ...errorOf((await job.submit({ phoneNumber: typed })).answer)]).toEqual([typed, 422, message]);
      const registration = { registrationId: randomUUID(), title: 'lawyer', province: 'QC', lang: 'fr', name: 'Anne Roy', website: '' };
      const joined = await site('/professionals', {
        ...registration,
        email: `a-${randomUUID().slice(0, 8)}@exemple.test`,
        phoneNumber: typed,
        password: `Un bon mot de passe ${randomUUID()}`,
      });
      expect([typed, ...errorOf(joined)]).toEqual([typed, 422, message]);
      const edit = { commandId: randomUUID(), payload: { leadId: request.leadId, phoneNumber: typed }, reason: 'Corrigé au téléphone' };
      if (onRequest) expect([typed, ...errorOf(await admin('POST', '/api/commands/EditLead', edit))]).toEqual([typed, 422, message]);
      const own = await call(system.origin, 'POST', '/api/account/changes', { field: 'phone', value: typed }, { authorization: candidate });
      expect([typed, ...errorOf(own, 'value')]).toEqual([typed, 422, message]);
      const saved = await call(
        system.origin,
        'POST',
        '/api/commands/CreateCandidateProfile',
        { commandId: randomUUID(), payload: { ...profile, phoneNumber: typed } },
        { authorization: candidate },
      );
      expect([typed, ...errorOf(saved)]).toEqual([typed, 422, message]);
    }
    const { body } = await call(system.sandbox.origin, 'GET', '/api/messages');
    expect((body as { to: string }[]).map((m) => m.to).filter((to) => !/^\+1(514555|514[2-9]|438)/.test(to))).toEqual([]);
  });

  it('keeps the extension of a request for the caller, and texts that number nothing', async () => {
    const job = mainJob(system);
    const admin = await system.signIn('admin');
    const number = '+15145550177';
    const { leadId, answer, statusToken, email } = await job.submit({ phoneNumber: '514 555-0177, poste 12' });
    expect(answer.status).toBe(201);
    const mail = await eventually(async () => (await job.mails(email))[0], 'the confirmation');
    expect(mail).toBeDefined();
    const status = async () => (await job.link(statusToken)('GET', '/api/public/lead-status')).body as { actions: string[] };
    expect((await status()).actions).toEqual(expect.arrayContaining(['ConfirmLeadEmail', 'ResendConfirmation']));
    expect((await status()).actions).not.toContain('ConfirmLeadPhone');
    expect((await job.command(statusToken, 'ResendConfirmation', { channel: 'sms' })).status).toBeGreaterThanOrEqual(400);
    // The code of the client's own page goes to the mailbox.
    expect((await job.link(statusToken)('GET', '/api/public/step-up')).body).toMatchObject({ channel: 'email' });
    const row = async () => (await admin('GET', `/api/views/lead-details/${leadId}`)).body as Record<string, unknown>;
    await eventually(async () => ((await row()).phoneNumber ? true : undefined), 'the row');
    expect(JSON.stringify(await row())).not.toContain('"phoneExtension"');
    expect((await admin('GET', `/api/views/leads?filter=${encodeURIComponent('{"phoneExtension":"12"}')}`)).status).toBe(403);
    const send = (name: string, payload: object, reason?: string) =>
      admin('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload: { leadId, ...payload }, reason });
    expect((await send('RevealContact', { field: 'phoneNumber', reasonCode: 'call' })).status).toBe(200);
    expect(await row()).toMatchObject({ phoneNumber: number, phoneExtension: '12' });
    // Someone else of the same office is someone else.
    expect((await job.submit({ phoneNumber: '514 555-0177 ext. 34' })).answer.status).toBe(201);
    expect((await job.submit({ phoneNumber: '514 555-0177 #12' })).answer.status).toBe(409);
    // No one who wants texts alone is left without news.
    const care = { specificQuestions: { 'contact.care': ['text-only'] } };
    expect(errorOf((await job.submit({ phoneNumber: '514 555-0178 x12', ...care })).answer)).toEqual([422, 'phoneExtensionNews']);
    expect((await send('EditLead', { phoneNumber: '514 555-0177 local 34' }, 'Corrigé au téléphone')).status).toBe(200);
    await eventually(async () => ((await row()).phoneExtension === '34' ? true : undefined), 'the corrected extension');
    expect(await job.texts(number)).toEqual([]);
    // Sealed with the person's key: nothing of it is readable in the log.
    const [log] = await system.kernel.db.query<{ stored: string }>(
      `select string_agg(payload::text, ' ') as stored from events where stream = $1`,
      [`lead-${leadId}`],
    );
    expect(log!.stored).toContain('phoneExtension');
    expect(log!.stored).not.toMatch(/"phoneExtension": ?"(?:12|34)"/);
  });

  it('and no text leaves for an older number that no door would take now, nor more codes to one number than its ceiling', async () => {
    const job = mainJob(system);
    const pro = await approvedProfessional(system);
    const queue = (to: string, rule: string) => {
      const messageId = randomUUID();
      const sendKey = randomUUID();
      const whose = { recipientKind: 'professional', recipientId: pro.professionalId, templateVersion: 1 };
      return system
        .dispatch('QueueMessage', {
          ...whose,
          messageId,
          sendKey,
          rule,
          channel: 'sms',
          class: 'otp',
          lang: 'fr',
          to,
          subject: '',
          body: 'x',
        })
        .then(() => messageId);
    };
    const became = (id: string) =>
      eventually(async () => {
        const rows = await system.kernel.db.query<{ type: string; code: string | null }>(
          `select type, payload ->> 'code' as code from events where stream = $1 and type in ('MessageSuppressed', 'MessageSent')`,
          [`message-${id}`],
        );
        return rows[0] && (rows[0].code ?? rows[0].type);
      }, 'the outcome of a text');
    expect(await became(await queue('+19005551234', 'step-up-code'))).toBe('Z16');
    expect(await became(await queue('+447911123456', 'R16'))).toBe('Z16');
    const outcomes = [];
    for (let i = 0; i < 5; i++) outcomes.push(await became(await queue('+15145557777', 'step-up-code')));
    expect(outcomes).toEqual(['MessageSent', 'MessageSent', 'MessageSent', 'Z06', 'Z06']);
    expect(await job.texts('+15145557777')).toHaveLength(3);
    expect(await job.texts('+19005551234')).toHaveLength(0);
  });
});
