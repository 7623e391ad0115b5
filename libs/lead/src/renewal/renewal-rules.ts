import type { LeadStatus } from '@jurilien/contracts';
import { allOf, type AsOf, type Asking, type Availability, ERASED, unless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS, leadReopenDays, plus, reached, renewalMax, renewalMode, renewalSnoozeMax, renewalTokenDays } from '@jurilien/reference';
import { placeOf } from '../config-place.js';
import { isIn, known, type OnLead } from '../decisions/rules.js';
import type { LeadState } from '../lead-state.js';

/** Someone accepted it: its client asks for another person by a replacement, unless we asked them. */
const SERVED: readonly LeadStatus[] = ['Accepted', 'InService'];
/** States in which a search has come to nothing, or may have. */
const RENEWABLE: readonly LeadStatus[] = ['Unserved', 'Closed', ...SERVED];
/** Ends after which there is nothing to go on with: it was another one's, was never confirmed, or found its lawyer. */
const NOT_RENEWED: readonly (string | undefined)[] = ['duplicate', 'notConfirmed', 'served'];

/** The invitation that no one has answered, of a request that can still be looked for again. */
export function unansweredInvitation({ status, renewal: { invitation } }: LeadState) {
  return invitation && !invitation.answer && RENEWABLE.includes(status) ? invitation : undefined;
}

/** The one that can be answered now; the stored instant decides, not a timer (D9). */
export function openInvitation(s: LeadState, now: string) {
  const invitation = unansweredInvitation(s);
  return invitation && !reached(invitation.expiresAt, now) ? invitation : undefined;
}

/** Closed so long ago that its client writes another request instead. */
const tooOld = ({ status, endedAt }: LeadState, { now, config }: AsOf): boolean =>
  status === 'Closed' && endedAt !== undefined && reached(plus(endedAt, config.value(leadReopenDays) * DAY_MS), now);

/** What the client told is still there. */
const kept = (s: LeadState): Availability => unless(!s.detailsForgotten && s.clientName !== ERASED, 'WRONG_STATE', 'data-erased');

const left = (s: LeadState, { config }: AsOf): Availability =>
  unless(s.renewal.count < config.value(renewalMax, placeOf(s.facts)), 'CAP_REACHED', 'renewals');

/** It can be looked for again at all, no matter who asks. */
const again = (s: LeadState, asOf: AsOf): Availability =>
  allOf(
    known(s),
    unless(s.submittedAt, 'WRONG_STATE', 'lead-is-draft'),
    isIn(s, RENEWABLE),
    unless(s.status !== 'Closed' || !NOT_RENEWED.includes(s.closeReason), 'WRONG_STATE', 'lead-is-closed'),
    kept(s),
    unless(!tooOld(s, asOf), 'WRONG_STATE', 'too-long-ago'),
  );

/** The client goes on with it, as far as its own life says (4.6). */
export const renewable = ({ lead: s }: OnLead, who: Asking): Availability =>
  allOf(
    again(s, who),
    unless(!SERVED.includes(s.status) || openInvitation(s, who.now), 'WRONG_STATE', 'not-invited'),
    unless(who.config.value(renewalMode) === 'sameLead', 'WRONG_STATE', 'new-request'),
    left(s, who),
  );

/** Why another request is written instead. */
const ANEW: readonly string[] = ['renewals', 'too-long-ago', 'new-request', 'data-erased'];
/** It came to nothing, and its client goes on with another request that names it. */
export function begunAnew(on: OnLead, who: Asking): boolean {
  const possible = renewable(on, who);
  return possible !== true && ANEW.includes(possible.detail);
}

/** The client is not looking any more. */
export const declinable = ({ lead: s }: OnLead, { now }: Asking): Availability =>
  allOf(
    known(s),
    unlessDone(s.status === 'Closed' && s.renewal.invitation?.answer === 'declined', 'renewal-declined'),
    unless(s.status === 'Unserved' || openInvitation(s, now), 'WRONG_STATE', 'not-invited'),
  );

/** The client wants to be asked later: so many times, and only where we asked. */
export const snoozable = ({ lead: s }: OnLead, { now, config }: Asking): Availability =>
  allOf(
    known(s),
    unlessDone(s.renewal.planned?.cause === 'snoozed', 'renewal-snoozed'),
    unless(openInvitation(s, now), 'WRONG_STATE', 'not-invited'),
    unless(s.renewal.snoozes < config.value(renewalSnoozeMax, placeOf(s.facts)), 'CAP_REACHED', 'snoozes'),
  );

/** An instant, or the one from which another invitation may go out where that is later. */
export function laterInvitation({ renewal: { invitation }, facts }: LeadState, at: string, { config }: AsOf): string {
  const soonest = invitation && plus(invitation.sentAt, config.value(renewalTokenDays, placeOf(facts)) * DAY_MS);
  return soonest && !reached(soonest, at) ? soonest : at;
}

/** Whether the client may be invited: the rules of 4.6, no matter who sends it and whenever. */
const welcome = (s: LeadState, asOf: AsOf): Availability =>
  allOf(again(s, asOf), unless(s.consents['contact'] !== false, 'WRONG_STATE', 'no-service-consent'), left(s, asOf));

const snoozedOn = ({ renewal: { planned } }: LeadState, now: string): boolean =>
  planned?.cause === 'snoozed' && !reached(planned.dueAt, now);

/** A plan for an invitation makes sense: it never takes the place of the day that the client chose. */
export const plannable = (s: LeadState, asOf: AsOf): Availability =>
  allOf(welcome(s, asOf), unless(!snoozedOn(s, asOf.now), 'WRONG_STATE', 'renewal-snoozed'));

/** An invitation may go out now. Where someone serves the client, only what was planned leads to one. */
export const invitable = ({ lead: s }: OnLead, who: Asking): Availability =>
  allOf(
    welcome(s, who),
    unless(who.actor.kind === 'system' || !SERVED.includes(s.status), 'WRONG_STATE', 'lead-is-served'),
    unless(!snoozedOn(s, who.now), 'WRONG_STATE', 'renewal-snoozed'),
    unless(laterInvitation(s, who.now, who) === who.now, 'WRONG_STATE', 'invited-lately'),
  );
