import { creditAccount } from '@jurilien/credits';
import {
  type Actor,
  allOf,
  alreadyDone,
  type Asking,
  decision,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { claimOn, distribution, offerIn, ownOffer, REFUSE_REASONS, refusedEvents, type SearchState } from '@jurilien/search';
import { professional } from '@jurilien/professionals';
import { z } from 'zod';
import { expireClaimNow, giveBack, isOverdue, releaseClaimFree } from '../ended-claim.js';
import { claimHolds, type OfClaim, ofClaim, ownClaim, stopOf } from './claim-rules.js';

const streams = (i: { leadId: string; professionalId: string }) => ({
  distribution: streamOf(distribution, i.leadId),
  account: streamOf(creditAccount, i.professionalId),
});
const province = ({ distribution: s }: { distribution: { province?: 'QC' | 'ON' } }) => s.province;

const conflictable = ({ distribution: s }: { readonly distribution: SearchState }, { now }: Asking, named: OfClaim) =>
  allOf(unlessDone(offerIn(s, named)?.state === 'Conflict', 'conflict-declared'), claimHolds(s, named, now));

/** "I have a conflict": free, the names are no longer readable, and this person is not asked again on this request. */
export const declareConflict = decision({
  name: 'DeclareConflict',
  input: ofClaim,
  streams,
  province,
  available: conflictable,
  decide(input, { distribution: s, account }, ctx) {
    if (alreadyDone(conflictable({ distribution: s }, ctx, input))) return {};
    return { ...releaseClaimFree(s, ownClaim(s, input)!, account, 'conflict', ctx) };
  },
});

const whose = (actor: Actor): 'cancelled' | 'staff' | 'suspended' =>
  actor.kind === 'system' ? 'suspended' : actor.kind === 'user' && actor.role !== 'professional' ? 'staff' : 'cancelled';

/** One is there to give back; an ended one of this name is found as such. */
const claimed = (found: unknown) => unless(found, 'NOT_FOUND', 'claim');

/** Gives the claim back without a conflict: by the claimer, by staff, or by the system while the claimer is stopped. */
export const releaseClaim = decision({
  name: 'ReleaseClaim',
  input: z.object({
    leadId: ids.leadId,
    professionalId: ids.professionalId,
    claimId: ids.claimId.optional(),
    offerId: ids.offerId.optional(),
  }),
  reasonRequired: true,
  streams: (i: { leadId: string; professionalId: string }) => ({ ...streams(i), professional: streamOf(professional, i.professionalId) }),
  province,
  available: ({ distribution: s }: { readonly distribution: SearchState }) => claimed(s.claims.length > 0),
  decide({ professionalId, claimId }, { distribution: s, account, professional: pro }, ctx) {
    const claim = s.claims.find((c) => c.professionalId === professionalId && (!claimId || c.claimId === claimId));
    // A pause of another field or region, or one that is over by now, leaves the claim alone.
    if (claim && ctx.actor.kind === 'system' && !stopOf(pro, s, ctx)) return {};
    if (claim) return { ...giveBack(s, claim, account, whose(ctx.actor), ctx) };
    const was = claimId && [...s.ended, ...s.acceptances].some((e) => e.claimId === claimId && e.professionalId === professionalId);
    refuseUnlessAvailable(claimed(was));
    refuseUnless(!s.acceptances.some((a) => a.claimId === claimId), 'WRONG_STATE', 'already-accepted');
    return {};
  },
});

/** The hold and its grace are over; only the timer says so, and only once. */
export const expireClaim = decision({
  name: 'ExpireClaim',
  input: z.object({ leadId: ids.leadId, professionalId: ids.professionalId, claimId: ids.claimId }),
  streams,
  province,
  decide({ claimId }, { distribution: s, account }, ctx) {
    const claim = s.claims.find((c) => c.claimId === claimId);
    if (!claim) return {};
    refuseUnless(isOverdue(claim, ctx.now), 'WRONG_STATE', 'not-due');
    return { ...expireClaimNow(s, claim, account, ctx) };
  },
});

const refusable = (
  { distribution: s }: { readonly distribution: SearchState },
  _who: unknown,
  named: { readonly offerId: string; readonly professionalId: string },
) => {
  const state = offerIn(s, named)?.state;
  return allOf(
    unless(state, 'NOT_FOUND', 'offer'),
    unlessDone(state === 'Refused', 'offer-refused'),
    unless(state !== 'Accepted', 'WRONG_STATE', 'offer-accepted'),
    unless(state === 'Sent' || state === 'Late' || state === 'Claimed', 'OFFER_EXPIRED', `offer-${state?.toLowerCase()}`),
  );
};

/**
 * The professional does not want this one; the client never hears of it. The last refusal of a wave ends it. Refusing what
 * one holds gives the claim back first (4.3.7).
 */
export const refuseOffer = decision({
  name: 'RefuseOffer',
  input: z.object({
    leadId: ids.leadId,
    offerId: ids.offerId,
    professionalId: ids.professionalId,
    reason: z.enum(REFUSE_REASONS).optional(),
  }),
  streams,
  province,
  available: refusable,
  decide({ reason, ...ids }, { distribution: s, account }, ctx) {
    if (alreadyDone(refusable({ distribution: s }, ctx, ids))) return {};
    const offer = ownOffer(s, ids);
    const claim = claimOn(s, ids.offerId);
    const released = claim ? giveBack(s, claim, account, 'cancelled', ctx) : { distribution: [], account: [] };
    return { distribution: [...released.distribution, ...refusedEvents(s, offer, reason)], account: released.account };
  },
});
