import { at, automation, cancel, forEach, send, timer } from '@jurilien/event-sourcing';
import { wakeThread } from '../decisions/keep-thread.js';
import { openThread } from '../decisions/open-thread.js';
import { message } from '../message.js';
import { thread } from '../thread.js';

/** Whatever a person writes to a number belongs to a conversation the team can find, also where the number never wrote (4.8.4). */
export const openThreads = automation(message)({
  name: 'open-threads',
  on: {
    MessageQueued: ({ data: { messageId, threadId, author } }) => (threadId && author ? [send(openThread, { threadId, messageId })] : []),
  },
});

const wakes = timer('thread.wake', wakeThread);

/** A thread that sleeps wakes at its hour, and no sooner because someone wrote meanwhile. */
export const mindThreads = automation(thread)({
  name: 'wake-snoozed-threads',
  on: {
    ThreadSnoozed: ({ data: { threadId, until, sequence } }) => [
      at(until, wakes, { threadId, sequence }, `thread-${threadId}`, String(sequence)),
    ],
    ...forEach(thread)(['ThreadReopened', 'ThreadClosed'], (e) => [cancel(wakes, `thread-${e.data.threadId}`)]),
  },
});
