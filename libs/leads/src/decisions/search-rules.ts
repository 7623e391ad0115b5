import { refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { distribution, openOffers, searched, type DistributionEvent, type DistributionState, type Offer } from '../distribution.js';

/** The one stream most search commands need. */
export const onSearch = (input: { leadId: string }) => ({ distribution: streamOf(distribution, input.leadId) });
export const ofRound = z.object({ leadId: z.uuid(), round: z.number().int().positive() });
export const ofOffer = z.object({ leadId: z.uuid(), offerId: z.uuid(), professionalId: z.uuid() });

/** Province of the lead under search, for the staff's scope. */
export const searchProvince = (states: { distribution: DistributionState }): 'QC' | 'ON' | undefined => states.distribution.province;

/** Commands of an old round find nothing to do. */
export function refuseUnlessRound(s: DistributionState, round: number): void {
  refuseUnless(s.live && s.round === round, 'WRONG_STATE', 'round-over');
}

/** The professional's own offer. @throws NOT_FOUND also for somebody else's */
export function ownOffer(s: DistributionState, asked: { offerId: string; professionalId: string }): Offer {
  const offer = s.offers.find((o) => o.offerId === asked.offerId && o.professionalId === asked.professionalId);
  refuseUnless(offer, 'NOT_FOUND', 'offer');
  return offer;
}

/** Ids of offers in the shape that events carry them. */
export const idsOf = (s: DistributionState, offers: readonly Offer[]) => ({ leadId: s.leadId, offerIds: offers.map((o) => o.offerId), professionalIds: offers.map((o) => o.professionalId) });

/** Ends what is still open, for a reason the professionals are told, and the round with it. */
export function closeSearch(s: DistributionState, cause: string): DistributionEvent[] {
  if (!s.live) return [];
  const open = openOffers(s);
  return [...(open.length > 0 ? [searched('OffersWithdrawn', { ...idsOf(s, open), cause })] : []), searched('RoundClosed', { leadId: s.leadId, round: s.round, cause })];
}

/** A wave is over early when nobody of it is left to answer (4.3.3). */
export function endsWave(s: DistributionState, without: string): boolean {
  if (!s.wave || s.wave.over) return false;
  return s.offers.filter((o) => o.round === s.round && o.wave === s.wave!.number && o.offerId !== without).every((o) => o.state === 'Refused' || o.state === 'Conflict');
}
