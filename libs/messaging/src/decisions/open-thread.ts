import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { message } from '../message.js';
import { addressOf, keyed, thread, threadDid, threadId } from '../thread.js';
import { messageId } from './on-message.js';

/** What a person wrote to a number that never wrote to us begins the conversation with it (4.8.4). */
export const openThread = decision({
  name: 'OpenThread',
  input: z.object({ threadId, messageId }),
  streams: (i) => ({ thread: streamOf(thread, i.threadId), message: streamOf(message, i.messageId) }),
  decide(input, { thread: s, message: m }) {
    if (s.status !== 'None' && addressOf(s)) return {};
    refuseUnless(m.message?.threadId === input.threadId, 'NOT_FOUND', 'message');
    return { thread: [threadDid('ThreadOpened', { threadId: input.threadId, ...keyed(input.threadId, s), to: m.message.to })] };
  },
});
