import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { claimEndsAt, type Claim, type DistributionState } from '@jurilien/leads';
import { z } from 'zod';

export const ofClaim = z.object({ leadId: z.uuid(), offerId: z.uuid(), professionalId: z.uuid(), claimId: z.uuid() });
type OfClaim = z.infer<typeof ofClaim>;

/** The caller's own claim while it holds; equality with its end is too late (4.3.7). @throws NOT_FOUND for another's, CLAIM_EXPIRED */
export function ownLiveClaim(s: DistributionState, asked: OfClaim, ctx: Ctx): Claim {
  const { claim } = s;
  const ended = s.ended.some((e) => e.claimId === asked.claimId && e.professionalId === asked.professionalId);
  refuseUnless(!ended, 'CLAIM_EXPIRED', 'claim-ended');
  refuseUnless(claim?.claimId === asked.claimId && claim.professionalId === asked.professionalId, 'NOT_FOUND', 'claim');
  refuseUnless(Date.parse(ctx.now) < Date.parse(claimEndsAt(claim)), 'CLAIM_EXPIRED', 'claim-expired');
  return claim;
}
