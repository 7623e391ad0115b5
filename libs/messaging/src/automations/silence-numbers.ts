import { automation, type Effect } from '@jurilien/event-sourcing';
import { contactPoint } from '../contact-point.js';
import { message } from '../message.js';
import { work } from '../work.js';

/** STOP reaches what waits: every text in line, planned or put off for that number is suppressed at once (4.8.3 row 1). */
export const silenceNumbers = automation(contactPoint)({
  name: 'silence-numbers',
  on: {
    SmsOptedOut: (e) => [work('silence-number', `silence-${e.data.contactId}-${e.version}`, { contactId: e.data.contactId })],
    NumberUnreachable: (e) => [work('unreachable-number', `unreachable-${e.data.contactId}-${e.version}`, { messageId: e.data.messageId })],
  },
});

/** The number said STOP, had its fill of texts, or is none that texts may go to. */
const NOT_BY_TEXT = ['Z05', 'Z06', 'Z16'];

const otherChannel = (messageId: string, why: string): Effect => work('fall-back', `fall-back-${messageId}`, { messageId, why });

/** A text that certainly did not and will not arrive is told by e-mail, where its rule has one (4.8.2). */
export const fallBackToEmail = automation(message)({
  name: 'fall-back-to-email',
  on: {
    MessageSuppressed: ({ data }) =>
      (data.channel === 'sms' && NOT_BY_TEXT.includes(data.code)) || (data.channel !== 'inapp' && data.code === 'Z13')
        ? [otherChannel(data.messageId, data.code)]
        : [],
    MessageUndelivered: ({ data }) => (data.channel === 'sms' ? [otherChannel(data.messageId, 'undelivered')] : []),
    MessageFailed: ({ data }) => (data.channel === 'sms' && !data.retryable ? [otherChannel(data.messageId, 'failed')] : []),
  },
});
