import { type LeadStatus } from '@jurilien/contracts';
import {
  allOf,
  alreadyDone,
  type AsOf,
  type Asking,
  type Availability,
  type Ctx,
  decision,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { DAY_MS as DAY, leadConfirmResendPerDay } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { proofEndsAt } from '../../intake-times.js';
import { wishOf } from '../../safe-contact.js';
import { handling, inProvince, isIn, leadId, type OnLead, onLead } from '../rules.js';

/** An address is not flooded. */
export function notTooOften(s: LeadState, channel: 'email' | 'sms', { now, config }: AsOf): Availability {
  const today = s.confirmationsSent.filter((c) => c.channel === channel && c.sequence > 1 && Date.parse(c.at) > Date.parse(now) - DAY);
  return unless(today.length < config.value(leadConfirmResendPerDay, placeOf(s.facts)), 'RATE_LIMITED', 'confirmations-per-day');
}

/** The e-mail link or the text code once more. */
export function confirmationAgain(s: LeadState, channel: 'email' | 'sms', ctx: Ctx) {
  const sent = s.confirmationsSent.filter((c) => c.channel === channel);
  refuseUnlessAvailable(notTooOften(s, channel, ctx));
  const expiresAt = proofEndsAt(channel, ctx.now, s.facts, ctx.config);
  const referred = s.referredBy ? { referred: true } : {};
  return happened('LeadConfirmationSent', { leadId: s.leadId, channel, sequence: sent.length + 1, expiresAt, ...referred });
}

/** States in which a proof of the client's address is waited for. */
const UNPROVEN: readonly LeadStatus[] = ['AwaitingConfirmation', 'ToValidate', 'InValidation', 'AwaitingInfo'];

const available = ({ lead: s }: OnLead, who: Asking) =>
  allOf(isIn(s, UNPROVEN), handling(s, who), unlessDone(s.facts.emailConfirmed && s.facts.phoneNumberConfirmed, 'contact-confirmed'));

/** Sends the e-mail link or the text code again; a confirmed address needs none. */
export const resendConfirmation = decision({
  name: 'ResendConfirmation',
  input: z.object({ leadId, channel: z.enum(['email', 'sms']) }),
  streams: onLead,
  province: inProvince,
  available,
  decide({ channel }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    if (channel === 'email' ? s.facts.emailConfirmed : s.facts.phoneNumberConfirmed) return {};
    refuseUnless(wishOf(s)?.channels.includes(channel) ?? true, 'SUPPRESSED', 'person-wants-another-channel');
    return { lead: [confirmationAgain(s, channel, ctx)] };
  },
});
