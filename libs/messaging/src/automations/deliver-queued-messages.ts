import { at, automation, cancelAll, timer } from '@jurilien/event-sourcing';
import { resumeMessage } from '../decisions/defer-message.js';
import { sendScheduledMessage } from '../decisions/send-message.js';
import { laneOf } from '../lane.js';
import { message } from '../message.js';
import { work } from '../work.js';

const planned = timer('message.send', sendScheduledMessage);
const resumed = timer('message.resume', resumeMessage);
const subject = (messageId: string): string => `message-${messageId}`;

/** A message in line is the worker's to deliver, but for a notice, which needs no provider; a deferred one comes back in line when its quiet hours are over. */
export const deliverQueuedMessages = automation(message)({
  name: 'deliver-queued-messages',
  on: {
    MessageScheduled: ({ data: { messageId, sendAt } }) => [at(sendAt, planned, { messageId }, subject(messageId))],
    MessageCancelled: ({ data }) => [cancelAll(subject(data.messageId))],
    MessageQueued: ({ data }) =>
      data.channel === 'inapp'
        ? []
        : [work('deliver', `deliver-${data.messageId}`, { messageId: data.messageId }, undefined, laneOf(data))],
    MessageDeferred: ({ data: { messageId, until, sequence } }) => [
      at(until, resumed, { messageId }, subject(messageId), String(sequence)),
    ],
    MessageResumed: ({ data: { messageId, sequence, ...data } }) => [
      work('deliver', `deliver-${messageId}-${sequence}`, { messageId }, undefined, laneOf(data)),
    ],
    MessageSuppressed: ({ data }) => [cancelAll(subject(data.messageId))],
  },
});
