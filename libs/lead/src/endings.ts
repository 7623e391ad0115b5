import { allOf, alreadyDone, type Availability, refuseUnless, refuseUnlessAvailable, unless, unlessDone } from '@jurilien/event-sourcing';
import type { BLOCK_TYPES } from './facts.js';
import { happened, type LeadEvent } from './lead.js';
import { isLive, type LeadState } from './lead-state.js';
import { known } from './decisions/rules.js';

/**
 * The lead's part of the three commands that end a lead from any live state. They also touch distribution and credits, so
 * the commands themselves live in `processes`; a lead that already ended this way has nothing more to say.
 */

export const CLOSE_REASONS = [
  'served',
  'notRetained',
  'solved',
  'duplicate',
  'unreachable',
  'notConfirmed',
  'staleNoAnswer',
  'other',
] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The lead may be ended. */
export const endable = (s: LeadState): Availability => allOf(known(s), unless(isLive(s.status), 'WRONG_STATE', 'lead-ended'));
export const withdrawable = (s: LeadState): Availability => allOf(unlessDone(s.status === 'Withdrawn', 'lead-is-withdrawn'), endable(s));
/** A draft was never a request and only expires. */
export const closable = (s: LeadState): Availability =>
  allOf(unlessDone(s.status === 'Closed', 'lead-is-closed'), endable(s), unless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft'));
/** Its search may be stopped. */
export const stoppable = (s: LeadState): Availability =>
  allOf(
    known(s),
    unlessDone(s.status === 'OnHold' && s.stopped, 'already-stopped'),
    unless(s.status === 'Offering' || s.status === 'SelfServe', 'WRONG_STATE', 'lead-not-offered'),
  );

/**
 * The client withdraws; after an acceptance the professional is informed and credit rule W1 applies.
 * @param seatTaken someone accepted though the capacity is not full: the lead alone does not know
 */
export function withdrawEvents(s: LeadState, reason: string, seatTaken = false): LeadEvent[] {
  if (alreadyDone(withdrawable(s))) return [];
  return [
    happened('LeadWithdrawn', {
      leadId: s.leadId,
      reason,
      afterAcceptance: seatTaken || s.status === 'Accepted' || s.status === 'InService',
    }),
  ];
}

/** Staff block the lead for a kind of abuse or unfitness. */
export function blockEvents(s: LeadState, blockType: Exclude<(typeof BLOCK_TYPES)[number], 'none'>): LeadEvent[] {
  if (s.status === 'Blocked' && s.facts.blockType === blockType) return [];
  refuseUnlessAvailable(endable(s));
  return [happened('LeadBlocked', { leadId: s.leadId, blockType })];
}

/** Staff or the system close the lead. */
export function closeEvents(s: LeadState, closeReason: CloseReason): LeadEvent[] {
  if (alreadyDone(closable(s))) return [];
  return [happened('LeadClosed', { leadId: s.leadId, closeReason })];
}

/** The capacity is filled: appended with the acceptance, in its transaction. */
export function acceptedEvents(s: LeadState, by: { acceptanceId: string; professionalId: string }): LeadEvent[] {
  if (s.status === 'Accepted' && s.acceptedBy === by.professionalId) return [];
  refuseUnless(s.status === 'Offering' || s.status === 'SelfServe', 'WRONG_STATE', 'lead-not-offered');
  return [happened('LeadAccepted', { leadId: s.leadId, ...by })];
}

/** Staff stop the search: the lead waits on hold until it is restarted. */
export function stoppedEvents(s: LeadState): LeadEvent[] {
  if (alreadyDone(stoppable(s))) return [];
  return [{ type: 'LeadOfferingStopped', data: { leadId: s.leadId } }];
}
