import { ADMITTED } from '@jurilien/contracts';
import { decision, refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { DAY_MS as DAY, plus } from '@jurilien/reference';
import { happened } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { limits } from '../../limits.js';
import { wishOf } from '../../safe-contact.js';
import { inProvince, leadId, onLead, refuseUnlessHandling, refuseUnlessIn } from '../rules.js';

/** The e-mail link or the text code once more; an address is not flooded. */
export function confirmationAgain(s: LeadState, channel: 'email' | 'sms', ctx: Ctx) {
  const sent = s.confirmationsSent.filter((c) => c.channel === channel);
  const today = sent.filter((c) => c.sequence > 1 && Date.parse(c.at) > Date.parse(ctx.now) - DAY);
  refuseUnless(today.length < limits.resendPerDay, 'RATE_LIMITED', 'confirmations-per-day');
  const expiresAt = plus(ctx.now, channel === 'email' ? limits.confirmExpireMs : limits.codeMs);
  const referred = s.referredBy ? { referred: true } : {};
  return happened('LeadConfirmationSent', { leadId: s.leadId, channel, sequence: sent.length + 1, expiresAt, ...referred });
}

/** Sends the e-mail link or the text code again; a confirmed address needs none. */
export const resendConfirmation = decision({
  name: 'ResendConfirmation',
  input: z.object({ leadId, channel: z.enum(['email', 'sms']) }),
  streams: onLead,
  province: inProvince,
  decide({ channel }, { lead: s }, ctx) {
    refuseUnlessIn(s, ADMITTED.ResendConfirmation);
    refuseUnlessHandling(s, ctx);
    if (channel === 'email' ? s.facts.emailConfirmed : s.facts.phoneNumberConfirmed) return {};
    refuseUnless(wishOf(s)?.channels.includes(channel) ?? true, 'SUPPRESSED', 'person-wants-another-channel');
    return { lead: [confirmationAgain(s, channel, ctx)] };
  },
});
