import { allOf, type Availability, type Ctx, unless, unlessDone } from '@jurilien/event-sourcing';
import type { LeadState } from '@jurilien/lead';
import {
  claimOn,
  type Offer,
  offerIn,
  REFUSAL_UNDO_MS,
  type SearchEvent,
  searched,
  type SearchState,
  seatsFree,
  seatsLeft,
  spokenFor,
} from '@jurilien/search';
import { isOverdue } from './ended-claim.js';

/** Whose claim: of an offer of theirs or, without one, from the board. */
interface Asked {
  readonly offerId?: string | undefined;
  readonly professionalId: string;
}

/** The offer a claim is about, and the event that makes it when the request is taken from the board. */
export interface ClaimedOffer {
  readonly offer: Offer;
  readonly made: SearchEvent[];
}

const OPEN: readonly Offer['state'][] = ['Sent', 'Late', 'Claimed'];

/** The offer that is named; without one an open offer one has already is the one that is claimed. */
const ownOpen = (s: SearchState, { offerId, professionalId }: Asked): Offer | undefined =>
  offerId
    ? offerIn(s, { offerId, professionalId })
    : s.offers.findLast((o) => o.professionalId === professionalId && o.round === s.round && OPEN.includes(o.state));

/** Someone else's offer, and a request that is not on the board, are not there; from the board no one asks twice (E16). */
const onOffer = (s: SearchState, asked: Asked): Availability =>
  ownOpen(s, asked)
    ? true
    : allOf(
        unless(!asked.offerId, 'NOT_FOUND', 'offer'),
        unless(s.onBoard || s.offers.some((o) => o.professionalId === asked.professionalId), 'NOT_FOUND', 'not-on-the-board'),
        unless(!spokenFor(s).has(asked.professionalId), 'FORBIDDEN', 'E16-already-answered'),
        unless(s.live && s.onBoard, 'OFFER_EXPIRED', 'search-over'),
      );

/** Why it cannot be claimed now; an ended lead or an offer that is no more come before a seat that is taken. */
function free(s: SearchState, l: Pick<LeadState, 'status'>, offer: Offer | undefined, now: string): Availability {
  const state = offer?.state ?? 'Sent';
  const undone = state === 'Refused' && offer?.round === s.round && Date.parse(now) - Date.parse(offer.refusedAt!) <= REFUSAL_UNDO_MS;
  return allOf(
    unless(state !== 'Taken' && l.status !== 'Accepted' && l.status !== 'InService', 'OFFER_TAKEN', 'accepted-by-other'),
    unless(s.live && (l.status === 'Offering' || l.status === 'SelfServe'), 'OFFER_EXPIRED', 'search-over'),
    // An offer still marked as claimed here is the caller's own, whose time is over.
    unless(OPEN.includes(state) || undone, 'OFFER_EXPIRED', `offer-${state.toLowerCase()}`),
    unless(seatsLeft(s) > 0, 'OFFER_TAKEN', 'accepted-by-other'),
    unless(seatsFree(s, now) > 0, 'OFFER_TAKEN', 'claimed-by-other'),
  );
}

/** Whether a request can be claimed now, no matter by whom: the one word of its page and the decision ask the same. */
export function claimable(s: SearchState, l: Pick<LeadState, 'status'>, asked: Asked, now: string): Availability {
  const offer = ownOpen(s, asked);
  const own = offer && claimOn(s, offer.offerId);
  return allOf(
    onOffer(s, asked),
    unlessDone(own && !isOverdue(own, now), 'already-claimed'),
    unless(offer?.state !== 'Accepted', 'WRONG_STATE', 'already-accepted'),
    free(s, l, offer, now),
  );
}

/** The caller's own offer of a request that is `claimable`; without one, the board's, made here and now (4.3.4 `OpenOnBoard`). */
export function offerToClaim(s: SearchState, l: LeadState, asked: Asked, ctx: Ctx): ClaimedOffer {
  const own = ownOpen(s, asked);
  if (own) return { offer: own, made: [] };
  const data = {
    leadId: s.leadId,
    offerId: ctx.newId(),
    professionalId: asked.professionalId,
    round: s.round,
    wave: 0,
    code: s.code,
    priceCc: s.coinValueCc,
    expiresAt: l.unservedAt ?? ctx.now,
    lang: s.lang,
    board: true,
  };
  return { offer: { ...data, manual: false, state: 'Sent' }, made: [searched('OfferMade', data)] };
}
