import { ERASED } from '@jurilien/event-sourcing';
import { at, rowsOf, story, T0, unexercised, type StoryEvent, uuidFor } from '@jurilien/event-sourcing/testing';
import { contactPoint } from '../contact-point.js';
import { message } from '../message.js';
import { thread } from '../thread.js';
import { contactPoints } from './contact-points.js';
import { messages } from './messages.js';
import { threads } from './threads.js';

const M = uuidFor('m-1');
const say = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  message,
  M,
  type,
  { messageId: M, ...data },
  minutes,
];
const queued = say('MessageQueued', {
  sendKey: 'R10:o/sms',
  rule: 'R10',
  channel: 'sms',
  class: 'service',
  lang: 'fr',
  recipientKind: 'professional',
  recipientId: uuidFor('p'),
  leadId: uuidFor('l'),
  offerId: uuidFor('o'),
  templateVersion: 1,
  to: '+15145550101',
  subject: '',
  body: 'Bonjour',
});
const sent = say('MessageSent', { providerId: 'SM1' }, 2);
const delivered = say('MessageDelivered', {}, 3);
const bounced = (kind: string, retryable: boolean) => say('MessageBounced', { contactId: 'address-1', kind, retryable, attempt: 1 }, 4);

describe('messages', () => {
  const whole: readonly (readonly [string, readonly StoryEvent[], Record<string, unknown>])[] = [
    [
      'is queued with its words, its address and its occasion',
      [queued],
      {
        rule: 'R10',
        channel: 'sms',
        class: 'service',
        lang: 'fr',
        recipientKind: 'professional',
        recipientId: uuidFor('p'),
        leadId: uuidFor('l'),
        offerId: uuidFor('o'),
        to: '+15145550101',
        body: 'Bonjour',
        state: 'Queued',
        queuedAt: T0,
        attempts: 0,
        version: 1,
      },
    ],
    [
      'waits for the morning',
      [queued, say('MessageDeferred', { until: at(600), sequence: 1 })],
      { state: 'Deferred', deferredUntil: at(600) },
    ],
    [
      'goes on',
      [queued, say('MessageDeferred', { until: at(600), sequence: 1 }), say('MessageResumed', { sequence: 1 })],
      { state: 'Queued', deferredUntil: undefined },
    ],
    [
      'keeps how it went, step by step, with why and until when',
      [
        queued,
        say('MessageDeferred', { until: at(60), sequence: 1 }, 1),
        say('MessageResumed', { sequence: 1 }, 60),
        say('MessageSuppressed', { code: 'Z07', switchId: uuidFor('switch') }, 61),
      ],
      {
        switchId: uuidFor('switch'),
        steps: [
          { at: T0, state: 'Queued' },
          { at: at(1), state: 'Deferred', until: at(60) },
          { at: at(60), state: 'Queued' },
          { at: at(61), state: 'Suppressed', code: 'Z07' },
        ],
      },
    ],
    ['is not sent, and why', [queued, say('MessageSuppressed', { code: 'Z05' })], { state: 'Suppressed', suppressedCode: 'Z05' }],
    [
      'is planned, and goes at its hour',
      [say('MessageScheduled', { ...queued[3], sendAt: at(60) }), say('MessageQueued', queued[3], 60)],
      { state: 'Queued', sendAt: at(60), sentBy: 'test', queuedAt: at(60) },
    ],
    [
      'is planned and taken back',
      [say('MessageScheduled', { ...queued[3], sendAt: at(60) }), say('MessageCancelled')],
      { state: 'Cancelled' },
    ],
    [
      'was kept long enough: what it was stays, its words do not',
      [queued, sent, say('MessageBodyPurged', {}, 10)],
      { state: 'Sent', rule: 'R10', body: null, subject: null, bodyKept: false },
    ],
    ['was handed over', [queued, say('MessageHandedToProvider', { attempt: 2 })], { state: 'Handed', attempts: 2 }],
    [
      'failed for now',
      [queued, say('MessageFailed', { retryable: true, error: 'timeout', attempt: 1 })],
      { state: 'Queued', error: 'timeout' },
    ],
    [
      'failed for good',
      [queued, say('MessageFailed', { retryable: false, error: 'bad number', attempt: 1 })],
      { state: 'Failed', error: 'bad number' },
    ],
    ['was sent', [queued, sent], { state: 'Sent', providerId: 'SM1', sentAt: at(2), version: 2 }],
    ['arrived', [queued, sent, delivered], { state: 'Delivered', deliveredAt: at(3) }],
    ['arrived before the provider’s answer did', [queued, delivered, sent], { state: 'Delivered', providerId: 'SM1' }],
    ['came back for good', [queued, sent, bounced('hard', false)], { state: 'Bounced', error: 'hard' }],
    ['came back for now', [queued, sent, bounced('soft', true)], { state: 'Queued', error: 'soft' }],
    ['came back after it had arrived', [queued, sent, delivered, bounced('hard', false)], { state: 'Delivered', error: 'hard' }],
    [
      'was called unwanted',
      [queued, sent, delivered, say('MessageComplained', { contactId: 'address-1' })],
      { state: 'Delivered', error: 'complaint' },
    ],
    ['did not arrive', [queued, sent, say('MessageUndelivered', { error: '30003' })], { state: 'Undelivered', error: '30003' }],
  ];
  it.each(whole)('a message %s', (_what, happened, row) => expect(rowsOf(messages, story(...happened)).get(M)).toMatchObject(row));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(messages, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});

describe('threads', () => {
  const wrote = (body: string, minutes: number): StoryEvent => [
    thread,
    'thread-1',
    'SmsReceived',
    { threadId: 'thread-1', from: '+15145550101', to: '+15145550100', body, providerMessageId: `SM${minutes}` },
    minutes,
  ];
  const row = (...happened: readonly StoryEvent[]) => rowsOf(threads, story(...happened)).get('thread-1');
  it('keeps the last text, what it was taken for, and how many there were', () =>
    expect(row(wrote('Bonjour', 0), wrote('OUI K7QF', 5))).toMatchObject({
      from: '+15145550101',
      lastBody: 'OUI K7QF',
      lastKind: 'claim',
      firstAt: T0,
      lastAt: at(5),
      received: 2,
    }));
  const mail = (mailId: string, minutes: number, more: object = {}): StoryEvent => [
    thread,
    'thread-1',
    'EmailReceived',
    { threadId: 'thread-1', mailId, from: 'elise@exemple.ca', subject: 'Re', body: mailId, files: [], bodyKey: 'k', ...more },
    minutes,
  ];
  const about = (type: string, mailId: string): StoryEvent => [
    thread,
    'thread-1',
    type,
    { threadId: 'thread-1', mailId, leadId: 'l', bodyKey: 'k', fileIds: [] },
    9,
  ];
  it('keeps e-mails as it keeps texts, and counts those that staff have to sort', () => {
    const first = [mail('a', 0), mail('b', 1, { triage: 'no-token' }), mail('c', 2, { triage: 'expired' })];
    expect(row(...first)).toMatchObject({ channel: 'email', from: 'elise@exemple.ca', received: 3, triage: 2, lastBody: 'c', awaiting: 0 });
    expect(row(...first, about('EmailPlaced', 'b'))).toMatchObject({ triage: 1 });
    expect(row(...first, about('EmailPlaced', 'b'), about('EmailDiscarded', 'c'))).toMatchObject({ triage: 0 });
    expect(row(mail('a', 0, { automatic: 'bulk' }))).toMatchObject({ lastKind: 'automatic' });
  });
  it('forgets the last word with the e-mail or the message that said it, and no other', () => {
    expect(row(mail('a', 0), about('EmailForgotten', 'a'))).toMatchObject({ lastBody: null });
    expect(row(mail('a', 0), mail('b', 1), about('EmailForgotten', 'a'))).toMatchObject({ lastBody: 'b' });
    const ours = say('MessageQueued', { ...queued[3], threadId: 'thread-1', author: 'staff' }, 3);
    const purged = say('MessageBodyPurged', { threadId: 'thread-1' }, 10);
    expect(row(wrote('Bonjour', 0), ours, purged)).toMatchObject({ lastBody: null });
    expect(row(wrote('Bonjour', 0), ours, wrote('Merci', 5), purged)).toMatchObject({ lastBody: 'Merci' });
  });
  it('knows since when the oldest texts are kept, and forgets the last word with the last of them', () => {
    const forgot = (data: object): StoryEvent => [
      thread,
      'thread-1',
      'TextsForgotten',
      { threadId: 'thread-1', bodyKeys: [], ...data },
      20,
    ];
    const [first, second] = [wrote('Bonjour', 0), wrote('Merci', 5)];
    expect(row(first, second)).toMatchObject({ keptSince: at(0), lastBody: 'Merci' });
    expect(row(first, second, forgot({ entryIds: ['a'], keptSince: at(5) }))).toMatchObject({ keptSince: at(5), lastBody: 'Merci' });
    expect(row(first, second, forgot({ entryIds: ['a', 'b'] }))).toMatchObject({ keptSince: null, lastBody: null, received: 2 });
    const ours = say('MessageQueued', { ...queued[3], threadId: 'thread-1', author: 'staff' }, 6);
    expect(row(first, ours, forgot({ entryIds: ['a'] }))).toMatchObject({ keptSince: null, lastBody: 'Bonjour', lastDirection: 'out' });
  });
  it('takes an erased text for nothing', () => expect(row(wrote(ERASED, 0))).toMatchObject({ lastKind: 'other' }));
});

it('contact-points: the last wish counts', () => {
  const wish = (type: string, minutes: number): StoryEvent => [
    contactPoint,
    'hash-1',
    type,
    { contactId: 'hash-1', source: 'keyword' },
    minutes,
  ];
  const row = (...happened: readonly StoryEvent[]) => rowsOf(contactPoints, story(...happened)).get('hash-1');
  expect(row(wish('SmsOptedOut', 1))).toMatchObject({ smsOptedOut: true, since: at(1), source: 'keyword' });
  expect(row(wish('SmsOptedOut', 1), wish('SmsOptedIn', 2))).toMatchObject({ smsOptedOut: false, since: at(2) });
});
