import { type Ctx, ids, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { type Claim, claimEndsAt, claimOn, type SearchState } from '@jurilien/search';
import { isPausedFor, mayClaim, type ProfessionalState } from '@jurilien/professionals';
import { z } from 'zod';

export const ofClaim = z.object({ leadId: ids.leadId, offerId: ids.offerId, professionalId: ids.professionalId, claimId: ids.claimId });
type OfClaim = z.infer<typeof ofClaim>;

/** The caller's own claim while it holds; equality with its end is too late (4.3.7). @throws NOT_FOUND for another's, CLAIM_EXPIRED */
export function ownLiveClaim(s: SearchState, asked: OfClaim, ctx: Ctx): Claim {
  const ended = s.ended.some((e) => e.claimId === asked.claimId && e.professionalId === asked.professionalId);
  refuseUnless(!ended, 'CLAIM_EXPIRED', 'claim-ended');
  const claim = claimOn(s, asked.offerId);
  refuseUnless(claim?.claimId === asked.claimId && claim.professionalId === asked.professionalId, 'NOT_FOUND', 'claim');
  refuseUnless(Date.parse(ctx.now) < Date.parse(claimEndsAt(claim)), 'CLAIM_EXPIRED', 'claim-expired');
  return claim;
}

/** What keeps a professional from claims on this search: E01–E03, a pause of just this field, region or kind among them (E01). */
export function stopOf(pro: ProfessionalState, s: SearchState, now: string): string | undefined {
  const may = mayClaim(pro, { province: s.province!, now });
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
  return isPausedFor(pro.pauses, request, now) ? 'E01-paused' : undefined;
}

/** @throws Refused FORBIDDEN with the code of 4.3.1 */
export function refuseUnlessMayClaim(pro: ProfessionalState, s: SearchState, now: string): void {
  const stop = stopOf(pro, s, now);
  if (stop) throw new Refused('FORBIDDEN', stop);
}
