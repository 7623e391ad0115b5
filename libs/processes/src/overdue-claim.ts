import { releaseHold, type CreditEvent, type CreditState } from '@jurilien/credits';
import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { claimEndsAt, searched, waveEndAfter, type Claim, type DistributionEvent, type DistributionState } from '@jurilien/leads';

/** The two sides of a claim that ended: the search's and the ledger's. */
export interface EndedClaim { readonly distribution: DistributionEvent[]; readonly account: CreditEvent[] }

const waveEnds = (s: DistributionState, claim: Claim, now: string) => {
  const waveEndsAt = waveEndAfter(s, claim, now);
  return waveEndsAt ? { waveEndsAt } : {};
};

/** The claim's coins live in the claimer's account: a caller that looked at another one must look again. */
export function refuseUnlessAccountOf(account: CreditState, claim: Claim): void {
  refuseUnless(account.holds.some((h) => h.claimId === claim.claimId), 'STALE_VERSION', 'claim-of-other-account');
}

/** Ends a claim whose time is over, swept or not (4.3.7 last row); nothing when it still holds or there is none. */
export function endOverdueClaim(s: DistributionState, account: CreditState, ctx: Ctx): EndedClaim | undefined {
  const { claim } = s;
  if (!claim || Date.parse(ctx.now) < Date.parse(claimEndsAt(claim))) return undefined;
  refuseUnlessAccountOf(account, claim);
  const { claimId, offerId, professionalId } = claim;
  return {
    distribution: [searched('ClaimExpired', { leadId: s.leadId, claimId, offerId, professionalId, ...waveEnds(s, claim, ctx.now) })],
    account: releaseHold(account, { claimId, entryId: ctx.newId(), now: ctx.now }),
  };
}

/** Ends the live claim free of charge, for whatever cause. */
export function releaseClaimFree(s: DistributionState, account: CreditState, cause: 'conflict' | 'cancelled' | 'staff' | 'suspended' | 'withdrawn' | 'blocked' | 'closed' | 'stopped', ctx: Ctx): EndedClaim {
  const claim = s.claim!;
  refuseUnlessAccountOf(account, claim);
  const { claimId, offerId, professionalId } = claim;
  return {
    distribution: [searched('ClaimReleased', { leadId: s.leadId, claimId, offerId, professionalId, cause, ...waveEnds(s, claim, ctx.now) })],
    account: releaseHold(account, { claimId, entryId: ctx.newId(), now: ctx.now }),
  };
}
