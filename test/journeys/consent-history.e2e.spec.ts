import { randomUUID } from 'node:crypto';
import { basisOf, contactPoint, gate, refusedBy } from '@jurilien/messaging';
import { DAY_MS } from '@jurilien/reference';
import { contactLink, stateOf } from '@jurilien/runtime';
import { gateFacts } from '../../services/worker/src/messages/delivery/gate-facts.js';
import { bought, buyer } from '../support/buying.js';
import { eventually } from '../support/eventually.js';
import { nothingPending, viewTable } from '../support/invariants.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { call, settled, startSystem, type System } from '../support/system.js';

/** Every way to agree and to refuse is an event of the address, told to its holder and to the team alike (4.8.5, CASL-3 and CASL-8). */
let system: System;
let job: ReturnType<typeof mainJob>;
beforeAll(async () => {
  system = await startSystem();
  job = mainJob(system);
});
afterAll(() => system?.close());

interface Moment {
  readonly what: string;
  readonly happened: string;
  readonly how?: string;
  readonly channel?: string;
  readonly basis?: string;
  readonly evidence?: string;
  readonly consentId?: string;
  readonly text?: { readonly document: string; readonly version: number; readonly lang?: string; readonly sentence?: string };
}
const now = () => new Date().toISOString();
const mailboxOf = (email: string): string => system.kernel.secrets.hash(`email:${email}`);
const pointOf = (contactId: string) => stateOf(system.kernel, contactPoint, contactId);
const basisAt = async (email: string) => basisOf(await pointOf(mailboxOf(email)), 'email', now());
/** Why the gate would hold news to a mailbox back now; nothing where they may go. */
async function newsTo(email: string) {
  const kind = { rule: 'thread', channel: 'email', class: 'marketing', lang: 'fr', recipientKind: 'anyone' } as const;
  const words = { templateVersion: 1, to: email, subject: 'Objet', body: 'Mot' };
  const message = { messageId: randomUUID(), sendKey: randomUUID(), recipientId: randomUUID(), ...kind, ...words };
  const verdict = gate(await gateFacts(system.kernel, { message }, now()));
  return typeof verdict === 'object' && 'code' in verdict ? verdict.code : undefined;
}
const footOf = async (email: string) => {
  const token = await contactLink(system.kernel, mailboxOf(email), 'preferences-professional', randomUUID());
  return {
    standing: async () => (await call(system.origin, 'POST', '/api/public/preferences/standing', { token })).body,
    choose: (choices: object) => call(system.origin, 'POST', '/api/public/preferences', { token, ...choices }),
  };
};
const told = (history: readonly Moment[]) => history.map(({ what, happened, how }) => [what, happened, how]);
const REASON = 'Choix dit au téléphone';

