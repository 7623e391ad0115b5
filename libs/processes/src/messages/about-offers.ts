import type { AsOf } from '@jurilien/event-sourcing';
import { seatsFree, seatsTaken, type Offer, type OfferReceiptState, type SearchState } from '@jurilien/search';
import type { ProfessionalState } from '@jurilien/professionals';
import { stopOf } from '../decisions/claim-rules.js';

/** Whether the offer can still be accepted. */
export const isOpenOffer = (o: Pick<Offer, 'state'> | undefined): boolean => o?.state === 'Sent' || o?.state === 'Late';

/** The professionals who accepted a request; several where the client asked for that. */
export const acceptedBy = (search: SearchState): string[] => seatsTaken(search).map((a) => a.professionalId);

/** Offers whose professionals may get another chance on a request that is free again. */
export const offersFreeAgain = (search: SearchState, now: string): readonly Offer[] =>
  search.live && seatsFree(search, now) > 0 ? search.offers.filter(isOpenOffer) : [];

/** Whether a professional asked for another chance and may still claim the request (E01–E03, E16). */
export const getsSecondChance = (
  { receipt, pro }: { readonly receipt: OfferReceiptState; readonly pro: ProfessionalState },
  search: SearchState,
  asOf: AsOf,
): boolean => receipt.secondChance && !stopOf(pro, search, asOf);
