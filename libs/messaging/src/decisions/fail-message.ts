import { decision } from '@jurilien/event-sourcing';
import { mostAttempts } from '@jurilien/reference';
import { z } from 'zod';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/** The provider certainly did not take it: another try, unless the fault is ours to fix or there were enough. */
export const failMessage = decision({
  name: 'FailMessage',
  input: z.object({ messageId, retryable: z.boolean(), error: z.string().max(500) }),
  streams: onMessage,
  decide(input, { message: s }, ctx) {
    if (s.status === 'Failed') return {};
    refuseUnlessIn(s, ['Queued', 'Handed']);
    return {
      message: [
        messageDid('MessageFailed', {
          ...occasionOf(s),
          ...input,
          retryable: input.retryable && s.attempts < mostAttempts(ctx.config),
          attempt: s.attempts,
        }),
      ],
    };
  },
});
