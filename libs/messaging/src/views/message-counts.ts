import { notNull, oneOf, type Recorded, type Row, view } from '@jurilien/event-sourcing';
import { localDate, MESSAGE_COUNTS } from '@jurilien/reference';
import { contactPoint } from '../contact-point.js';
import { message, MESSAGE_CHANNELS } from '../message.js';

type Channel = (typeof MESSAGE_CHANNELS)[number];
const NOTHING: Row = Object.fromEntries(MESSAGE_COUNTS.map((name) => [name, 0]));

const keyOf = (e: Recorded, channel: Channel | undefined): string[] => (channel ? [`${localDate(e.occurredAt, 'QC')}|${channel}`] : []);
const plus =
  <E extends Recorded>(name: (typeof MESSAGE_COUNTS)[number], parts?: (e: E) => number) =>
  (row: Row | undefined, e: E, key = ''): Row => {
    const [day, channel] = key.split('|');
    const more = (of: (typeof MESSAGE_COUNTS)[number], n: number): Row => ({ [of]: ((row?.[of] as number | undefined) ?? 0) + n });
    return { ...NOTHING, ...row, day, channel, ...more(name, 1), ...(parts ? more('segments', parts(e)) : {}) };
  };
type OfMessage = Recorded & { readonly data: { readonly channel?: Channel | undefined; readonly retryable?: boolean } };
const counts = (name: (typeof MESSAGE_COUNTS)[number], does: (e: OfMessage) => boolean = () => true) => ({
  keys: (e: OfMessage) => (does(e) ? keyOf(e, e.data.channel) : []),
  fold: plus(name),
});
/** What will be tried again has not ended. */
const forGood = (e: OfMessage): boolean => e.data.retryable !== true;

/** How many messages went which way, by the day it happened on the offices' clock and by channel: no message, and no one, is in it. */
export const messageCounts = view(
  message,
  contactPoint,
)({
  name: 'message-counts',
  version: 2,
  key: 'id',
  columns: {
    id: 'text',
    day: 'text not null',
    channel: notNull(oneOf(MESSAGE_CHANNELS)),
    queued: 'integer not null',
    sent: 'integer not null',
    delivered: 'integer not null',
    undelivered: 'integer not null',
    bounced: 'integer not null',
    failed: 'integer not null',
    suppressed: 'integer not null',
    complained: 'integer not null',
    /** Numbers whose holders asked for no more texts, and addresses whose holders refused a kind of message. */
    optedOut: 'integer not null',
    /** Parts that networks bill of texts that were sent. */
    segments: 'integer not null',
  },
  indexes: [['day']],
  read: { defaultSort: ['day', 'desc'] },
  on: {
    MessageQueued: counts('queued'),
    MessageSent: { keys: (e) => keyOf(e, e.data.channel), fold: plus('sent', (e) => e.data.segments ?? 0) },
    MessageDelivered: counts('delivered'),
    MessageUndelivered: counts('undelivered'),
    MessageBounced: counts('bounced', forGood),
    MessageFailed: counts('failed', forGood),
    MessageSuppressed: counts('suppressed'),
    MessageComplained: counts('complained'),
    SmsOptedOut: { keys: (e) => keyOf(e, 'sms'), fold: plus('optedOut') },
    // The link of an e-mail; a text is answered with STOP.
    ConsentWithdrawn: { keys: (e) => (e.data.source === 'one-click' ? keyOf(e, 'email') : []), fold: plus('optedOut') },
  },
});
