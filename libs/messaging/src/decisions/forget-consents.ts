import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { later, reached, retainedUntil } from '@jurilien/reference';
import { z } from 'zod';
import { contactDid, contactId, contactPoint } from '../contact-point.js';

/**
 * The proof of what an address agreed to goes years after the last message (4.10.13). With it goes the agreement; a refusal, a STOP and a
 * suppression are kept without end, and without what proved them.
 */
export const forgetConsents = decision({
  name: 'ForgetConsents',
  input: z.object({ contactId, lastMessageAt: z.iso.datetime().optional() }),
  streams: (i) => ({ contact: streamOf(contactPoint, i.contactId) }),
  decide({ contactId: id, lastMessageAt }, { contact: s }, ctx) {
    const given = Object.values(s.consents).flatMap(({ at, forgotten }) => (forgotten ? [] : [at]));
    if (given.length === 0) return {};
    const since = [...given, ...(lastMessageAt ? [lastMessageAt] : [])].reduce(later);
    refuseUnless(reached(retainedUntil('consents', since, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    return { contact: [contactDid('ConsentsForgotten', { contactId: id })] };
  },
});