describe('a basis that no one spoke', () => {
  it('comes with a purchase, is extended by the next, named for campaigns, told to everyone, and refused with one press', async () => {
    const who = await buyer(system);
    const admin = await system.signIn('admin');
    const { purchaseId } = await bought(system, who);
    const first = await eventually(() => basisAt(who.email), 'what the purchase implies');
    expect(first).toMatchObject({ kind: 'implied', basis: 'implied-contract', consentId: `${mailboxOf(who.email)}/1` });
    expect(await newsTo(who.email)).toBeUndefined();
    const { purchaseId: second } = await bought(system, who);
    const later = await eventually(async () => {
      const basis = await basisAt(who.email);
      return basis?.consentId.endsWith('/2') && basis;
    }, 'the later purchase');
    expect(later.kind === 'implied' && first.kind === 'implied' && later.until > first.until).toBe(true);

    const team = async () => (await admin('GET', `/api/lawyers/${who.professionalId}/consents`)).body;
    const { history, marketing } = await team();
    expect(marketing.email).toMatchObject({ granted: true, basis: 'implied-contract', until: later.kind === 'implied' ? later.until : '' });
    expect((history as Moment[]).map(({ evidence, consentId, text }) => [evidence, consentId, text?.document])).toEqual([
      [`purchase ${second}`, `${mailboxOf(who.email)}/2`, 'purchase-terms'],
      [`purchase ${purchaseId}`, `${mailboxOf(who.email)}/1`, 'purchase-terms'],
    ]);
    // The holder reads why news come and until when, and no proof that is for others.
    const foot = await footOf(who.email);
    const shown = await foot.standing();
    expect(shown).toMatchObject({ marketing: true, implied: { until: later.kind === 'implied' ? later.until : '' } });
    expect(JSON.stringify(shown.history)).not.toContain(purchaseId);
    const { mail } = (await who.ask('GET', '/api/sms')).body;
    expect(mail.history).toEqual(shown.history);

    // The row that a campaign joins says the same.
    const row = await eventually(async () => {
      const [found] = await system.kernel.db.query<{ marketingBasis: string; marketingConsentId: string }>(
        `select "marketingBasis", "marketingConsentId" from ${viewTable(system, 'contact-points')} where id = $1`,
        [mailboxOf(who.email)],
      );
      return found?.marketingConsentId === later.consentId && found;
    }, 'the row of the address');
    expect(row.marketingBasis).toBe('implied-contract');

    expect((await foot.choose({ service: true, marketing: false })).status).toBe(204);
    expect(await newsTo(who.email)).toBe('Z04');
    // Another purchase undoes no refusal.
    await bought(system, who);
    await nothingPending(system);
    expect(told((await team()).history)[0]).toEqual(['marketing', 'withdrawn', 'page']);
    expect(await newsTo(who.email)).toBe('Z04');
  });

  it('arms its end, is told to have ended when that has come, and nothing rests on it one second later', async () => {
    const pro = await approvedProfessional(system);
    const contactId = mailboxOf(pro.email);
    const expiresAt = new Date(Date.now() + 30 * DAY_MS).toISOString();
    const basis = { contactId, class: 'marketing', basis: 'implied-contract', expiresAt };
    await system.dispatch('RecordConsent', { ...basis, textVersion: 'none', source: 'system', evidence: 'purchase 1' });
    expect(await basisAt(pro.email)).toMatchObject({ kind: 'implied', until: expiresAt });
    const armed = await eventually(async () => {
      const [row] = await system.kernel.db.query<{ due: string | Date; command: string }>(
        `select due_at as due, command from scheduled_actions where subject = $1 and timer = 'consent.implied.end' and state = 'pending'`,
        [`contact-${contactId}`],
      );
      return row;
    }, 'the armed end');
    expect([new Date(armed.due).toISOString(), armed.command]).toEqual([expiresAt, 'ExpireImpliedConsent']);
    const after = new Date(Date.parse(expiresAt) + 1_000).toISOString();
    await system.dispatch('ExpireImpliedConsent', { contactId, class: 'marketing' }, { at: after });
    const admin = await system.signIn('admin');
    expect(told((await admin('GET', `/api/lawyers/${pro.professionalId}/consents`)).body.history)).toEqual([
      ['marketing', 'expired', undefined],
      ['marketing', 'given', 'system'],
    ]);
    expect(basisOf(await pointOf(contactId), 'email', after)).toBeUndefined();
    expect(refusedBy(await pointOf(contactId), 'email', 'marketing', after)).toBe('Z04');
  });

  it('comes with an answered message of a professional on the contact form; of a client, and unanswered, nothing does', async () => {
    const admin = await system.signIn('admin');
    const wrote = async (topic: string) => {
      const [enquiryId, email] = [randomUUID(), `question-${randomUUID().slice(0, 8)}@exemple.test`];
      const body = { enquiryId, topic, lang: 'fr', name: 'Me Question', email, body: 'Comment fonctionne votre service pour un cabinet?' };
      await system.dispatch('SubmitContactForm', body);
      return { enquiryId, email };
    };
    const answer = async ({ enquiryId }: { enquiryId: string }) => {
      const said = await admin('POST', '/api/commands/MarkEnquiryAnswered', { commandId: randomUUID(), payload: { enquiryId } });
      expect(said.status).toBe(200);
      await settled(system.kernel, said.body.position);
    };
    const [asked, client, open] = [await wrote('professional'), await wrote('client'), await wrote('professional')];
    await answer(client);
    await answer(asked);
    expect(await eventually(() => basisAt(asked.email), 'what the message implies')).toMatchObject({ basis: 'implied-inquiry' });
    expect([await basisAt(client.email), await basisAt(open.email)]).toEqual([undefined, undefined]);
  });
});

