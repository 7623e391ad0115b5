import { decision, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { thread, threadId, type ThreadEvent } from '../thread.js';

/** Somebody wrote to our number. The provider may say so twice; its id counts once. */
export const receiveSms = decision({
  name: 'ReceiveSms',
  input: z.object({ threadId, from: z.string().min(1).max(20), body: z.string().max(1_600), providerMessageId: z.string().min(1).max(64) }),
  streams: (i) => ({ thread: streamOf(thread, i.threadId) }),
  decide(input, { thread: s }) {
    if (s.received.some((r) => r.providerMessageId === input.providerMessageId)) return {};
    const received: ThreadEvent = { type: 'SmsReceived', data: input };
    return { thread: [received] };
  },
});
