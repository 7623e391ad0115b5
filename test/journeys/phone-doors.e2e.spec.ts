import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { sessionOf } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

const PATIENCE_MS = 120_000;
/** Numbers as people type them, and what is told at the field. */
const REFUSED: readonly (readonly [typed: string, message: string])[] = [
  ['+19005551234', 'phoneCountry'],
  ['+447911123456', 'phoneCountry'],
  ['+18765551234', 'phoneCountry'],
  ['+18005551234', 'phoneCountry'],
  ['+14155552671', 'phoneCountry'],
  ['+14155552671;ext=1', 'phoneExtension'],
  ['514 555-0142 poste 12', 'phoneExtension'],
  ['514 976-5555', 'phoneKind'],
];

// proves: S7, T3
describe('every door that takes a phone we write to', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ env: { SMS_CODES_PER_NUMBER: '3' } });
  }, PATIENCE_MS);
  afterAll(() => system?.close(), 30_000);

  const told = ({ status, body }: { status: number; body: { errors?: { field: string; message: string }[] } }, field = 'phoneNumber') => [
    status,
    body.errors?.find((e) => e.field === field)?.message,
  ];
  const site = (path: string, body: object) => call(system.origin, 'POST', `/api/public${path}`, body, fromHome(system));

  it(
    'refuses those that are dear, far, of services or behind an extension, at their field',
    async () => {
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
      for (const [typed, message] of REFUSED) {
        expect([typed, ...told((await job.submit({ phoneNumber: typed })).answer)]).toEqual([typed, 422, message]);
        const registration = { registrationId: randomUUID(), title: 'lawyer', province: 'QC', lang: 'fr', name: 'Anne Roy', website: '' };
        const joined = await site('/professionals', {
          ...registration,
          email: `a-${randomUUID().slice(0, 8)}@exemple.test`,
          phoneNumber: typed,
          password: `Un bon mot de passe ${randomUUID()}`,
        });
        expect([typed, ...told(joined)]).toEqual([typed, 422, message]);
        const edit = { commandId: randomUUID(), payload: { leadId: request.leadId, phoneNumber: typed }, reason: 'Corrigé au téléphone' };
        expect([typed, ...told(await admin('POST', '/api/commands/EditLead', edit))]).toEqual([typed, 422, message]);
        const own = await call(
          system.origin,
          'POST',
          '/api/account/changes',
          { field: 'phone', value: typed },
          { authorization: candidate },
        );
        expect([typed, ...told(own, 'value')]).toEqual([typed, 422, message]);
        const saved = await call(
          system.origin,
          'POST',
          '/api/commands/CreateCandidateProfile',
          { commandId: randomUUID(), payload: { ...profile, phoneNumber: typed } },
          { authorization: candidate },
        );
        expect([typed, ...told(saved)]).toEqual([typed, 422, message]);
      }
      const { body } = await call(system.sandbox.origin, 'GET', '/api/messages');
      expect((body as { to: string }[]).map((m) => m.to).filter((to) => !/^\+1(514555|514[2-9]|438)/.test(to))).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'and no text leaves for an older number that no door would take now, nor more codes to one number than its ceiling',
    async () => {
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
    },
    PATIENCE_MS,
  );
});
