import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { thread, threadDid, threadId } from '../thread.js';

/** A received text or e-mail was meant for the professional or client on the other side and went on to them: no one here has to answer it. */
export const passTextOn = decision({
  name: 'PassTextOn',
  input: z.object({ threadId, providerMessageId: ids.providerMessageId, relayId: ids.relayId, to: z.enum(['professional', 'client']) }),
  streams: (i) => ({ thread: streamOf(thread, i.threadId) }),
  decide(input, { thread: s }) {
    const id = input.providerMessageId;
    const text = s.received.find((r) => r.providerMessageId === id) ?? s.emails.find((e) => e.mailId === id);
    refuseUnless(text !== undefined, 'NOT_FOUND', 'text');
    return text.passedOn ? {} : { thread: [threadDid('TextPassedOn', input)] };
  },
});
