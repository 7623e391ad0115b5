import { creditAccount, holdCredits, type CreditEvent, type CreditState } from '@jurilien/credits';
import { decision, refuseUnless, streamOf, type Ctx } from '@jurilien/event-sourcing';
import {
  claimOn,
  distribution,
  lead,
  overdueClaims,
  ownOffer,
  searched,
  seatsFree,
  seatsLeft,
  type Claim,
  type DistributionState,
  type LeadState,
  type Offer,
} from '@jurilien/leads';
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
  streams: (i: { leadId: string; professionalId: string; claimProfessionalIds: string[] }) => ({
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
    const late = own ?? claimInTheWay(s, ctx.now);
    const mine = late?.professionalId === professionalId;
    const ended = late && expireClaimNow(s, late, mine ? account : accountFor(states, late), ctx);
    const back = mine && ended ? ended.account : [];
    const funds = after(account, back, ctx);
    refuseOverCaps(funds, ctx.now);
    const claimId = ctx.newId();
    const priceCc = claimPriceCc(s, l, offer, ctx.now);
    const held = holdCredits(funds, { claimId, leadId, cc: priceCc, entryId: ctx.newId(), now: ctx.now });
    const holdUntil = new Date(Date.parse(ctx.now) + HOLD_MS).toISOString();
    return {
      ...(late && ended && !mine ? toAccount(late, ended.account) : {}),
      distribution: [
        ...(ended?.distribution ?? []),
        searched('ClaimStarted', { leadId, claimId, offerId, professionalId, holdUntil, priceCc, funded: true }),
      ],
      account: [...back, ...held],
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

/** An overdue claim that nobody ended yet and that still sits where the new one would. */
const claimInTheWay = (s: DistributionState, now: string): Claim | undefined =>
  s.claims.length < seatsLeft(s) ? undefined : overdueClaims(s, now)[0];

/** The account as it will be once these events are appended. */
const after = (account: CreditState, events: readonly CreditEvent[], { now, actor }: Ctx): CreditState =>
  events.reduce((state, e) => creditAccount.evolve(state, e, { occurredAt: now, actor, stream: '' }), account);