describe('what a person says on the phone', () => {
  it('is written down with the script that was read, by whom, and read back by the person; others may not', async () => {
    const pro = await approvedProfessional(system);
    const [admin, ontario, validation] = [
      await system.signIn('admin'),
      await system.signIn('admin_on'),
      await system.signIn('admin_validation'),
    ];
    const path = `/api/lawyers/${pro.professionalId}/consents`;
    const yes = { channel: 'email', class: 'marketing', granted: true, shown: 'consent-script/1/fr', lang: 'fr', reason: REASON };
    expect((await ontario('POST', path, yes)).status).toBe(404);
    expect((await validation('POST', path, yes)).status).toBe(403);
    const wrong = await admin('POST', path, { ...yes, shown: 'phone-script/1/fr' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, [{ field: 'shown', message: 'text-changed' }]]);
    expect((await admin('POST', path, { ...yes, reason: '' })).body.errors).toEqual([{ field: 'reason', message: 'min:5' }]);
    expect((await admin('POST', path, { ...yes, reason: 'Écrire à a@b.ca' })).body.detail).toBe('personal-data');
    expect(await newsTo(pro.email)).toBe('Z04');

    expect((await admin('POST', path, yes)).status).toBe(204);
    expect(await newsTo(pro.email)).toBeUndefined();
    const [moment] = (await admin('GET', path)).body.history as Moment[];
    expect(moment).toMatchObject({
      channel: 'email',
      happened: 'given',
      how: 'call',
      basis: 'express',
      evidence: expect.stringMatching(/^call /),
    });
    expect(moment!.text).toMatchObject({ document: 'consent-script', version: 1, lang: 'fr' });
    const own = await signInPro(system, pro.professionalId);
    const mine = (await own('GET', '/api/sms')).body.mail.history as Moment[];
    expect(mine[0]!.text?.sentence).toContain('par courriel');
    expect(mine[0]).not.toHaveProperty('evidence');

    // A generic command of staff proves nothing else.
    const payload = { contactId: mailboxOf(pro.email), class: 'marketing', textVersion: 'x', source: 'page', evidence: 'x' };
    const forged = await admin('POST', '/api/commands/RecordConsent', { commandId: randomUUID(), payload, reason: REASON });
    expect([forged.status, forged.body.detail]).toEqual([403, 'consent-is-the-persons-own']);

    expect((await admin('POST', path, { ...yes, granted: false })).status).toBe(204);
    expect(await newsTo(pro.email)).toBe('Z04');
    expect(told((await own('GET', '/api/sms')).body.mail.history)[0]).toEqual(['marketing', 'withdrawn', 'staff']);
  });

  it('lifts no complaint and no STOP', async () => {
    const pro = await approvedProfessional(system);
    const admin = await system.signIn('admin');
    const say = (channel: string) =>
      admin('POST', `/api/lawyers/${pro.professionalId}/consents`, {
        channel,
        class: 'marketing',
        granted: true,
        lang: 'fr',
        reason: REASON,
      });
    await system.dispatch('SuppressAddress', { contactId: mailboxOf(pro.email), cause: 'complaint' });
    await system.dispatch('OptOutSms', { contactId: system.kernel.secrets.hash(`phone:${pro.phoneNumber}`) });
    expect([(await say('email')).body.detail, (await say('sms')).body.detail]).toEqual(['address-complained', 'number-said-stop']);
  });

  it('of a request needs the address to be confirmed for a yes, and the request in hand of who validates', async () => {
    const lead = await job.submit();
    const [admin, validation] = [await system.signIn('admin'), await system.signIn('admin_validation')];
    const path = `/api/leads/${lead.leadId}/consents`;
    const yes = { channel: 'email', class: 'marketing', granted: true, lang: 'fr', reason: REASON };
    await eventually(async () => (await admin('GET', path)).status === 200, 'the request in the list');
    expect((await admin('POST', path, yes)).body.detail).toBe('address-not-proven');
    expect((await admin('POST', path, { ...yes, granted: false })).status).toBe(204);
    const { history, proven } = (await admin('GET', path)).body;
    expect(proven).not.toContain('email');
    expect(told(history)[0]).toEqual(['marketing', 'withdrawn', 'staff']);

    await job.confirmPhone(lead);
    await eventually(async () => (await validation('GET', path)).body.proven?.includes('sms'), 'the request in the list of who validates');
    const byText = { ...yes, channel: 'sms' };
    expect((await validation('POST', path, byText)).body.detail).toBe('not-taken-by-you');
    const take = { commandId: randomUUID(), payload: { leadId: lead.leadId } };
    expect((await validation('POST', '/api/commands/TakeLeadForValidation', take)).status).toBe(200);
    expect((await validation('POST', path, byText)).status).toBe(204);
    const contact = await pointOf(system.kernel.secrets.hash(`phone:${lead.phone}`));
    expect(basisOf(contact, 'sms', now())).toMatchObject({ kind: 'express' });
  });
});

it('one click says no by POST alone: who only looks at the address of a message changes nothing', async () => {
  const pro = await approvedProfessional(system);
  const foot = await footOf(pro.email);
  expect((await foot.choose({ service: true, marketing: true })).status).toBe(204);
  const token = await contactLink(system.kernel, mailboxOf(pro.email), 'unsubscribe-marketing', randomUUID());
  const url = `${system.origin}/api/public/unsubscribe?u=${token}`;
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await fetch(url, { method })).status).not.toBe(204);
  expect(await foot.standing()).toMatchObject({ marketing: true });
  expect(await newsTo(pro.email)).toBeUndefined();
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
  expect((await fetch(url, form)).status).toBe(204);
  expect(await newsTo(pro.email)).toBe('Z04');
  const { history } = await foot.standing();
  expect(told(history)).toEqual([
    ['marketing', 'withdrawn', 'one-click'],
    ['marketing', 'given', 'page'],
  ]);
  expect(history[1].text).toMatchObject({ document: 'message-choices', sentence: expect.stringContaining('nouveautés') });
});
