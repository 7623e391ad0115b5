import { creditAccount, holdCredits, type CreditState } from '@jurilien/credits';
import { decision, refuseUnless, streamOf, type Ctx } from '@jurilien/event-sourcing';
import { claimOn, distribution, lead, overdueClaims, ownOffer, searched, seatsFree, seatsLeft, type Claim, type DistributionState, type LeadState, type Offer } from '@jurilien/leads';
import { professional } from '@jurilien/professionals';
import { defaults } from '@jurilien/reference';
import { z } from 'zod';
import { accountFor, accountsOf, claimers, toAccount } from '../claim-accounts.js';
import { refuseOverCaps } from '../claim-caps.js';
import { claimPriceCc } from '../claim-price.js';
import { expireClaimNow, isOverdue } from '../ended-claim.js';
import { refuseUnlessMayClaim } from './claim-rules.js';

const HOLD_MS = defaults['claim.holdMinutes'] * 60_000;
/** "No", then "yes" within two minutes, is a second thought (4.3.7). */
const UNDO_MS = 120_000;

/**
 * The exclusive ten-minute hold, and the coins with it, in one transaction (4.3.5). A claim whose time is over is ended
 * here if nobody did it yet. Without coins there is no claim: buying inside the hold comes with purchases.
 */
export const claimOffer = decision({
  name: 'ClaimOffer',
  input: z.object({ leadId: z.uuid(), offerId: z.uuid(), professionalId: z.uuid(), ...claimers }),
  who: ['professional', 'token'],
  streams: (i: { leadId: string; professionalId: string; claimProfessionalId?: string; claimProfessionalIds?: string[] }) => ({
    distribution: streamOf(distribution, i.leadId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
    lead: streamOf(lead, i.leadId),
    ...accountsOf(i, i.professionalId),
  }),
  province: ({ distribution: s }) => s.province,
  decide({ leadId, offerId, professionalId }, states, ctx) {
    const { distribution: s, account, professional: pro, lead: l } = states;
    const offer = ownOffer(s, { offerId, professionalId });
    const own = claimOn(s, offerId);
    if (own && !isOverdue(own, ctx.now)) return {};
    refuseUnless(offer.state !== 'Accepted', 'WRONG_STATE', 'already-accepted');
    refuseUnlessFree(s, l, offer, ctx.now);
    refuseUnlessMayClaim(pro, s, ctx.now);
    const freed = freeSeat(s, own, account, states, ctx);
    refuseOverCaps(freed.own, ctx.now);
    const claimId = ctx.newId();
    const priceCc = claimPriceCc(s, l, offer, ctx.now);
    const held = holdCredits(freed.own, { claimId, leadId, cc: priceCc, entryId: ctx.newId(), now: ctx.now });
    const holdUntil = new Date(Date.parse(ctx.now) + HOLD_MS).toISOString();
    return {
      ...freed.others,
      distribution: [...freed.distribution, searched('ClaimStarted', { leadId, claimId, offerId, professionalId, holdUntil, priceCc, funded: true })],
      account: [...freed.account, ...held],
    };
  },
});

/** Why this offer cannot be claimed now; an ended lead or an offer that is no more come before a seat that is taken. */
function refuseUnlessFree(s: DistributionState, l: LeadState, offer: Offer, now: string): void {
  const { state } = offer;
  refuseUnless(state !== 'Taken' && l.status !== 'Accepted' && l.status !== 'InService', 'OFFER_TAKEN', 'accepted-by-other');
  refuseUnless(s.live && (l.status === 'Offering' || l.status === 'SelfServe'), 'OFFER_EXPIRED', 'search-over');
  const undone = state === 'Refused' && offer.round === s.round && Date.parse(now) - Date.parse(offer.refusedAt!) <= UNDO_MS;
  // An offer still marked as claimed here is the caller's own, whose time is over.
  refuseUnless(state === 'Sent' || state === 'Late' || state === 'Claimed' || undone, 'OFFER_EXPIRED', `offer-${state.toLowerCase()}`);
  refuseUnless(seatsLeft(s) > 0, 'OFFER_TAKEN', 'accepted-by-other');
  refuseUnless(seatsFree(s, now) > 0, 'OFFER_TAKEN', 'claimed-by-other');
}

/** Ends overdue claims: the caller's own on this offer, and those that would keep the seat. */
function freeSeat(s: DistributionState, own: Claim | undefined, account: CreditState, states: object, ctx: Ctx) {
  const overdue = overdueClaims(s, ctx.now);
  const enough = s.claims.length < seatsLeft(s);
  const toEnd = own ? [own] : enough ? [] : overdue.slice(0, 1);
  const ended = toEnd.map((claim) => ({ claim, ...expireClaimNow(s, claim, claim === own ? account : (accountFor(states, claim) ?? (claim.professionalId === account.professionalId ? account : undefined)), ctx) }));
  const mine = ended.filter(({ claim }) => claim.professionalId === account.professionalId).flatMap((e) => e.account);
  return {
    distribution: ended.flatMap((e) => e.distribution),
    account: mine,
    own: mine.reduce<CreditState>((state, e) => creditAccount.evolve(state, e, { occurredAt: ctx.now, actor: ctx.actor, stream: '' }), account),
    others: Object.assign({}, ...ended.filter(({ claim }) => claim.professionalId !== account.professionalId).map((e) => toAccount(e.claim, e.account))) as object,
  };
}
