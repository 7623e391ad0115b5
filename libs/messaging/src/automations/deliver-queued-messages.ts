import { automation, type Effect } from '@jurilien/event-sourcing';
import { message } from '../message.js';

const deliver = (key: string, messageId: string): Effect => ({ do: 'work', job: 'deliver', key, input: { messageId } });

/** A message in line is the worker's to deliver; a deferred one comes back in line when its quiet hours are over. */
export const deliverQueuedMessages = automation(message)({
  name: 'deliver-queued-messages',
  on: {
    MessageScheduled: ({ data: { messageId, sendAt } }) => [
      {
        do: 'schedule',
        subject: `message-${messageId}`,
        timer: 'message.send',
        dueAt: sendAt,
        command: 'SendScheduledMessage',
        input: { messageId },
      },
    ],
    MessageCancelled: ({ data }) => [{ do: 'cancel', subject: `message-${data.messageId}` }],
    MessageQueued: ({ data }) => [deliver(`deliver-${data.messageId}`, data.messageId)],
    MessageDeferred: ({ data: { messageId, until, sequence } }) => [
      {
        do: 'schedule',
        subject: `message-${messageId}`,
        timer: 'message.resume',
        occurrence: String(sequence),
        dueAt: until,
        command: 'ResumeMessage',
        input: { messageId },
      },
    ],
    MessageResumed: ({ data: { messageId, sequence } }) => [deliver(`deliver-${messageId}-${sequence}`, messageId)],
    MessageSuppressed: ({ data }) => [{ do: 'cancel', subject: `message-${data.messageId}` }],
  },
});
