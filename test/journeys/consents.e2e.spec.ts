import { randomUUID } from 'node:crypto';
import { contactPoint, gate } from '@jurilien/messaging';
import { readStream } from '@jurilien/persistence';
import { contactLink } from '@jurilien/runtime';
import { gateFacts } from '../../services/worker/src/messages/delivery/gate-facts.js';
import { clientAccount } from '../support/client-account.js';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { call, startSystem, type System } from '../support/system.js';

// proves: item 15
/** What a person agreed to is the same on the page behind e-mails (N02), in the client's own area (M20) and at the send gate. */
let system: System;
let job: ReturnType<typeof mainJob>;
beforeAll(async () => {
  system = await startSystem();
  job = mainJob(system);
});
afterAll(() => system?.close());

const mailboxOf = (email: string): string => system.kernel.secrets.hash(`email:${email}`);
/** Which text each agreement of a mailbox was given to, in their order. */
async function textsAgreedTo(email: string): Promise<unknown[]> {
  const { db, codec } = system.kernel;
  const events = await readStream(db, codec, `${contactPoint.category}-${mailboxOf(email)}`);
  return events.filter(({ type }) => type === 'ContactConsentRecorded').map(({ data }) => data['textVersion']);
}
const letter = (to: string, more: object = {}) => ({
  messageId: randomUUID(),
  sendKey: randomUUID(),
  rule: 'thread',
  channel: 'email' as const,
  class: 'service' as const,
  lang: 'fr' as const,
  recipientKind: 'anyone' as const,
  recipientId: randomUUID(),
  templateVersion: 1,
  to,
  subject: 'Objet',
  body: 'Mot',
  ...more,
});
/** Why the gate would hold a message back now; nothing where it may go. */
async function heldFor(email: string, more: object = {}) {
  const verdict = gate(await gateFacts(system.kernel, { message: letter(email, more) }, new Date().toISOString()));
  return typeof verdict === 'object' && 'code' in verdict ? verdict.code : undefined;
}
const newsTo = (email: string) => heldFor(email, { class: 'marketing' });
const serviceTo = (email: string) => heldFor(email);
async function footOf(email: string, as: 'client' | 'professional') {
  const token = await contactLink(system.kernel, mailboxOf(email), `preferences-${as}`, randomUUID());
  return {
    standing: async () => (await call(system.origin, 'POST', '/api/public/preferences/standing', { token })).body,
    choose: (choices: object) => call(system.origin, 'POST', '/api/public/preferences', { token, ...choices }),
  };
}

