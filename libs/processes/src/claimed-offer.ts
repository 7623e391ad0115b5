import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import type { LeadState } from '@jurilien/lead';
import { type SearchEvent, type SearchState, type Offer, ownOffer, searched, spokenFor } from '@jurilien/search';

/** The offer a claim is about, and the event that makes it when the request is taken from the board. */
export interface ClaimedOffer {
  readonly offer: Offer;
  readonly made: SearchEvent[];
}

const OPEN: readonly Offer['state'][] = ['Sent', 'Late', 'Claimed'];

/**
 * The caller's own offer; without one, the board's, made here and now (4.3.4 `OpenOnBoard`). An open offer one has already is
 * the one that is claimed.
 * @throws NOT_FOUND for someone else's offer or a request that is not on the board, FORBIDDEN E16
 */
export function offerToClaim(
  s: SearchState,
  l: LeadState,
  asked: { readonly offerId?: string; readonly professionalId: string },
  ctx: Ctx,
): ClaimedOffer {
  const { offerId, professionalId } = asked;
  if (offerId) return { offer: ownOffer(s, { offerId, professionalId }), made: [] };
  const mine = s.offers.filter((o) => o.professionalId === professionalId);
  const open = mine.findLast((o) => o.round === s.round && OPEN.includes(o.state));
  if (open) return { offer: open, made: [] };
  refuseUnless(s.onBoard || mine.length > 0, 'NOT_FOUND', 'not-on-the-board');
  refuseUnless(!spokenFor(s).has(professionalId), 'FORBIDDEN', 'E16-already-answered');
  refuseUnless(s.live && s.onBoard, 'OFFER_EXPIRED', 'search-over');
  const data = {
    leadId: s.leadId,
    offerId: ctx.newId(),
    professionalId,
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
