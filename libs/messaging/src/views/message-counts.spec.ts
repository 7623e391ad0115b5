import { rowsOf, story, type StoryEvent, unexercised, uuidFor } from '@jurilien/event-sourcing/testing';
import { contactPoint } from '../contact-point.js';
import { message } from '../message.js';
import { messageCounts } from './message-counts.js';

const say = (n: number, type: string, minutes: number, data: Record<string, unknown> = {}): StoryEvent => [
  message,
  uuidFor(`m-${n}`),
  type,
  { messageId: uuidFor(`m-${n}`), channel: 'sms', ...data },
  minutes,
];
const queued = (n: number, minutes: number, channel = 'sms') =>
  say(n, 'MessageQueued', minutes, {
    ...{ sendKey: `k-${n}`, rule: 'R10', channel, class: 'service', lang: 'fr', recipientKind: 'client', recipientId: uuidFor('c') },
    ...{ templateVersion: 1, to: '+15145550101', subject: '', body: 'Bonjour' },
  });
const DAY = 24 * 60;
const events = story(
  queued(1, 0),
  queued(2, 1),
  queued(3, 2, 'email'),
  say(1, 'MessageSent', 3, { providerId: 'p-1', segments: 2 }),
  // One from before segments were noted.
  say(7, 'MessageSent', 3, { providerId: 'p-7' }),
  say(1, 'MessageDelivered', DAY, {}),
  say(2, 'MessageFailed', 4, { retryable: true, error: 'busy', attempt: 1 }),
  say(2, 'MessageFailed', 5, { retryable: false, error: 'no such number', attempt: 2 }),
  say(3, 'MessageBounced', 6, { channel: 'email', contactId: 'hhh', kind: 'hard', retryable: false, attempt: 1 }),
  say(3, 'MessageComplained', 7, { channel: 'email', contactId: 'hhh' }),
  say(4, 'MessageSuppressed', 8, { code: 'Z01' }),
  say(5, 'MessageUndelivered', 9),
  // A message of before steps told their channel is in no count of one.
  say(6, 'MessageDelivered', 10, { channel: undefined }),
  [contactPoint, 'hhh', 'SmsOptedOut', { contactId: 'hhh', source: 'keyword' }, 11],
  [contactPoint, 'mmm', 'ConsentWithdrawn', { contactId: 'mmm', class: 'marketing', source: 'one-click' }, 12],
  [contactPoint, 'mmm', 'ConsentWithdrawn', { contactId: 'mmm', class: 'service', source: 'page' }, 13],
);

describe('message-counts', () => {
  const rows = rowsOf(messageCounts, events);
  it('count each step on the day it happened, by channel', () => {
    expect(Object.fromEntries(rows)).toMatchObject({
      '2026-11-02|sms': { queued: 2, sent: 2, segments: 2, delivered: 0, failed: 1, suppressed: 1, undelivered: 1, optedOut: 1 },
      '2026-11-03|sms': { queued: 0, delivered: 1 },
      '2026-11-02|email': { queued: 1, bounced: 1, complained: 1, failed: 0, optedOut: 1, segments: 0 },
    });
    expect(rows.size).toBe(3);
  });
  it('hear of every event they are made of', () => expect(unexercised(messageCounts, events)).toEqual([]));
});
