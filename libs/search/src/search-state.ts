import type { Config } from '@jurilien/event-sourcing';
import type { BoardDiscount } from './board-discount.js';
import { type BillingModel, claimGraceSeconds, MINUTE_MS, plus } from '@jurilien/reference';

/** States of an offer (4.3.4). *Planned* waits for its hour; *Late* is claimable without exclusivity until the round ends. */
/** States of an offer, in the order of its life. */
export const OFFER_STATES = [
  'Planned',
  'Sent',
  'Late',
  'Claimed',
  'Accepted',
  'Refused',
  'Conflict',
  'Taken',
  'Expired',
  'Withdrawn',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export interface Offer {
  readonly offerId: string;
  readonly professionalId: string;
  readonly round: number;
  readonly wave: number;
  readonly code: string;
  readonly priceCc: number;
  readonly expiresAt: string;
  readonly lang: 'fr' | 'en';
  readonly manual: boolean;
  /** Taken from the board: made at its claim. */
  readonly board?: boolean;
  readonly state: OfferState;
  /** When a planned offer goes out: the opening of the professional's own hours (E21), or after the claim that is in its way. */
  readonly sendAt?: string;
  readonly remindAt?: string;
  /** No one was told of it yet; an offer that ends so was never made to anyone. */
  readonly unsent?: boolean;
  /** A refusal may be taken back for a moment (4.3.7). */
  readonly refusedAt?: string;
}

/** A running ten-minute hold of one seat; as many at a time as there are seats. */
export interface Claim {
  readonly claimId: string;
  readonly offerId: string;
  readonly professionalId: string;
  readonly holdUntil: string;
  /** Until when it may be confirmed: its hold and the grace of the configuration it began under; equality is too late (4.3.7). */
  readonly endsAt: string;
  readonly priceCc: number;
  readonly funded: boolean;
  readonly startedAt: string;
  readonly namesRevealed: boolean;
  /** Its hold was made longer, once, when its coins arrived. */
  readonly extended: boolean;
  /** Begun by the professional's own rule (MO16). */
  readonly auto?: boolean;
}

/** One batch of a plan; `preferred`: only the professional the client named, on business time (4.3.3). */
export interface PlannedWave {
  readonly size: number;
  readonly minutes: number;
  readonly clock?: 'business' | undefined;
  readonly preferred?: boolean | undefined;
}

/** An offer by hand that someone proposed and someone else decides. */
export interface ManualProposal {
  readonly proposalId: string;
  readonly by: string;
  readonly professionalIds: readonly string[];
  readonly overrides: readonly string[];
}

export interface SearchState {
  readonly leadId: string;
  readonly live: boolean;
  readonly round: number;
  readonly plan: string;
  readonly code: string;
  readonly waves: readonly PlannedWave[];
  readonly urgent: boolean;
  readonly coinValueCc: number;
  /** How access is paid for in this round, as it was when the round began. */
  readonly billing?: BillingModel;
  /** The discount of the board, as it was when the round began: a price shown reduced is not raised while it lasts. */
  readonly boardDiscount?: BoardDiscount;
  readonly factors: readonly { readonly code: string; readonly bp: number }[];
  readonly maxAcceptances: number;
  readonly province?: 'QC' | 'ON';
  readonly region: string;
  readonly lawyerType: string;
  readonly lang: 'fr' | 'en';
  readonly board: boolean;
  readonly onBoard: boolean;
  readonly boardSince?: string;
  /** Not on the board before this instant; `boardEarly`: staff said that it may come before the last wave (4.3.3). */
  readonly boardFrom?: string;
  readonly boardEarly?: boolean;
  /** Whether who said nothing in their wave may still claim (`offer.lateClaim`), and the weights' version, as the round found them. */
  readonly lateClaim: boolean;
  readonly configVersion?: number;
  readonly preferredProfessionalId?: string;
  /** Whom the client asks for again, though they spoke in an earlier search (4.6). */
  readonly againIds?: readonly string[];
  /** Kinds that may be paused by themselves; a price tells only one of them, and not each (4.3.6). */
  readonly kinds?: readonly ('aj' | 'super' | 'consult')[];
  /** A wave found no one left to ask. */
  readonly exhausted: boolean;
  /** `frozenAt`: since when claims have stopped the wave's clock; `frozenUntil`: the last end of one of them while others go on. */
  readonly wave?: {
    readonly number: number;
    readonly endsAt: string;
    readonly over: boolean;
    readonly frozenAt?: string;
    readonly frozenUntil?: string;
  };
  readonly offers: readonly Offer[];
  readonly claims: readonly Claim[];
  readonly acceptances: readonly {
    readonly acceptanceId: string;
    readonly claimId: string;
    readonly offerId: string;
    readonly professionalId: string;
    readonly round: number;
    /** Someone else was asked for: the seat is free, the person is not asked again. */
    readonly replaced?: boolean;
  }[];
  readonly proposals: readonly ManualProposal[];
  /** First round whose acceptances take seats: a search that begins anew does not count those of an earlier one. */
  readonly seatsFrom: number;
  /** Claims that ended without acceptance, for idempotent answers. */
  readonly ended: readonly { readonly claimId: string; readonly professionalId: string; readonly how: string }[];
}

export const initialSearch: SearchState = {
  leadId: '',
  live: false,
  round: 0,
  plan: '',
  code: '',
  waves: [],
  urgent: false,
  coinValueCc: 0,
  factors: [],
  maxAcceptances: 1,
  region: '',
  lawyerType: '',
  lang: 'fr',
  board: false,
  onBoard: false,
  offers: [],
  claims: [],
  acceptances: [],
  proposals: [],
  lateClaim: true,
  exhausted: false,
  seatsFrom: 1,
  ended: [],
};

/** "No", then "yes" within two minutes, is a second thought (4.3.7). */
export const REFUSAL_UNDO_MS = 2 * MINUTE_MS;

/** Until when a claim of such a hold may be confirmed, as its events decide it. */
export const claimEndsAt = (holdUntil: string, config: Config): string => plus(holdUntil, config.value(claimGraceSeconds) * 1_000);

const holds = (claim: Claim, now: string): boolean => Date.parse(now) < Date.parse(claim.endsAt);

/** Claims that still hold a seat at an instant; one whose time is over holds nothing, swept or not. */
export const liveClaims = (s: SearchState, now: string): readonly Claim[] => s.claims.filter((c) => holds(c, now));
export const hasLiveClaim = (s: SearchState, now: string): boolean => liveClaims(s, now).length > 0;
/** Claims whose time is over and that no one has ended yet. */
export const overdueClaims = (s: SearchState, now: string): readonly Claim[] => s.claims.filter((c) => !holds(c, now));
/** When a claim that ends now held its seat for the last time: now, or before that when its time was over by itself. */
export function claimEndedAt(s: SearchState, claimId: string, now: string): string {
  const claim = s.claims.find((c) => c.claimId === claimId);
  return claim && !holds(claim, now) ? claim.endsAt : now;
}
/** The claim on an offer, live or overdue. */
export const claimOn = (s: SearchState, offerId: string): Claim | undefined => s.claims.find((c) => c.offerId === offerId);

/** Acceptances that stand in this search: those of an earlier one took no seat of it, those replaced gave theirs back. */
export const seatsTaken = (s: SearchState): SearchState['acceptances'] =>
  s.acceptances.filter((a) => a.round >= s.seatsFrom && !a.replaced);
/** Seats that no one has accepted. */
export const seatsLeft = (s: SearchState): number => s.maxAcceptances - seatsTaken(s).length;
/** Seats that can be claimed right now: claims + acceptances < max (4.3.4). */
export const seatsFree = (s: SearchState, now: string): number => seatsLeft(s) - liveClaims(s, now).length;

const OPEN: readonly OfferState[] = ['Planned', 'Sent', 'Late'];
const SPOKEN: readonly OfferState[] = ['Refused', 'Conflict', 'Accepted'];

/** Offers that have not ended: claimable ones, and planned ones that no one was informed of yet. */
export const openOffers = (s: SearchState): readonly Offer[] => s.offers.filter((o) => OPEN.includes(o.state));

/** Someone's offer was refused, accepted or in conflict; in an earlier search that counts unless the client asks for them. A conflict stays one. */
const spoke = (s: SearchState, { state, round, professionalId }: Offer): boolean =>
  SPOKEN.includes(state) && (state === 'Conflict' || round >= s.seatsFrom || !s.againIds?.includes(professionalId));

/**
 * Who refused, declared a conflict or accepted in any round: never asked again, nor shown the request on the board (E16), unless the
 * client of a renewed request asks for them.
 */
export const spokenFor = (s: SearchState): ReadonlySet<string> => new Set(s.offers.filter((o) => spoke(s, o)).map((o) => o.professionalId));
/** An offer that ended before anyone was informed of it. */
const neverMade = (o: Offer): boolean => o.unsent === true && o.state !== 'Planned';

/** Professionals who may not be asked (again) on this lead: who refused, declared a conflict or accepted in any round (E16), and who was asked in this one. */
export const alreadyAsked = (s: SearchState): ReadonlySet<string> =>
  new Set(s.offers.filter((o) => (s.live && o.round === s.round && !neverMade(o)) || spoke(s, o)).map((o) => o.professionalId));

/** Offers of this search that someone was informed of. */
export const sentOffers = (s: SearchState): readonly Offer[] => s.offers.filter((o) => o.round >= s.seatsFrom && !o.unsent);
/** Planned offers of the live round whose hour has come. */
export const duePlanned = (s: SearchState, now: string): readonly Offer[] =>
  s.offers.filter((o) => s.live && o.round === s.round && o.state === 'Planned' && Date.parse(o.sendAt!) <= Date.parse(now));

/** What an offer goes back to when its claim ends: open, *Late* when its own wave is over, *Expired* when the search is. */
export const offerAfterClaim = (s: SearchState, offerId: string): 'Sent' | 'Late' | 'Expired' => {
  if (!s.live) return 'Expired';
  const offer = s.offers.find((o) => o.offerId === offerId);
  const own = offer?.round === s.round && offer.wave === s.wave?.number && !s.wave.over;
  return own ? 'Sent' : s.lateClaim ? 'Late' : 'Expired';
};
