import type { MessageRule } from '@jurilien/contracts';
import type { AsOf } from '@jurilien/event-sourcing';
import { liveClaims, seatsFree, seatsTaken, type Claim, type Offer, type OfferReceiptState, type SearchState } from '@jurilien/search';
import type { ProfessionalState } from '@jurilien/professionals';
import { stopOf } from '../decisions/claim-rules.js';
import { always, type Moments, type NotifyInput } from './asked.js';

/** One professional's part in a search. */
interface Offered {
  readonly search: SearchState;
  readonly offer: Offer | undefined;
}

/** Whether the offer can still be accepted. */
export const isOpenOffer = (o: Pick<Offer, 'state'> | undefined): boolean => o?.state === 'Sent' || o?.state === 'Late';

/** The claim a message is about, while it lives. */
export const liveClaimOf = (search: SearchState, { claimId, now }: Pick<NotifyInput, 'claimId' | 'now'>): Claim | undefined =>
  liveClaims(search, now).find((c) => c.claimId === claimId);

/** Messages to a professional about an offer or a claim. */
export const offerMoments = {
  R10: ({ offer }) => isOpenOffer(offer),
  R11: ({ offer }) => offer?.state === 'Sent',
  // Its clock was moved meanwhile, or has run out: another message carries the new instant.
  R12: ({ search }, asked) => {
    const holdUntil = liveClaimOf(search, asked)?.holdUntil;
    return holdUntil !== undefined && holdUntil === asked.vars?.['until'] && Date.parse(holdUntil) > Date.parse(asked.now);
  },
  R14: ({ search, offer }) => search.live && offer !== undefined,
  'auto-claimed': ({ search }, asked) => liveClaimOf(search, asked) !== undefined,
  'claim-ended': always,
} satisfies Moments<Offered>;

interface OnBoard {
  readonly search: SearchState;
  /** Whether the board shows the request to this professional. */
  readonly eligible: boolean;
}

/** Whether a request on the board is free for a professional: shown to them, and not claimed by others on every seat. */
export const isFreeOnBoard = ({ search, eligible }: OnBoard, { now }: Pick<NotifyInput, 'now'>): boolean =>
  eligible && liveClaims(search, now).length < search.maxAcceptances;

/** A request that opened on the board. */
export const boardMoments = { 'board-alert': isFreeOnBoard } satisfies Moments<OnBoard>;

const isAny = (found: readonly unknown[]): boolean => found.length > 0;

/** Lists: what others took (R13), what opened on the board, which candidates a saved search found (R63). */
export const listMoments = { R13: isAny, 'board-digest': isAny, R63: isAny } satisfies Moments<readonly unknown[]>;

/** Rules whose words go to several professionals of a request. */
export const SEVERAL: Readonly<Partial<Record<MessageRule, 'asked-again' | 'accepted'>>> = {
  R14: 'asked-again',
  R61: 'accepted',
  'client-note': 'accepted',
  'request-ended': 'accepted',
};

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
