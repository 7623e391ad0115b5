import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { keyed, textKeyOf, thread, threadDid, threadId, threadKeyOf, waitsFor } from '../thread.js';

/**
 * Someone writes to the team on their own page instead of by text (M20): into the conversation of their number, where it waits
 * for a person. No keyword rule reads it, and the same page sent twice counts once.
 */
export const writeToTeam = decision({
  name: 'WriteToTeam',
  input: z.object({
    threadId,
    replyId: ids.replyId,
    from: z.string().min(1).max(20),
    body: z.string().trim().min(1).max(1_600),
    cause: waitsFor.optional(),
  }),
  streams: (i) => ({ thread: streamOf(thread, i.threadId) }),
  decide(input, { thread: s }) {
    const { cause, ...said } = input;
    const { threadId: id, replyId } = said;
    if (s.received.some((r) => r.providerMessageId === replyId)) return {};
    const asleep = s.status === 'Snoozed' || s.status === 'Closed';
    return {
      thread: [
        threadDid('PageReplyReceived', { ...said, ...keyed(id, s), bodyKey: textKeyOf(threadKeyOf(id, s), replyId) }),
        ...(asleep ? [threadDid('ThreadReopened', { threadId: id, cause: 'inbound' })] : []),
        threadDid('ThreadAwaitsAnswer', { threadId: id, providerMessageId: replyId, receipt: false, ...(cause ? { cause } : {}) }),
      ],
    };
  },
});
