import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { messageDid, messageId, occasionOf, onMessage, refuseUnlessIn } from './on-message.js';

/** How long an answer of the provider may be missing before its own list is believed instead (4.8.2). */
export const UNKNOWN_MS = 10 * 60_000;

/**
 * Written just before the provider is called. If the answer never comes the outcome is unknown, and a second try is
 * allowed only later and only by somebody who looked the message up at the provider and did not find it.
 */
export const handMessageToProvider = decision({
  name: 'HandMessageToProvider',
  input: z.object({ messageId, notFoundAtProvider: z.boolean().default(false) }),
  who: ['system'],
  streams: onMessage,
  decide(input, { message: s }, ctx) {
    if (s.status === 'Handed') {
      refuseUnless(input.notFoundAtProvider && Date.parse(ctx.now) - Date.parse(s.handedAt!) >= UNKNOWN_MS, 'WRONG_STATE', 'already-handed');
    } else refuseUnlessIn(s, ['Queued']);
    return { message: [messageDid('MessageHandedToProvider', { ...occasionOf(s), messageId: input.messageId, attempt: s.attempts + 1 })] };
  },
});
