import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import type { ContactWish } from '@jurilien/reference';
import { contactPoint } from './contact-point.js';
import { recordConsent } from './decisions/keep-consent.js';
import { keepSafeContact } from './decisions/keep-contact.js';
import { sendMessage } from './decisions/send-message.js';
import { refusedBy } from './send-gate.js';
import { waysUnder, wishesAt } from './wish-gate.js';

const contactId = 'h-123';
const messageId = '018f0000-0000-7000-8000-000000000001';
type Ways = ('email' | 'sms' | 'call')[];
const free = {
  channels: ['email', 'sms', 'call'] as Ways,
  windows: [] as { from: number; to: number }[],
  noVoicemail: false,
  neutral: false,
};
const asked = {
  contactId,
  subjectId: '018f2a10-0000-7000-8000-00000000000a',
  of: 'request' as const,
  proven: true,
  wish: { ...free, neutral: true },
};
const staff = { actor: { kind: 'user' as const, id: 'staff-1', role: 'jurilien_admin' }, now: T0 };
const kept = (wish: ContactWish | null, more: object = {}): Past => [['SafeContactWished', { ...asked, ...more, wish }]];

describe('KeepSafeContact', () => {
  it('is kept once, changed, and taken back', () => {
    expect(given().when(keepSafeContact, asked).types()).toEqual({ contact: ['SafeContactWished'] });
    expect(
      given({ contact: kept(asked.wish) })
        .when(keepSafeContact, asked)
        .types(),
    ).toEqual({});
    expect(
      given({ contact: kept(asked.wish) })
        .when(keepSafeContact, { ...asked, wish: null })
        .types(),
    ).toEqual({ contact: ['SafeContactWished'] });
    expect(
      given()
        .when(keepSafeContact, { ...asked, wish: null })
        .types(),
    ).toEqual({});
  });
  it('counts for rules when the address is proven, for staff always, for professionals when it is of their account', () => {
    const at = (of: 'request' | 'account', proven: boolean) => ({ safeContacts: { x: { of, proven, wish: free } } });
    const rule = { recipientKind: 'client' as const };
    expect(wishesAt(at('request', false), rule)).toEqual([]);
    expect(wishesAt(at('request', true), rule)).toEqual([free]);
    expect(wishesAt(at('request', false), { ...rule, author: 'staff' })).toEqual([free]);
    expect(wishesAt(at('request', true), { recipientKind: 'professional' })).toEqual([]);
    expect(wishesAt(at('account', true), { recipientKind: 'professional' })).toEqual([free]);
  });
});

describe('what staff write by hand', () => {
  const wrote: Past = [['SmsReceived', { threadId: contactId, from: '+15145550142', body: 'Allo', providerMessageId: 'SM1' }]];
  const write = (wish: ContactWish, input: object) =>
    given({ thread: wrote, contact: kept(wish, { proven: false }) }).when(
      sendMessage,
      { messageId, threadId: contactId, lang: 'fr', ...input } as never,
      staff,
    );
  it('is refused on a channel the person does not want, and says why', () =>
    expect(write({ ...free, channels: ['email'] }, { body: 'Bonjour' }).refusal()).toBe('SUPPRESSED: person-wants-no-texts'));
  it('is refused with words of one’s own where neutral words are wanted; the neutral reply goes, and says so of itself', () => {
    expect(write({ ...free, neutral: true }, { body: 'Votre avocat a accepté' }).refusal()).toBe('SUPPRESSED: person-wants-neutral-words');
    expect(write({ ...free, neutral: true }, { canned: 'received' }).refusal()).toBe('SUPPRESSED: person-wants-neutral-words');
    expect(write({ ...free, neutral: true }, { canned: 'neutral' }).events()).toMatchObject({ message: [{ data: { neutral: true } }] });
  });
});

describe('an agreement given with an unconfirmed address', () => {
  const consent = { contactId, class: 'marketing' as const, textVersion: '1', source: 'form' as const, evidence: 'ip x' };
  const state = (past: Past) =>
    past.reduce(
      (s, [type, data]) => contactPoint.evolve(s, { type, data } as never, { occurredAt: T0, actor: { id: 'x' } } as never),
      contactPoint.initial,
    );
  const recorded = (more: object): Past => [['ContactConsentRecorded', { ...consent, basis: 'express', ...more }]];
  it('is shown as given and sends nothing until the address is confirmed', () => {
    expect(refusedBy(state(recorded({ pending: true })), 'email', 'marketing', T0)).toBe('Z04');
    expect(refusedBy(state(recorded({})), 'email', 'marketing', T0)).toBeUndefined();
    expect(
      given({ contact: recorded({ pending: true }) })
        .when(recordConsent, consent)
        .types(),
    ).toEqual({ contact: ['ContactConsentRecorded'] });
  });
  it('undoes no refusal: anyone may have typed the address', () => {
    const refused: Past = [['ConsentWithdrawn', { contactId, class: 'marketing', source: 'page' }]];
    expect(
      given({ contact: refused })
        .when(recordConsent, { ...consent, pending: true })
        .types(),
    ).toEqual({});
  });
});

describe('the ways of a rule under a wish', () => {
  const emailOnly = { ...free, channels: ['email'] as Ways };
  it('are another channel without content where the rule has no words for the allowed one', () => {
    expect(waysUnder(emailOnly, 'transactional', ['sms'])).toEqual([{ channel: 'email', neutral: true }]);
    expect(waysUnder(emailOnly, 'transactional', ['sms', 'email'])).toEqual([{ channel: 'email', neutral: false }]);
  });
  it.each(['otp', 'marketing'] as const)(
    'are none for %s: a code proves the address it goes to, an advertisement does not insist',
    (kind) => expect(waysUnder(emailOnly, kind, ['sms'])).toEqual([]),
  );
});
