import { fold } from '@jurilien/event-sourcing';
import {
  at,
  configWith,
  effectsOf,
  given,
  recorded,
  rowsOf,
  story,
  T0,
  testCtx,
  unexercised,
  type Past,
  type StoryEvent,
  uuidFor,
} from '@jurilien/event-sourcing/testing';
import { fallBackToEmail, silenceNumbers } from './automations/silence-numbers.js';
import { contactPoint } from './contact-point.js';
import { recordConsent, withdrawConsent } from './decisions/keep-consent.js';
import { countSmsFailure, recordNumberReached, setContactPreferences, suppressAddress } from './decisions/keep-contact.js';
import { askTestText, numberCodeSubject, sendNumberCode, verifyNumber } from './decisions/verify-number.js';
import { message } from './message.js';
import { refusedBy, refusedKind } from './send-gate.js';
import { contactPoints } from './views/contact-points.js';

const contactId = 'number-1';
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000000${n}`;
const past = (...events: Past[number][]) => given({ contact: events });
const stateAfter = (...events: Past[number][]) => fold(contactPoint, recorded(contactPoint, contactId, events));
const DAY = 24 * 60;
const failed = (n: number, minutes = 0) => ['SmsFailureCounted', { contactId, code: '30003', messageId: uuid(n) }, at(minutes)] as const;
const proof = { textVersion: 'sms-1', source: 'page' as const, evidence: 'page:/sms' };

describe('a number that texts do not reach', () => {
  const third = { contactId, code: '30005', messageId: uuid(3) };
  it('counts as unreachable at the third failure in thirty days, and each text once', () => {
    expect(past().when(countSmsFailure, third).types()).toEqual({ contact: ['SmsFailureCounted'] });
    expect(past(failed(1), failed(2)).when(countSmsFailure, third).types()).toEqual({
      contact: ['SmsFailureCounted', 'NumberUnreachable'],
    });
    expect(past(failed(1), failed(3)).when(countSmsFailure, third).types()).toEqual({});
    // Those of more than a month ago are forgotten.
    expect(
      past(failed(1, -31 * DAY), failed(2))
        .when(countSmsFailure, third)
        .types(),
    ).toEqual({ contact: ['SmsFailureCounted'] });
  });
  it('counts as unreachable after as many failures in as many days as are in force', () => {
    const config = configWith({ 'sms.unreachableFailures': 2, 'sms.unreachableDays': 40 });
    expect(
      past(failed(1, -35 * DAY))
        .when(countSmsFailure, third)
        .types(),
    ).toEqual({ contact: ['SmsFailureCounted'] });
    expect(
      past(failed(1, -35 * DAY))
        .when(countSmsFailure, third, { config })
        .types(),
    ).toEqual({ contact: ['SmsFailureCounted', 'NumberUnreachable'] });
  });
  it('is reached again by the first text that arrives', () => {
    expect(past(failed(1)).when(recordNumberReached, { contactId }).types()).toEqual({ contact: ['NumberReachable'] });
    expect(past().when(recordNumberReached, { contactId }).types()).toEqual({});
  });
});

describe('consent', () => {
  const agreed = ['ContactConsentRecorded', { contactId, class: 'marketing', basis: 'express', ...proof }] as const;
  const withdrawn = ['ConsentWithdrawn', { contactId, class: 'marketing', source: 'one-click' }] as const;
  it('is an act with its proof; an implied one has an end', () => {
    const asked = { contactId, class: 'marketing' as const, ...proof };
    expect(past().when(recordConsent, asked).types()).toEqual({ contact: ['ContactConsentRecorded'] });
    expect(past(agreed).when(recordConsent, asked).types()).toEqual({});
    expect(past(agreed, withdrawn).when(recordConsent, asked).types()).toEqual({ contact: ['ContactConsentRecorded'] });
    expect(
      past()
        .when(recordConsent, { ...asked, basis: 'implied-inquiry' })
        .refusal(),
    ).toBe('VALIDATION: implied-consent-ends');
    expect(
      past()
        .when(recordConsent, { ...asked, basis: 'implied-inquiry', expiresAt: at(-1) })
        .refusal(),
    ).toBe('VALIDATION: already-over');
  });
  it('opens an address that bounced, never one that complained', () => {
    const asked = { contactId, class: 'service' as const, ...proof };
    const left = (cause: string) => past(['AddressSuppressed', { contactId, cause }]).when(recordConsent, asked).types();
    expect(left('hardBounce')).toEqual({ contact: ['ContactConsentRecorded', 'AddressUnsuppressed'] });
    expect(left('complaint')).toEqual({ contact: ['ContactConsentRecorded'] });
  });
  it('is withdrawn at once and once', () => {
    expect(past(agreed).when(withdrawConsent, { contactId, class: 'marketing' }).types()).toEqual({ contact: ['ConsentWithdrawn'] });
    expect(past(agreed, withdrawn).when(withdrawConsent, { contactId, class: 'marketing' }).types()).toEqual({});
  });
  it('keeps what a person prefers', () => {
    expect(
      past()
        .when(setContactPreferences, { contactId, preferences: { lang: 'en' } })
        .types(),
    ).toEqual({ contact: ['ContactPreferencesSet'] });
    const set = ['ContactPreferencesSet', { contactId, preferences: { lang: 'en' } }] as const;
    expect(
      past(set)
        .when(setContactPreferences, { contactId, preferences: { lang: 'en' } })
        .types(),
    ).toEqual({});
  });
  it('leaves an address alone that bounced or complained', () => {
    expect(past().when(suppressAddress, { contactId, cause: 'complaint' }).types()).toEqual({ contact: ['AddressSuppressed'] });
    expect(
      past(['AddressSuppressed', { contactId, cause: 'manual' }])
        .when(suppressAddress, { contactId, cause: 'complaint' })
        .types(),
    ).toEqual({});
  });
});

describe('the send gate', () => {
  const on = (channel: 'sms' | 'email', cls: 'otp' | 'transactional' | 'service' | 'marketing', ...events: Past[number][]) =>
    refusedBy(stateAfter(...events), channel, cls, at(10));
  it('respects a refused class, and nothing else with it', () => {
    const refused = ['ConsentWithdrawn', { contactId, class: 'service', source: 'page' }] as const;
    expect(on('email', 'service')).toBeUndefined();
    expect(on('email', 'service', refused)).toBe('Z04');
    expect(on('email', 'transactional', refused)).toBeUndefined();
  });
  it('knows the suppression list', () => {
    const unreachable = ['NumberUnreachable', { contactId, failures: 3, messageId: uuid(1) }] as const;
    expect(on('sms', 'otp', ['SmsOptedOut', { contactId, source: 'keyword' }])).toBe('Z05');
    expect(on('sms', 'transactional', unreachable)).toBe('Z05');
    expect(on('sms', 'otp', unreachable)).toBeUndefined();
    expect(on('email', 'transactional', ['AddressSuppressed', { contactId, cause: 'hardBounce' }])).toBe('Z05');
  });
});

describe('the code of a number', () => {
  const ctx = testCtx();
  const code = ctx.code(numberCodeSubject(contactId), 1);
  const asked = { contactId, professionalId: uuidFor('p-1'), lang: 'fr' as const };
  const sent = ['NumberCodeSent', { ...asked, sequence: 1, expiresAt: at(10) }] as const;
  const wrong = ['NumberCodeRejected', { contactId, sequence: 1 }] as const;
  it('is sent, and not again within a minute', () => {
    expect(past().when(sendNumberCode, asked).types()).toEqual({ contact: ['NumberCodeSent'] });
    expect(past(sent).when(sendNumberCode, asked).refusal()).toBe('RATE_LIMITED: code-just-sent');
    expect(
      past(sent)
        .when(sendNumberCode, asked, { now: at(1) })
        .events(),
    ).toMatchObject({ contact: [{ data: { sequence: 2 } }] });
    expect(
      past(['SmsOptedOut', { contactId, source: 'keyword' }])
        .when(sendNumberCode, asked)
        .refusal(),
    ).toBe('SUPPRESSED: number-said-stop');
  });
  it('proves the number when it comes back in time, within five tries', () => {
    expect(past(sent).when(verifyNumber, { contactId, code }).events()).toEqual({
      contact: [{ type: 'NumberVerified', data: { contactId, professionalId: uuidFor('p-1') } }],
    });
    expect(past(sent).when(verifyNumber, { contactId, code: '000000' }).types()).toEqual({ contact: ['NumberCodeRejected'] });
    expect(
      past(sent)
        .when(verifyNumber, { contactId, code }, { now: at(10) })
        .refusal(),
    ).toBe('TOKEN_EXPIRED: code-expired');
    expect(past(sent, wrong, wrong, wrong, wrong, wrong).when(verifyNumber, { contactId, code }).refusal()).toBe(
      'RATE_LIMITED: too-many-tries',
    );
    expect(past().when(verifyNumber, { contactId, code }).refusal()).toBe('WRONG_STATE: no-code');
  });
  it('is tried as often, and counts for as long, as the configuration in force says', () => {
    const config = configWith({ 'stepUp.tries': 2, 'stepUp.codeMinutes': 3 });
    expect(past().when(sendNumberCode, asked, { config }).events().contact![0]!.data).toMatchObject({ expiresAt: at(3) });
    expect(past(sent, wrong, wrong).when(verifyNumber, { contactId, code }, { config }).refusal()).toBe('RATE_LIMITED: too-many-tries');
  });
  it('is never the code of an earlier occasion', () => {
    const done = ['NumberVerified', { contactId }] as const;
    expect(
      past(sent, done)
        .when(sendNumberCode, asked, { now: at(5) })
        .events(),
    ).toMatchObject({ contact: [{ data: { sequence: 2 } }] });
  });
});

describe('a test text', () => {
  const asked = { contactId, professionalId: uuidFor('p-1'), lang: 'fr' as const };
  const test = (n: number) => ['TestTextAsked', { ...asked, sequence: n }] as const;
  const minutes = (n: number) => at(n);
  it('goes to the number, once a minute and five times a day', () => {
    expect(past().when(askTestText, asked).events()).toEqual({ contact: [{ type: 'TestTextAsked', data: { ...asked, sequence: 1 } }] });
    const after = (now: number, ...happened: Past[number][]) => past(...happened).when(askTestText, asked, { now: minutes(now) });
    expect(after(0, test(1)).refusal()).toBe('RATE_LIMITED: test-just-sent');
    expect(after(1, test(1)).types()).toEqual({ contact: ['TestTextAsked'] });
    const five = [1, 2, 3, 4, 5].map(test);
    expect(after(24 * 60 - 1, ...five).refusal()).toBe('RATE_LIMITED: tests-a-day');
    expect(after(24 * 60, ...five).types()).toEqual({ contact: ['TestTextAsked'] });
  });
  it('does not go to a number that said STOP', () =>
    expect(
      past(['SmsOptedOut', { contactId, source: 'keyword' }])
        .when(askTestText, asked)
        .refusal(),
    ).toBe('SUPPRESSED: number-said-stop'));
});

it('a number is held by each who asked for the code that came back, and by no one else', () => {
  const about = (type: string, data: object): StoryEvent => [contactPoint, contactId, type, { contactId, ...data }];
  const code = (of: object) => about('NumberCodeSent', { ...of, sequence: 1, expiresAt: at(10), lang: 'fr' });
  const holders = (...happened: readonly StoryEvent[]) =>
    story(...happened).reduce((s, e) => contactPoint.evolve(s, e as never, e as never), contactPoint.initial).holders;
  expect(holders(code({ leadId: uuidFor('l-1') }))).toEqual([]);
  expect(holders(code({ leadId: uuidFor('l-1') }), about('NumberVerified', {}), code({ professionalId: uuidFor('p-1') }))).toEqual([
    uuidFor('l-1'),
  ]);
  expect(
    holders(
      code({ leadId: uuidFor('l-1') }),
      about('NumberVerified', {}),
      code({ professionalId: uuidFor('p-1') }),
      about('NumberVerified', {}),
    ),
  ).toEqual([uuidFor('l-1'), uuidFor('p-1')]);
});

describe('what follows', () => {
  const about = (type: string, data: object): StoryEvent => [contactPoint, contactId, type, { contactId, ...data }];
  const of = (type: string, data: object): StoryEvent => [message, uuid(1), type, { messageId: uuid(1), channel: 'sms', ...data }];
  it('is the silence of a number that said STOP, and a channel less for one that is not reached', () => {
    expect(
      effectsOf(
        silenceNumbers,
        story(about('SmsOptedOut', { source: 'keyword' }), about('NumberUnreachable', { failures: 3, messageId: uuid(1) })),
      ),
    ).toMatchObject([
      { do: 'work', job: 'silence-number', input: { contactId } },
      { do: 'work', job: 'unreachable-number', input: { messageId: uuid(1) } },
    ]);
  });
  it('is an e-mail for a text that will not arrive, and only for such', () => {
    const ends = story(
      of('MessageSuppressed', { code: 'Z05' }),
      of('MessageSuppressed', { code: 'Z01' }),
      of('MessageUndelivered', {}),
      of('MessageFailed', { retryable: false, error: 'x', attempt: 1 }),
      of('MessageFailed', { retryable: true, error: 'x', attempt: 1 }),
    );
    expect(ends.map((e) => effectsOf(fallBackToEmail, [e]).length)).toEqual([1, 0, 1, 1, 0]);
  });
  it('is one row per address, without any address', () => {
    const safe = { channels: ['sms'], windows: [], noVoicemail: false, neutral: true };
    const happened = [
      about('SmsOptedOut', { source: 'keyword' }),
      about('SmsOptedIn', { source: 'keyword' }),
      about('SmsFailureCounted', { code: '30003', messageId: uuid(1) }),
      about('NumberUnreachable', { failures: 3, messageId: uuid(1) }),
      about('NumberReachable', {}),
      about('ContactConsentRecorded', { class: 'marketing', basis: 'express', ...proof }),
      about('ConsentWithdrawn', { class: 'service', source: 'page' }),
      about('ImpliedConsentExpired', { class: 'service', basis: 'implied-contract', expiresAt: T0 }),
      about('SafeContactWished', { subjectId: 'a', of: 'account', proven: true, wish: safe }),
      about('SafeContactWished', { subjectId: 'b', of: 'request', proven: false, wish: safe }),
      about('SafeContactWished', { subjectId: 'b', of: 'request', proven: false, wish: null }),
      about('AddressSuppressed', { cause: 'hardBounce' }),
      about('AddressUnsuppressed', {}),
      about('NumberVerified', {}),
    ];
    const forgotten = [...happened, about('ConsentsForgotten', {})];
    expect(unexercised(contactPoints, story(...forgotten))).toEqual([]);
    expect(rowsOf(contactPoints, story(...forgotten)).get(contactId)).toMatchObject({ wishes: { service: { granted: false } } });
    expect(rowsOf(contactPoints, story(...forgotten)).get(contactId)).not.toHaveProperty('wishes.marketing');
    expect(rowsOf(contactPoints, story(...happened)).get(contactId)).toMatchObject({
      smsOptedOut: false,
      unreachable: false,
      failures: 0,
      suppressed: null,
      wishes: { marketing: { granted: true, basis: 'express' }, service: { granted: false } },
      ...{ marketingBasis: 'express', marketingConsentId: `${contactId}/1`, marketingSince: T0, marketingPending: false },
      safeContacts: { a: { of: 'account', proven: true, wish: safe } },
      verifiedAt: T0,
    });
    const withdrawn = [...happened, about('ConsentWithdrawn', { class: 'marketing', source: 'page' })];
    for (const over of [forgotten, withdrawn])
      expect(rowsOf(contactPoints, story(...over)).get(contactId)).toMatchObject({ marketingBasis: null, marketingConsentId: null });
  });
});

it('the digest of what others took is refused by itself, and comes again when it is wanted', () => {
  const wants = (digest: boolean) => ['ContactPreferencesSet', { contactId, preferences: { digest } }] as const;
  expect(refusedKind(stateAfter(), 'digest')).toBeUndefined();
  expect(refusedKind(stateAfter(wants(false)), 'digest')).toBe('Z04');
  expect(refusedKind(stateAfter(wants(false)), 'offer')).toBeUndefined();
  expect(refusedKind(stateAfter(wants(false), wants(true)), 'digest')).toBeUndefined();
});
