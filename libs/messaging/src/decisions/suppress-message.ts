import { GATE_CODES } from '@jurilien/contracts';
import { decision, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { refuseUnlessLost } from './hand-message-to-provider.js';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/**
 * The gate said no (4.7.2); by which kill switch, where one did. What was handed over ends so only where the provider is known not to have
 * taken it.
 */
export const suppressMessage = decision({
  name: 'SuppressMessage',
  input: z.object({
    messageId,
    code: z.enum(GATE_CODES),
    switchId: ids.switchId.optional(),
    notFoundAtProvider: z.boolean().default(false),
  }),
  streams: onMessage,
  decide({ notFoundAtProvider, ...said }, { message: s }, ctx) {
    if (s.status === 'Suppressed') return {};
    if (s.status === 'Handed') refuseUnlessLost(s, notFoundAtProvider, ctx.now);
    else refuseUnlessIn(s, ['Scheduled', 'Queued', 'Deferred']);
    return { message: [messageDid('MessageSuppressed', { ...occasionOf(s), ...said })] };
  },
});
