import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { keyed, thread, threadDid, threadId, threadKeyOf, waitsFor, type ThreadState } from '../thread.js';

/** A thread sleeps a month at most (4.8.4). */
const SNOOZE_DAYS = 30;

const onThread = (i: { threadId: string }) => ({ thread: streamOf(thread, i.threadId) });
const known = (s: ThreadState): void => refuseUnless(s.status !== 'None', 'NOT_FOUND', 'thread');

/** A number gets one receipt a day, however much it writes (4.8.3 row 11). */
const RECEIPT_MS = DAY_MS;

/** A text no rule acted on waits for a person; which one is said once, and whether its writer is informed. */
export const awaitAnswer = decision({
  name: 'AwaitAnswer',
  input: z.object({ threadId, providerMessageId: ids.providerMessageId, receipt: z.boolean().default(false), cause: waitsFor.optional() }),
  streams: onThread,
  decide({ receipt, ...input }, { thread: s }, ctx) {
    known(s);
    if (s.awaiting.includes(input.providerMessageId)) return {};
    const told = receipt && (!s.receipt || Date.parse(ctx.now) - Date.parse(s.receipt.at) >= RECEIPT_MS);
    const awaits = threadDid('ThreadAwaitsAnswer', told ? { ...input, receipt: true } : input);
    // What comes up long after the text was received finds a thread that was put away meanwhile.
    const asleep = input.cause !== undefined && (s.status === 'Snoozed' || s.status === 'Closed');
    return { thread: asleep ? [threadDid('ThreadReopened', { threadId: input.threadId, cause: 'inbound' }), awaits] : [awaits] };
  },
});

/** Someone of the team has read what waited. */
export const readThread = decision({
  name: 'ReadThread',
  input: z.object({ threadId }),
  streams: onThread,
  decide(input, { thread: s }) {
    known(s);
    return s.awaiting.length > 0 ? { thread: [threadDid('ThreadRead', input)] } : {};
  },
});

/** One person looks after a thread, or no one in particular. */
export const assignThread = decision({
  name: 'AssignThread',
  input: z.object({ threadId, assigneeId: ids.userId.nullable() }),
  streams: onThread,
  decide(input, { thread: s }) {
    known(s);
    return (s.assigneeId ?? null) === input.assigneeId ? {} : { thread: [threadDid('ThreadAssigned', input)] };
  },
});

/** Out of sight until an instant, thirty days ahead at most; a text that arrives wakes it sooner. */
export const snoozeThread = decision({
  name: 'SnoozeThread',
  input: z.object({ threadId, until: z.iso.datetime() }),
  streams: onThread,
  decide(input, { thread: s }, ctx) {
    known(s);
    const ahead = Date.parse(input.until) - Date.parse(ctx.now);
    refuseUnless(ahead > 0, 'VALIDATION', 'not-in-the-future');
    refuseUnless(ahead <= SNOOZE_DAYS * DAY_MS, 'VALIDATION', 'too-far');
    refuseUnless(s.status !== 'Closed', 'WRONG_STATE', 'thread-closed');
    if (s.status === 'Snoozed' && s.snoozedUntil === input.until) return {};
    return { thread: [threadDid('ThreadSnoozed', { ...input, sequence: s.snoozes + 1 })] };
  },
});

/** The snooze is over. A late timer of an earlier one wakes nothing. */
export const wakeThread = decision({
  name: 'WakeThread',
  input: z.object({ threadId, sequence: z.number().int().positive() }),
  streams: onThread,
  decide(input, { thread: s }) {
    known(s);
    if (s.status !== 'Snoozed' || s.snoozes !== input.sequence) return {};
    return { thread: [threadDid('ThreadReopened', { threadId: input.threadId, cause: 'snooze-over' })] };
  },
});

/** Nothing more to do; the next text opens it again. */
export const closeThread = decision({
  name: 'CloseThread',
  input: z.object({ threadId }),
  streams: onThread,
  decide(input, { thread: s }) {
    known(s);
    return s.status === 'Closed' ? {} : { thread: [threadDid('ThreadClosed', input)] };
  },
});

/** Staff take a thread up again themselves. */
export const reopenThread = decision({
  name: 'ReopenThread',
  input: z.object({ threadId }),
  streams: onThread,
  decide(input, { thread: s }) {
    known(s);
    return s.status === 'Open' ? {} : { thread: [threadDid('ThreadReopened', { ...input, cause: 'staff' })] };
  },
});

/** A mark for colleagues; no one outside ever sees it. */
export const addThreadNote = decision({
  name: 'AddThreadNote',
  input: z.object({ threadId, note: z.string().trim().min(1).max(1_000) }),
  streams: onThread,
  decide(input, { thread: s }, ctx) {
    known(s);
    return { thread: [threadDid('ThreadNoteAdded', { ...input, ...keyed(input.threadId, s), noteId: ctx.newId() })] };
  },
});

/** The key of a conversation is shredded: nothing of it is left, and the next word begins it anew with another key. */
export const eraseThread = decision({
  name: 'EraseThread',
  input: z.object({ threadId, threadKey: threadId }),
  streams: onThread,
  decide: ({ threadId: id, threadKey }, { thread: s }) =>
    s.status === 'None' || threadKeyOf(id, s) !== threadKey ? {} : { thread: [threadDid('ThreadErased', { threadId: id })] },
});