describe('one truth of consents', () => {
  it('a client’s tick is seen on both pages, and nothing is sent until the address is theirs; a no on either is a no everywhere', async () => {
    const { email, ask } = await clientAccount(system, job);
    const { body, fields } = await job.submit();
    const ticked = { ...body, leadId: randomUUID(), consents: { sharing: true, contact: true, marketing: true } };
    expect((await call(system.origin, 'POST', '/api/public/requests', { ...ticked, fields: { ...fields, email } })).status).toBe(201);
    await nothingPending(system);
    const foot = await footOf(email, 'client');
    const area = async () => (await ask('GET', '/api/sms')).body;
    const both = async () => [(await area()).mail.consents, await foot.standing()];
    await eventually(async () => (await foot.standing()).marketing || undefined, 'the tick at the mailbox');
    expect(await both()).toMatchObject([
      { service: true, marketing: true, pending: true },
      { service: true, marketing: true, pending: true },
    ]);
    expect((await area()).mail.address).toMatch(/^c•••@/);
    expect((await area()).consents.marketing).toBe(false);
    expect(await newsTo(email)).toBe('Z04');

    // Saved from the mailbox itself: from now on it counts.
    expect((await foot.choose({ service: true, marketing: true })).status).toBe(204);
    expect((await both()).map(({ marketing, pending }) => [marketing, pending])).toEqual([
      [true, undefined],
      [true, undefined],
    ]);
    expect(await newsTo(email)).toBeUndefined();

    // No in the client's own area, by e-mail alone.
    expect((await ask('POST', '/api/sms/consent', { channel: 'email', class: 'marketing', on: false })).status).toBe(204);
    expect(await foot.standing()).toMatchObject({ marketing: false, service: true });
    expect(await newsTo(email)).toBe('Z04');
    expect((await ask('POST', '/api/sms/consent', { channel: 'email', class: 'marketing', on: true })).status).toBe(204);
    expect(await foot.standing()).toMatchObject({ marketing: true });
    expect(await newsTo(email)).toBeUndefined();

    // What was shown on each page is kept; what no page showed is agreed to by no one.
    const named = { channel: 'email', class: 'service', on: true, lang: 'en' } as const;
    const wrong = await ask('POST', '/api/sms/consent', { ...named, shown: 'terms/1/fr' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, [{ field: 'form', message: 'text-changed' }]]);
    const never = await foot.choose({ service: true, marketing: true, shown: 'message-choices/2/fr' });
    expect(never.status).toBe(204);
    expect((await ask('POST', '/api/sms/consent', { ...named, shown: 'message-choices/1/en' })).status).toBe(204);
    expect(await textsAgreedTo(email)).toEqual([
      'request-consents/1/fr',
      'message-choices/1/fr',
      'message-choices/1/fr',
      'message-choices/1/en',
    ]);

    // No behind the link of an e-mail.
    expect((await foot.choose({ service: false, marketing: false })).status).toBe(204);
    expect((await area()).mail.consents).toEqual({ service: false, marketing: false });
    expect([await newsTo(email), await serviceTo(email)]).toEqual(['Z04', 'Z04']);
    expect((await foot.choose({ service: true, marketing: false, shown: 'message-choices/2/fr' })).status).toBe(422);
    expect((await area()).mail.consents).toMatchObject({ service: false });
  });

  it('a professional’s as well; someone who proved no mailbox speaks for none', async () => {
    const pro = await approvedProfessional(system);
    const own = await signInPro(system, pro.professionalId);
    const { mail } = (await own('GET', '/api/sms')).body;
    expect(mail.consents).toEqual({ service: true, marketing: false });
    const foot = await footOf(pro.email, 'professional');
    expect((await own('POST', '/api/sms/consent', { channel: 'email', class: 'service', on: false })).status).toBe(204);
    expect(await foot.standing()).toMatchObject({ service: false });
    expect(await serviceTo(pro.email)).toBe('Z04');
    expect((await foot.choose({ service: true, marketing: true, digest: true })).status).toBe(204);
    expect((await own('GET', '/api/sms')).body.mail.consents).toEqual({ service: true, marketing: true });
    // Texts are agreed to by themselves.
    expect((await own('GET', '/api/sms')).body.consents.marketing).toBe(false);

    // The team reads the same, and ends the links of messages that fell into other hands.
    const [admin, quebec] = [await system.signIn('admin'), await system.signIn('admin_qc')];
    const seen = async (who: typeof admin) => (await who('GET', `/api/lawyers/${pro.professionalId}/consents`)).body;
    const { marketing, links } = await seen(admin);
    expect([marketing.email, marketing.sms]).toMatchObject([{ granted: true, pending: false }, null]);
    expect(links.live).toBeGreaterThan(0);
    expect((await seen(quebec)).links).toBeUndefined();
    const revoke = { commandId: randomUUID(), payload: { contactId: links.contactId }, reason: 'Message transféré à une autre personne' };
    expect((await quebec('POST', '/api/commands/RevokeContactLinks', revoke)).status).toBe(403);
    expect((await admin('POST', '/api/commands/RevokeContactLinks', revoke)).status).toBe(200);
    expect((await foot.standing()).code).toBe('NOT_FOUND');
    expect((await seen(admin)).links.live).toBe(0);

    // One number on every page: account, own area and profile.
    const masked = pro.phoneNumber.replace(/^\+1(\d{3})\d{3}(\d{4})$/, '$1-•••-$2');
    expect([
      (await own('GET', '/api/account')).body.phone,
      (await own('GET', '/api/sms')).body.phone,
      (await own('GET', '/api/pro/application')).body.phone,
    ]).toEqual([pro.phoneNumber, masked, masked]);

    const unproved = await system.signIn('client');
    expect((await unproved('GET', '/api/sms')).body.mail).toBeUndefined();
    expect((await unproved('POST', '/api/sms/consent', { channel: 'email', class: 'marketing', on: true })).body.detail).toBe(
      'mailbox-not-verified',
    );
  });
});

// proves: item 15 (caps of 4.13: four a day, for everyone)
describe('caps of one person', () => {
  const row = async (id: string) =>
    (
      await system.kernel.db.query<{ state: string; suppressedCode: string | null }>(
        `select state, "suppressedCode" from ${viewTable(system, 'messages')} where id = $1`,
        [id],
      )
    )[0];
  const PER_DAY = 4;
  /** Sends one after the other and answers what became of each. */
  async function send(letters: readonly { readonly to: string; readonly [more: string]: unknown }[]) {
    const became: string[] = [];
    for (const { to, ...more } of letters) {
      const queued = letter(to, more);
      await system.dispatch('QueueMessage', queued);
      const done = await eventually(async () => {
        const found = await row(queued.messageId);
        return found && ['Sent', 'Delivered', 'Suppressed'].includes(found.state) ? found : undefined;
      }, 'the message to be sent or held back');
      became.push(done.suppressedCode ?? 'sent');
    }
    return became;
  }
  const four = Array.from({ length: PER_DAY }, () => 'sent');
  const mailbox = (): string => `plafond-${randomUUID().slice(0, 8)}@exemple.test`;

  it.each(['client', 'professional', 'anyone', 'staff'] as const)(
    'hold for a %s: the fifth of a day waits for no one; what is under way always goes',
    async (recipientKind) => {
      const to = mailbox();
      const person = { to, recipientKind, recipientId: randomUUID() };
      expect(await send([...Array.from({ length: PER_DAY + 1 }, () => person), { ...person, class: 'transactional' }])).toEqual([
        ...four,
        'Z06',
        'sent',
      ]);
    },
  );

  it('count a person with two addresses once, and an address with two names once', async () => {
    const recipientId = randomUUID();
    const [a, b] = [mailbox(), mailbox()];
    const at = (to: string) => ({ to, recipientId });
    expect(await send([at(a), at(b), at(a), at(b), at(a), at(b)])).toEqual([...four, 'Z06', 'Z06']);
    const shared = mailbox();
    expect(await send(Array.from({ length: PER_DAY + 1 }, () => ({ to: shared })))).toEqual([...four, 'Z06']);
    // Someone else is not touched by it.
    expect(await send([{ to: mailbox() }])).toEqual(['sent']);
  });
});
