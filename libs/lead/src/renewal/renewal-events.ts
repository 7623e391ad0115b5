import { alreadyDone, type Asking, type AsOf, type Ctx } from '@jurilien/event-sourcing';
import { DAY_MS, plus, reached, renewalSnoozeDays, renewalTokenDays, renewalValidationDays } from '@jurilien/reference';
import { placeOf } from '../config-place.js';
import { contactConfirmed } from '../contact-confirmed.js';
import { queued } from '../decisions/rules.js';
import { closable, closeEvents } from '../endings.js';
import { happened, type LeadEvent } from '../lead.js';
import { isLive, type LeadState } from '../lead-state.js';
import type { RENEWAL_CHANNELS, RenewalCause, SOLVED_HOW } from './renewal.js';
import { declinable, laterInvitation, openInvitation, snoozable } from './renewal-rules.js';

/** An invitation is planned for an instant. */
export const renewalPlanned = (s: LeadState, plan: { cause: RenewalCause; dueAt: string; acceptanceId?: string }): LeadEvent =>
  happened('RenewalPlanned', { leadId: s.leadId, ...plan });

/** The next invitation, open from now on for its days. */
export function invitationSent(s: LeadState, { now, config }: AsOf): LeadEvent {
  const days = config.value(renewalTokenDays, placeOf(s.facts));
  return happened('RenewalInvitationSent', {
    leadId: s.leadId,
    round: (s.renewal.invitation?.round ?? 0) + 1,
    expiresAt: plus(now, days * DAY_MS),
  });
}

/** The last validation still counts: it is recent, and nothing came up since that would stop one. */
const stillValid = ({ facts, validatedAt, blacklistHits, proposal }: LeadState, { now, config }: AsOf): boolean =>
  facts.teamValidated === true &&
  blacklistHits.length === 0 &&
  !proposal &&
  validatedAt !== undefined &&
  !reached(plus(validatedAt, config.value(renewalValidationDays, placeOf(facts)) * DAY_MS), now);

interface Renewing {
  readonly changes: readonly string[];
  readonly material: boolean;
  readonly channel: (typeof RENEWAL_CHANNELS)[number];
  readonly again: readonly string[];
}

/**
 * The client goes on. @param next the request as it is with their changes
 * @returns the renewal, and its place in the queue of the team where it has to be validated again
 */
export function renewedEvents(before: LeadState, next: LeadState, { changes, material, channel, again }: Renewing, ctx: Ctx): LeadEvent[] {
  const ready = before.status === 'Unserved' && !material && stillValid(before, ctx);
  const invitation = openInvitation(before, ctx.now);
  const renewed = happened('LeadRenewed', {
    leadId: before.leadId,
    ...(invitation ? { round: invitation.round } : {}),
    renewalCount: before.renewal.count + 1,
    channel,
    changes: [...changes],
    ready,
    ...(again.length > 0 ? { again: [...again] } : {}),
  });
  return ready ? [renewed] : [renewed, queued(next, ctx, contactConfirmed(before, ctx.config))];
}

/** The client is not looking any more: what still lives is closed as solved. */
export function declinedEvents(s: LeadState, said: { how: (typeof SOLVED_HOW)[number]; acceptanceId?: string }, who: Asking): LeadEvent[] {
  if (alreadyDone(declinable({ lead: s }, who))) return [];
  const closed = isLive(s.status) && closable(s) === true ? closeEvents(s, 'solved') : [];
  return [happened('RenewalDeclined', { leadId: s.leadId, ...said }), ...closed];
}

/** The client wants to be asked later. */
export function snoozedEvents(s: LeadState, who: Asking): LeadEvent[] {
  if (alreadyDone(snoozable({ lead: s }, who))) return [];
  const days = who.config.value(renewalSnoozeDays, placeOf(s.facts));
  // Never before another invitation may go out.
  const until = laterInvitation(s, plus(who.now, days * DAY_MS), who);
  return [happened('RenewalSnoozed', { leadId: s.leadId, until })];
}
