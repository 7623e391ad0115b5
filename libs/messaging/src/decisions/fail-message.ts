import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/** First try, one at once for a hiccup, then after 1, 5, 15 and 60 minutes (4.8.2). */
export const MAX_ATTEMPTS = 6;

/** The provider certainly did not take it: another try, unless the fault is ours to mend or there were enough. */
export const failMessage = decision({
  name: 'FailMessage',
  input: z.object({ messageId, retryable: z.boolean(), error: z.string().max(500) }),
  streams: onMessage,
  decide(input, { message: s }) {
    if (s.status === 'Failed') return {};
    refuseUnlessIn(s, ['Queued', 'Handed']);
    return {
      message: [
        messageDid('MessageFailed', {
          ...occasionOf(s),
          ...input,
          retryable: input.retryable && s.attempts < MAX_ATTEMPTS,
          attempt: s.attempts,
        }),
      ],
    };
  },
});
