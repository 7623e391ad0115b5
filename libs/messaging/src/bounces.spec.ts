import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, configWith, effectsOf, given, recorded, unexercised, type Past } from '@jurilien/event-sourcing/testing';
import { askedByComplaints } from './complaints.js';
import { mindComplaints } from './automations/mind-complaints.js';
import { leaveAddressesAlone } from './automations/leave-addresses-alone.js';
import { contactPoint } from './contact-point.js';
import { countSoftBounce, suppressAddress } from './decisions/keep-contact.js';
import { recordMessageBounced, recordMessageComplained } from './decisions/record-bounce.js';
import { message } from './message.js';
import { refusedBy } from './send-gate.js';

const messageId = '018f0000-0000-7000-8000-000000000001';
const other = '018f0000-0000-7000-8000-000000000002';
const contactId = 'address-1';
const written = (messageClass: string) =>
  [
    'MessageQueued',
    {
      messageId,
      sendKey: 'k',
      rule: 'R15',
      channel: 'email',
      class: messageClass,
      lang: 'fr',
      recipientKind: 'client',
      recipientId: 'p',
      templateVersion: 1,
      to: 'lea@exemple.test',
      subject: 'Bonjour',
      body: 'Bonjour',
    },
  ] as const;
const queued = written('transactional');
const handed = (attempt = 1) => ['MessageHandedToProvider', { messageId, attempt }] as const;
const sent = ['MessageSent', { messageId, providerId: '<1@x>' }] as const;
const delivered = ['MessageDelivered', { messageId }] as const;
const past = (...events: Past[number][]) => given({ message: events });
const hard = { messageId, contactId, kind: 'hard' as const, code: '5.1.1' };
const soft = { messageId, contactId, kind: 'soft' as const };
const bounced = (kind: 'hard' | 'soft', retryable = false) =>
  ['MessageBounced', { messageId, contactId, kind, retryable, attempt: 1 }] as const;
const statusAfter = (...events: Past[number][]) => fold(message, recorded(message, messageId, events)).status;

describe('an e-mail that its mailbox refused', () => {
  it('for good, ends as bounced, at the hand-over or after it, once', () => {
    expect(past(queued, handed()).when(recordMessageBounced, hard).types()).toEqual({ message: ['MessageBounced'] });
    expect(past(queued, handed(), sent).when(recordMessageBounced, hard).types()).toEqual({ message: ['MessageBounced'] });
    expect(past(queued, handed(), sent, bounced('hard')).when(recordMessageBounced, hard).types()).toEqual({});
    expect(statusAfter(queued, handed(), sent, bounced('hard'))).toBe('Bounced');
  });

  it('after it counted as delivered, is noted and stays delivered: a status only moves to the right', () => {
    expect(past(queued, handed(), sent, delivered).when(recordMessageBounced, hard).types()).toEqual({ message: ['MessageBounced'] });
    expect(statusAfter(queued, handed(), sent, delivered, bounced('hard'))).toBe('Delivered');
  });

  it('for now, comes back in line after 1, 5, 15 and 60 minutes; told twice, it is one try', () => {
    const untilAfter = (attempt: number, config = asShipped()) => {
      const { message: said } = past(queued, handed(attempt), sent).when(recordMessageBounced, soft, { config }).events() as any;
      return [said[0].data.retryable, said[1]?.data.until];
    };
    expect([1, 2, 3, 4, 5].map((attempt) => untilAfter(attempt))).toEqual([1, 5, 15, 60, 60].map((minutes) => [true, at(minutes)]));
    expect(untilAfter(6)).toEqual([false, undefined]);
    const config = configWith({ 'retry.backoffMinutes': [3] });
    expect([1, 2, 3, 4].map((attempt) => untilAfter(attempt, config))).toEqual([
      ...[3, 60, 60].map((minutes) => [true, at(minutes)]),
      [false, undefined],
    ]);
    const again = [bounced('soft', true), ['MessageDeferred', { messageId, until: at(1), sequence: 1 }]] as const;
    expect(
      past(queued, handed(), sent, ...again)
        .when(recordMessageBounced, soft)
        .types(),
    ).toEqual({});
    expect(statusAfter(queued, handed(), sent, ...again)).toBe('Deferred');
  });

  it.each(['otp', 'marketing'])('for now, is not tried again where it is %s', (messageClass) => {
    expect(past(written(messageClass), handed(), sent).when(recordMessageBounced, soft).types()).toEqual({ message: ['MessageBounced'] });
  });

  it('was handed over', () => {
    for (const decide of [recordMessageBounced, recordMessageComplained] as const) {
      expect(given().when(decide, hard).refusal()).toBe('NOT_FOUND: message');
      expect(past(queued).when(decide, hard).refusal()).toBe('WRONG_STATE: message-was-not-handed-over');
    }
  });
});

