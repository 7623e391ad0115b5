import { BEFORE_OFFERING, type LeadStatus, type Mark, PROPOSABLE, type Who } from '@jurilien/contracts';
import { Refused, refuseUnless } from '@jurilien/event-sourcing';
import type { FollowUpState } from '@jurilien/follow-ups';
import type { LeadState } from '@jurilien/lead';
import { notTheirs, type Named } from './subject.js';

/** How far a mark of the matrix reaches: whose things a command with it may be about. */
type Reach = 'everything' | 'own' | 'in-hand' | 'province';

const REACH: Readonly<Record<Mark, Reach | 'switched-off'>> = {
  '●': 'everything',
  '4': 'everything',
  o: 'own',
  s: 'in-hand',
  q: 'in-hand',
  c: 'in-hand',
  p: 'province',
  p4: 'province',
  $: 'province',
  g: 'switched-off',
  '†': 'switched-off',
};

/**
 * How far a mark reaches for someone: who proposes does so for the requests in their hands, administrators of a province for their province.
 * Limits of amount and second persons are each decision's own rule.
 * @throws Refused where nothing switched it on
 */
export function reachOf(mark: Mark, who: Who): Reach {
  const reach = mark === 'q' && who === 'province-admin' ? 'province' : REACH[mark];
  if (reach === 'switched-off') throw new Refused('FORBIDDEN', 'switched-off');
  return reach;
}

/** Refuses a payload that a mark does not admit: who only proposes sends proposals, who only answers sends prepared texts. */
export function permitPayload(mark: Mark, name: string, { canned }: { readonly canned?: unknown }): void {
  if (mark === 'q') refuseUnless(PROPOSABLE.has(name), 'FOUR_EYES_REQUIRED', 'propose-only');
  if (mark === 'c') refuseUnless(typeof canned === 'string' && canned !== '', 'FORBIDDEN', 'canned-text-only');
}

/** The requests that must be in the caller's hands, each once. */
export const inHandLeads = ({ leadId }: Named, subject: { readonly leadId?: string | undefined }): readonly string[] => [
  ...new Set([leadId, subject.leadId].filter((id) => id !== undefined)),
];

/** What a validator sees of requests that no one gave them: those that are not offered yet (3.0). */
export const SEEN_BY_VALIDATION: readonly LeadStatus[] = ['Draft', ...BEFORE_OFFERING];

/** Refuses a request that a validator or an assignee may not even look at: another is joined to it. */
export function permitSeen({ who, id }: { readonly who: Who; readonly id: string }, s: LeadState): void {
  if (s.assigneeId !== id && (who !== 'validation' || (s.takenBy !== id && !SEEN_BY_VALIDATION.includes(s.status)))) throw notTheirs();
}

/**
 * Refuses requests that are neither taken by the caller nor assigned to them. One they may look at is refused as such; of any other they
 * do not learn that it exists. A task that was given to them is theirs, no matter who has its request.
 */
export function permitInHand(
  { who, id }: { readonly who: Who; readonly id: string },
  leads: readonly LeadState[],
  task?: Pick<FollowUpState, 'assigneeId'>,
): void {
  if (task?.assigneeId === id) return;
  if (leads.length === 0) throw notTheirs();
  for (const s of leads) {
    if (s.status === 'None') throw notTheirs();
    if (s.assigneeId === id || (who === 'validation' && s.takenBy === id)) continue;
    if (who === 'validation' && SEEN_BY_VALIDATION.includes(s.status)) throw new Refused('FORBIDDEN', 'not-taken-by-you');
    throw notTheirs();
  }
}
