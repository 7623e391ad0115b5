import {
  type AsOf,
  type Availability,
  type Ctx,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { ManualPick } from '@jurilien/lead';
import { distribution, type SearchEvent, searched } from '../search.js';
import { type Claim, type SearchState, type Offer, offerAfterClaim, openOffers } from '../search-state.js';
import { halfOfWave, remindersAfter, waveEndAfter } from '../wave-plans.js';

/** The one stream most search commands need. */
export const onSearch = (input: { leadId: string }) => ({ distribution: streamOf(distribution, input.leadId) });
export const ofRound = z.object({ leadId: ids.leadId, round: z.number().int().positive() });
export const ofOffer = z.object({ leadId: ids.leadId, offerId: ids.offerId, professionalId: ids.professionalId });

/** Province of the lead under search, for the staff's scope. */
export const searchProvince = (states: { distribution: SearchState }): 'QC' | 'ON' | undefined => states.distribution.province;

/** Commands of an old round find nothing to do. */
export const refuseUnlessRound = (s: SearchState, round: number): void => refuseUnlessAvailable(roundLives(s, s.round === round));
/** A round is live, and the one that is meant. */
export const roundLives = (s: SearchState, meant = true): Availability => unless(s.live && meant, 'WRONG_STATE', 'round-over');

/** The professional's own offer of that id, if there is one. */
export const offerIn = (s: SearchState, asked: { offerId: string; professionalId: string }): Offer | undefined =>
  s.offers.find((o) => o.offerId === asked.offerId && o.professionalId === asked.professionalId);
/** The professional's own offer. @throws NOT_FOUND also for someone else's */
export function ownOffer(s: SearchState, asked: { offerId: string; professionalId: string }): Offer {
  const offer = offerIn(s, asked);
  refuseUnless(offer, 'NOT_FOUND', 'offer');
  return offer;
}

/** Ids of offers in the shape that events carry them. */
export const idsOf = (s: SearchState, offers: readonly Offer[]) => ({
  leadId: s.leadId,
  offerIds: offers.map((o) => o.offerId),
  professionalIds: offers.map((o) => o.professionalId),
});

/** Ends what is still open, for a reason the professionals learn, and the round with it. */
export function closeSearch(s: SearchState, cause: string): SearchEvent[] {
  if (!s.live) return [];
  const open = openOffers(s);
  return [
    ...(open.length > 0 ? [searched('OffersWithdrawn', { ...idsOf(s, open), cause })] : []),
    searched('RoundClosed', { leadId: s.leadId, round: s.round, cause }),
  ];
}

/** No one waits for these any more: who said no, or was never told because the offer was withdrawn before its hour. */
const answeredNo = (o: Offer): boolean => o.state === 'Refused' || o.state === 'Conflict' || (o.state === 'Withdrawn' && o.unsent === true);

/** A wave is over early when no one of it is left to answer (4.3.3); a planned offer is still to be answered. */
export function endsWave(s: SearchState, without: string): boolean {
  if (!s.live || !s.wave || s.wave.over) return false;
  const ofWave = s.offers.filter((o) => o.round === s.round && o.wave === s.wave!.number);
  return ofWave.some((o) => o.offerId === without) && ofWave.every((o) => o.offerId === without || answeredNo(o));
}

/** An offer that staff make by hand, at the round's frozen price. */
export const manualOffer = (
  s: SearchState,
  pick: ManualPick,
  { wave, expiresAt }: { readonly wave: number; readonly expiresAt: string },
  ctx: Ctx,
): SearchEvent =>
  searched('OfferMade', {
    leadId: s.leadId,
    offerId: ctx.newId(),
    professionalId: pick.professionalId,
    ...(pick.name ? { professionalName: pick.name } : {}),
    round: s.round,
    wave,
    code: s.code,
    priceCc: s.coinValueCc,
    expiresAt,
    lang: s.lang,
    manual: true,
    overrides: [...pick.overrides],
    ...(pick.sendAt ? { sendAt: pick.sendAt } : {}),
    remindAt: halfOfWave(s, wave, { from: pick.sendAt ?? ctx.now, endsAt: expiresAt }, ctx.config),
  });

/** What an ended claim leaves behind: its offer's next state and the wave's clock. A conflict may end the wave instead. */
export function claimEnd(s: SearchState, claim: Claim, asOf: AsOf, conflict = false) {
  const over = conflict && endsWave(s, claim.offerId);
  const waveEndsAt = over ? undefined : waveEndAfter(s, claim.claimId, asOf);
  const reminders = waveEndsAt ? remindersAfter(s, claim.claimId, asOf) : [];
  return {
    offerState: conflict ? ('Conflict' as const) : offerAfterClaim(s, claim.offerId),
    round: s.round,
    wave: s.wave?.number ?? 0,
    ...(waveEndsAt ? { waveEndsAt } : {}),
    ...(reminders.length > 0 ? { reminders } : {}),
  };
}

/** The running wave ended before its time. */
export const waveEndedEarly = (s: SearchState): SearchEvent =>
  searched('WaveEnded', { leadId: s.leadId, round: s.round, wave: s.wave!.number, early: true });

/** Why professionals refuse; said to staff, never to the client. */
export const REFUSE_REASONS = [
  'tooFar',
  'budget',
  'field',
  'notMyField',
  'busy',
  'tooBusy',
  'conflict',
  'unclear',
  'price',
  'other',
] as const;

/** The professional said no; the last one of a wave to do so ends it. */
export function refusedEvents(s: SearchState, offer: Offer, refuseReason?: string): SearchEvent[] {
  const { offerId, professionalId } = offer;
  return [
    searched('OfferRefused', { leadId: s.leadId, offerId, professionalId, ...(refuseReason ? { refuseReason } : {}) }),
    ...(endsWave(s, offerId) ? [waveEndedEarly(s)] : []),
  ];
}
