import { awaitedHold, endAwait, releaseHold, type CreditEvent, type CreditState } from '@jurilien/credits';
import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { type Claim, claimEnd, type SearchEvent, type SearchState, endsWave, searched, waveEndedEarly } from '@jurilien/search';

export type ReleaseCause = 'conflict' | 'cancelled' | 'staff' | 'suspended' | 'withdrawn' | 'blocked' | 'closed' | 'stopped';

/** The two sides of a claim that ended: the search's and the ledger's. */
export interface EndedClaim {
  readonly distribution: SearchEvent[];
  readonly account: CreditEvent[];
}

/** The claim's coins live in the claimer's account: a caller that looked at another one must look again. */
function refuseUnlessAccountOf(account: CreditState | undefined, claim: Claim): asserts account is CreditState {
  refuseUnless(
    account && (account.holds.has(claim.claimId) || awaitedHold(account, claim.claimId)),
    'STALE_VERSION',
    'claim-of-other-account',
  );
}

const idsOf = (s: SearchState, { claimId, offerId, professionalId }: Claim) => ({ leadId: s.leadId, claimId, offerId, professionalId });
const coinsBack = (account: CreditState, { claimId }: Claim, cause: ReleaseCause | 'expired', ctx: Ctx): CreditEvent[] =>
  awaitedHold(account, claimId)
    ? endAwait(account, { claimId, cause })
    : releaseHold(account, { claimId, entryId: ctx.newId(), now: ctx.now, config: ctx.config, cause });

/** Whether a claim's hold and grace are over; equality is over (4.3.7). */
export const isOverdue = (claim: Claim, now: string): boolean => Date.parse(now) >= Date.parse(claim.endsAt);

/** Ends a claim whose time is over, swept or not (4.3.7 last row). */
export function expireClaimNow(s: SearchState, claim: Claim, account: CreditState | undefined, ctx: Ctx): EndedClaim {
  refuseUnlessAccountOf(account, claim);
  return {
    distribution: [searched('ClaimExpired', { ...idsOf(s, claim), ...claimEnd(s, claim, ctx) })],
    account: coinsBack(account, claim, 'expired', ctx),
  };
}

/** Ends the live claim free of charge, for whatever cause; a conflict may be the last answer a wave waited for. */
export function releaseClaimFree(
  s: SearchState,
  claim: Claim,
  account: CreditState | undefined,
  cause: ReleaseCause,
  ctx: Ctx,
): EndedClaim {
  refuseUnlessAccountOf(account, claim);
  const conflict = cause === 'conflict';
  return {
    distribution: [
      searched('ClaimReleased', { ...idsOf(s, claim), ...claimEnd(s, claim, ctx, conflict), cause }),
      ...(conflict && endsWave(s, claim.offerId) ? [waveEndedEarly(s)] : []),
    ],
    account: coinsBack(account, claim, cause, ctx),
  };
}

/** Gives a claim back; one whose time was over before anyone wrote it down has expired, no matter who speaks first. */
export const giveBack = (s: SearchState, claim: Claim, account: CreditState | undefined, cause: ReleaseCause, ctx: Ctx): EndedClaim =>
  isOverdue(claim, ctx.now) ? expireClaimNow(s, claim, account, ctx) : releaseClaimFree(s, claim, account, cause, ctx);
