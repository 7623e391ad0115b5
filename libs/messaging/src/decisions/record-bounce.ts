import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { mostAttempts, retryMinutes } from '@jurilien/reference';
import { z } from 'zod';
import { contactId } from '../contact-point.js';
import type { MessageState } from '../message.js';
import { messageDid, messageId, occasionOf, onMessage } from './on-message.js';

/** What is worth another try: a code has run out by then, and what only advertises does not insist. */
const RETRIED = ['transactional', 'service'];

const wasHandedOver = (s: MessageState): void => {
  refuseUnless(s.status !== 'None', 'NOT_FOUND', 'message');
  refuseUnless(s.attempts > 0, 'WRONG_STATE', 'message-was-not-handed-over');
};

/**
 * A mailbox refused an e-mail: `hard` for good, `soft` for now. After a soft one the message comes back in line, as after a hand-over
 * that failed; one that was taken for delivered and then came back is noted, and stays what it was.
 */
export const recordMessageBounced = decision({
  name: 'RecordMessageBounced',
  input: z.object({ messageId, contactId, kind: z.enum(['hard', 'soft']), code: z.string().max(40).optional() }),
  streams: onMessage,
  decide(input, { message: s }, ctx) {
    wasHandedOver(s);
    const waits = s.status === 'Handed' || s.status === 'Sent';
    // A soft one that is told twice, or late, is of a try that is over.
    if (s.bounced || (input.kind === 'soft' && !waits)) return {};
    const retryable = input.kind === 'soft' && RETRIED.includes(s.message?.class ?? '') && s.attempts < mostAttempts(ctx.config);
    const bounced = messageDid('MessageBounced', { ...occasionOf(s), ...input, retryable, attempt: s.attempts });
    if (!retryable) return { message: [bounced] };
    const pauses = retryMinutes(ctx.config);
    const minutes = pauses[Math.min(s.attempts, pauses.length) - 1]!;
    const until = new Date(Date.parse(ctx.now) + minutes * 60_000).toISOString();
    return {
      message: [bounced, messageDid('MessageDeferred', { ...occasionOf(s), messageId: input.messageId, until, sequence: s.deferrals + 1 })],
    };
  },
});

/** Who got an e-mail called it unwanted; whatever became of the message, its address is left alone from now on. */
export const recordMessageComplained = decision({
  name: 'RecordMessageComplained',
  input: z.object({ messageId, contactId }),
  streams: onMessage,
  decide(input, { message: s }) {
    wasHandedOver(s);
    return s.complained ? {} : { message: [messageDid('MessageComplained', { ...occasionOf(s), ...input })] };
  },
});
