import { allOf, type AsOf, type Availability, ids, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { type Claim, claimOn, type SearchState } from '@jurilien/search';
import { isPausedFor, mayClaim, type ProfessionalState } from '@jurilien/professionals';
import { z } from 'zod';

export const ofClaim = z.object({ leadId: ids.leadId, offerId: ids.offerId, professionalId: ids.professionalId, claimId: ids.claimId });
export type OfClaim = z.infer<typeof ofClaim>;

/** The claim that is named, while it is no one else's; held or over. */
export function ownClaim(s: SearchState, asked: OfClaim): Claim | undefined {
  const claim = claimOn(s, asked.offerId);
  return claim?.claimId === asked.claimId && claim.professionalId === asked.professionalId ? claim : undefined;
}

/** The caller's own claim while it holds; equality with its end is too late (4.3.7). Another's is not there. */
export function claimHolds(s: SearchState, asked: OfClaim, now: string): Availability {
  const ended = s.ended.some((e) => e.claimId === asked.claimId && e.professionalId === asked.professionalId);
  const claim = ownClaim(s, asked);
  return allOf(
    unless(!ended, 'CLAIM_EXPIRED', 'claim-ended'),
    unless(claim, 'NOT_FOUND', 'claim'),
    unless(claim && Date.parse(now) < Date.parse(claim.endsAt), 'CLAIM_EXPIRED', 'claim-expired'),
  );
}

/** A claim that holds, with its coins, by someone who may claim still. */
export const claimStands = (s: SearchState, pro: ProfessionalState, asked: OfClaim, asOf: AsOf): Availability =>
  allOf(
    claimHolds(s, asked, asOf.now),
    unless(ownClaim(s, asked)?.funded, 'INSUFFICIENT_COINS', 'claim-not-funded'),
    mayTake(pro, s, asOf),
  );

/** What keeps a professional from claims on this search: E01–E03, a pause of just this field, region or kind among them (E01). */
export function stopOf(pro: ProfessionalState, s: SearchState, asOf: AsOf): string | undefined {
  const may = mayClaim(pro, { ...asOf, province: s.province! });
  if (may !== true) return `${may.code}-${may.detail}`;
  // Rounds of before this was written down are told by what their price was made of.
  const has = (kind: 'aj' | 'super' | 'consult', factor: string): boolean =>
    s.kinds ? s.kinds.includes(kind) : s.factors.some((f) => f.code === factor);
  const request = {
    ...s,
    juridicalHelp: has('aj', 'juridicalHelp'),
    superLead: has('super', 'superLead'),
    consult: has('consult', 'consult'),
  };
  return isPausedFor(pro.pauses, request, asOf.now) ? 'E01-paused' : undefined;
}

/** Nothing keeps the professional from claims on this search; FORBIDDEN with the code of 4.3.1. */
export function mayTake(pro: ProfessionalState, s: SearchState, asOf: AsOf): Availability {
  const stop = stopOf(pro, s, asOf);
  return unless(!stop, 'FORBIDDEN', stop ?? '');
}

/** @throws Refused FORBIDDEN with the code of 4.3.1 */
export const refuseUnlessMayClaim = (pro: ProfessionalState, s: SearchState, asOf: AsOf): void =>
  refuseUnlessAvailable(mayTake(pro, s, asOf));
