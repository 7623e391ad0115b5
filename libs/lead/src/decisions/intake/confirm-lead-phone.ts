import { allOf, alreadyDone, type Asking, decision, refuseUnless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { reached, stepUpCodeDigits, stepUpTries } from '@jurilien/reference';
import { contactConfirmed } from '../../contact-confirmed.js';
import { happened } from '../../lead.js';
import { provenItself } from '../../merging.js';
import { handling, inProvince, invalid, isStaff, leadId, type OnLead, onLead, queued, sent } from '../rules.js';

/** What the code of a text message is bound to; the message that carries it asks for the same. */
export const phoneCodeSubject = (leadId: string): string => `phone:${leadId}`;

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(sent(s), handling(s, who), unlessDone(provenItself(s, 'sms'), 'contact-confirmed'));

/**
 * The phone number is proven by the code of the newest text message, or by staff on the phone. A wrong code is written
 * down: after five the code is dead and another must be sent.
 */
export const confirmLeadPhone = decision({
  name: 'ConfirmLeadPhone',
  input: z.object({ leadId, code: z.string().max(12).optional(), method: z.enum(['code', 'call']).optional() }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ leadId, code, method }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    const proven = { ...s, facts: { ...s.facts, phoneNumberConfirmed: true } };
    const confirmed = (how: 'code' | 'call') => ({
      lead: [
        happened('LeadPhoneConfirmed', { leadId, method: how }),
        ...(s.status === 'AwaitingConfirmation' && contactConfirmed(proven, ctx.config) ? [queued(s, ctx, true)] : []),
      ],
    });
    if (method === 'call') {
      refuseUnless(isStaff(ctx), 'FORBIDDEN', 'confirmation-method');
      return confirmed('call');
    }
    // A code that went to the number came back elsewhere: where the client changes private details.
    if (ctx.actor.kind === 'system') return confirmed('code');
    if (!code?.trim()) throw invalid('code', 'required');
    const digits = code.replace(/\D/g, '');
    // What cannot be a code is a slip of the finger, not a try.
    if (digits.length !== ctx.config.value(stepUpCodeDigits)) throw invalid('code', 'invalid');
    const newest = s.confirmationsSent.filter((c) => c.channel === 'sms').at(-1);
    refuseUnless(newest && !reached(newest.expiresAt, ctx.now), 'TOKEN_EXPIRED', 'code-expired');
    const tries = ctx.config.value(stepUpTries);
    refuseUnless(s.codeTries < tries, 'RATE_LIMITED', 'code-tries');
    if (digits === ctx.code(phoneCodeSubject(leadId), newest.sequence)) return confirmed('code');
    return { lead: [happened('LeadPhoneCodeRejected', { leadId, sequence: newest.sequence, triesLeft: tries - s.codeTries - 1 })] };
  },
});
