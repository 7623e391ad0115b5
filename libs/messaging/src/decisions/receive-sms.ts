import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { keyed, textKeyOf, thread, threadDid, threadId, threadKeyOf } from '../thread.js';

/** Someone wrote to our number. The provider may say so twice; its id counts once. Whatever arrives opens the thread again. */
export const receiveSms = decision({
  name: 'ReceiveSms',
  input: z.object({
    threadId,
    from: z.string().min(1).max(20),
    to: z.string().min(1).max(20).optional(),
    body: z.string().max(1_600),
    providerMessageId: ids.providerMessageId,
  }),
  streams: (i) => ({ thread: streamOf(thread, i.threadId) }),
  decide(input, { thread: s }) {
    if (s.received.some((r) => r.providerMessageId === input.providerMessageId)) return {};
    const received = threadDid('SmsReceived', {
      ...{ ...input, ...keyed(input.threadId, s) },
      bodyKey: textKeyOf(threadKeyOf(input.threadId, s), input.providerMessageId),
    });
    const asleep = s.status === 'Snoozed' || s.status === 'Closed';
    return { thread: asleep ? [received, threadDid('ThreadReopened', { threadId: input.threadId, cause: 'inbound' })] : [received] };
  },
});