it('a complaint is noted once, whatever became of the message', () => {
  const complained = ['MessageComplained', { messageId, contactId }] as const;
  expect(past(queued, handed(), sent, delivered).when(recordMessageComplained, { messageId, contactId }).types()).toEqual({
    message: ['MessageComplained'],
  });
  expect(past(queued, handed(), sent, complained).when(recordMessageComplained, { messageId, contactId }).types()).toEqual({});
});

it('each complaint asks how many there are today', () =>
  expect(effectsOf(mindComplaints, recorded(message, messageId, [['MessageComplained', { messageId, contactId }]]))).toEqual([
    { do: 'work', job: 'count-complaints', key: `complaints-${messageId}`, input: { messageId }, dueAt: at(5 / 60) },
  ]));

it.each([
  ['no e-mail and no complaint', 0, 0, 'nothing'],
  ['one complaint, whatever the rate', 1, 1, 'nothing'],
  ['two of few', 10, 2, 'stopping'],
  ['just below one of a thousand', 2_001, 2, 'nothing'],
  ['one of a thousand', 2_000, 2, 'telling'],
  ['just below three of a thousand', 1_001, 3, 'telling'],
  ['three of a thousand', 1_000, 3, 'stopping'],
  ['more than were sent, of e-mails of before', 0, 2, 'stopping'],
] as const)('%s: %i e-mails and %i complaints ask for %s', (_what, sent, complaints, asks) =>
  expect(askedByComplaints({ sent, complaints }, configWith({}))).toBe(asks),
);

it.each([
  ['nothing', 0.4, 1],
  ['telling', 0.1, 0.5],
  ['stopping', 0.1, 0.2],
] as const)('three of a thousand ask for %s where the team is told from %d %% on and marketing stops from %d %% on', (asks, alarm, kill) =>
  expect(
    askedByComplaints({ sent: 1_000, complaints: 3 }, configWith({ 'complaints.alarmPercent': alarm, 'complaints.killPercent': kill })),
  ).toBe(asks),
);

describe('the address of it', () => {
  const counted = (n: string, minutes: number) => ['SoftBounceCounted', { contactId, messageId: n, attempt: 1 }, at(minutes)] as const;
  const third = { contactId, messageId, attempt: 3 };

  it('is left alone after a hard bounce and a complaint, and counted after a soft one', () => {
    const effects = (...events: Past[number][]) =>
      effectsOf(leaveAddressesAlone, recorded(message, messageId, events)).map(
        (e: any) => `${e.command} ${e.input.cause ?? e.input.class ?? ''}`,
      );
    expect(effects(bounced('hard'))).toEqual(['SuppressAddress hardBounce']);
    expect(effects(bounced('soft', true))).toEqual(['CountSoftBounce ']);
    expect(effects(['MessageComplained', { messageId, contactId }])).toEqual([
      'SuppressAddress complaint',
      'WithdrawConsent marketing',
      'WithdrawConsent service',
    ]);
  });

  it('counts the third soft bounce within 72 hours as hard, each try once', () => {
    const on = (...events: Past[number][]) => given({ contact: events }).when(countSoftBounce, third).types();
    expect(on(counted(messageId, 0))).toEqual({ contact: ['SoftBounceCounted'] });
    expect(on(counted(messageId, -60), counted(other, -30))).toEqual({ contact: ['SoftBounceCounted', 'AddressSuppressed'] });
    expect(on(counted(messageId, -72 * 60 - 1), counted(other, -30))).toEqual({ contact: ['SoftBounceCounted'] });
    expect(on(['SoftBounceCounted', third])).toEqual({});
  });

  it('stays closed for good once its holder complained, even if it had bounced before', () => {
    const suppressed = (cause: string) => given({ contact: [['AddressSuppressed', { contactId, cause }]] });
    expect(suppressed('hardBounce').when(suppressAddress, { contactId, cause: 'complaint' }).types()).toEqual({
      contact: ['AddressSuppressed'],
    });
    expect(suppressed('complaint').when(suppressAddress, { contactId, cause: 'hardBounce' }).types()).toEqual({});
  });

  it.each(['hardBounce', 'complaint'])('refuses every class of e-mail after a %s, with its code', (cause) => {
    const contact = fold(contactPoint, recorded(contactPoint, contactId, [['AddressSuppressed', { contactId, cause }]]));
    for (const messageClass of ['otp', 'transactional', 'service'] as const)
      expect(refusedBy(contact, 'email', messageClass, at(0))).toBe('Z05');
    expect(refusedBy(contact, 'email', 'marketing', at(0))).toBe('Z04');
  });
});

it('the automation handles no event that this spec leaves out', () =>
  expect(
    unexercised(leaveAddressesAlone, recorded(message, messageId, [bounced('hard'), ['MessageComplained', { messageId, contactId }]])),
  ).toEqual([]));
