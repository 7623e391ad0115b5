import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contactId, contactPoint } from '../contact-point.js';
import { message } from '../message.js';
import { messageDid, messageId, occasionOf, refuseUnlessIn } from './on-message.js';

/** Longer than any hand-over lasts: within it another run may still be talking to the provider. */
export const HAND_OVER_MS = 30_000;

/**
 * Written just before the provider is called. If the answer never comes the outcome is unknown, and a second try is
 * allowed only later and only by someone who looked the message up at the provider and did not find it; how much later
 * is the worker's to choose (4.8.2: ten minutes), never sooner than a hand-over may last.
 * With the number's own id the STOP list is read in the same transaction: after a recorded STOP no attempt can be written.
 */
export const handMessageToProvider = decision({
  name: 'HandMessageToProvider',
  input: z.object({ messageId, notFoundAtProvider: z.boolean().default(false), contactId: contactId.optional() }),
  streams: (i) => ({ message: streamOf(message, i.messageId), contact: streamOf(contactPoint, i.contactId ?? 'nobody') }),
  decide(input, { message: s, contact }, ctx) {
    refuseUnless(input.contactId === undefined || !contact.smsOptedOut, 'SUPPRESSED', 'number-said-stop');
    if (s.status === 'Handed') {
      refuseUnless(
        input.notFoundAtProvider && Date.parse(ctx.now) - Date.parse(s.handedAt!) >= HAND_OVER_MS,
        'WRONG_STATE',
        'already-handed',
      );
    } else refuseUnlessIn(s, ['Queued']);
    return { message: [messageDid('MessageHandedToProvider', { ...occasionOf(s), messageId: input.messageId, attempt: s.attempts + 1 })] };
  },
});
