import { refuseUnless } from '@jurilien/event-sourcing';
import type { BLOCK_TYPES } from './facts.js';
import { happened, type LeadEvent } from './lead.js';
import { isLive, type LeadState } from './lead-state.js';

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

function refuseUnlessEndable(s: LeadState): void {
  refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
  refuseUnless(isLive(s.status), 'WRONG_STATE', 'lead-ended');
}

/**
 * The client withdraws; after an acceptance the professional is told and credit rule W1 applies.
 * @param seatTaken somebody accepted though the capacity is not full: the lead alone does not know
 */
export function withdrawEvents(s: LeadState, reason: string, seatTaken = false): LeadEvent[] {
  if (s.status === 'Withdrawn') return [];
  refuseUnlessEndable(s);
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
  refuseUnlessEndable(s);
  return [happened('LeadBlocked', { leadId: s.leadId, blockType })];
}

/** Staff or the system close the lead; a draft was never a request and only expires. */
export function closeEvents(s: LeadState, closeReason: CloseReason): LeadEvent[] {
  if (s.status === 'Closed') return [];
  refuseUnlessEndable(s);
  refuseUnless(s.status !== 'Draft', 'WRONG_STATE', 'lead-is-draft');
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
  refuseUnless(s.status !== 'None', 'NOT_FOUND', 'lead');
  if (s.status === 'OnHold' && s.stopped) return [];
  refuseUnless(s.status === 'Offering' || s.status === 'SelfServe', 'WRONG_STATE', 'lead-not-offered');
  return [{ type: 'LeadOfferingStopped', data: { leadId: s.leadId } }];
}
