import { automation } from '@jurilien/event-sourcing';
import { message } from '../message.js';
import { thread } from '../thread.js';

const TIMER = 'thread.wake';

/** Whatever a person writes to a number belongs to a conversation the team can find, also where the number never wrote (4.8.4). */
export const openThreads = automation(message)({
  name: 'open-threads',
  on: {
    MessageQueued: ({ data: { messageId, threadId, author } }) =>
      threadId && author ? [{ do: 'dispatch', command: 'OpenThread', input: { threadId, messageId } }] : [],
  },
});

/** A thread that sleeps wakes at its hour, and no sooner because somebody wrote meanwhile. */
export const mindThreads = automation(thread)({
  name: 'wake-snoozed-threads',
  on: {
    ThreadSnoozed: ({ data: { threadId, until, sequence } }) => [
      {
        do: 'schedule',
        subject: `thread-${threadId}`,
        timer: TIMER,
        occurrence: String(sequence),
        dueAt: until,
        command: 'WakeThread',
        input: { threadId, sequence },
      },
    ],
    ThreadReopened: ({ data }) => [{ do: 'cancel', subject: `thread-${data.threadId}`, timer: TIMER }],
    ThreadClosed: ({ data }) => [{ do: 'cancel', subject: `thread-${data.threadId}`, timer: TIMER }],
  },
});
