import { type Config, decision, refuseUnless } from '@jurilien/event-sourcing';
import { commsBodyDays, DAY_MS, plus, reached } from '@jurilien/reference';
import { z } from 'zod';
import { messageDid, messageId, onMessage } from './on-message.js';

/** Until when the words of a message that came into the line at an instant are kept (4.10.13). */
export const bodyKeptUntil = (queuedAt: string, config: Config): string => plus(queuedAt, config.value(commsBodyDays) * DAY_MS);

/**
 * The words of a message have been kept for as many days as the configuration of now says, or whom they speak of is erased (`asked`): they
 * go, and the rest stays.
 */
export const purgeMessageBody = decision({
  name: 'PurgeMessageBody',
  input: z.object({ messageId, asked: z.literal(true).optional() }),
  streams: onMessage,
  decide({ asked, ...input }, { message: s }, ctx) {
    refuseUnless(s.message !== undefined && s.queuedAt !== undefined, 'NOT_FOUND', 'message');
    if (s.purged) return {};
    refuseUnless(asked || reached(bodyKeptUntil(s.queuedAt, ctx.config), ctx.now), 'WRONG_STATE', 'too-early');
    const { threadId, bodyKey } = s.message;
    return { message: [messageDid('MessageBodyPurged', { ...input, ...(threadId ? { threadId } : {}), ...(bodyKey ? { bodyKey } : {}) })] };
  },
});
