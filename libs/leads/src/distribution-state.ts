import { defaults } from '@jurilien/reference';

/** States of an offer (4.3.4). *Late* is claimable without exclusivity until the round ends. */
export type OfferState = 'Sent' | 'Late' | 'Claimed' | 'Accepted' | 'Refused' | 'Conflict' | 'Taken' | 'Expired' | 'Withdrawn';

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
  readonly state: OfferState;
  /** A refusal may be taken back for a moment (4.3.7). */
  readonly refusedAt?: string;
}

/** A running ten-minute hold of one seat; as many at a time as there are seats. */
export interface Claim {
  readonly claimId: string;
  readonly offerId: string;
  readonly professionalId: string;
  readonly holdUntil: string;
  readonly priceCc: number;
  readonly funded: boolean;
  readonly startedAt: string;
  readonly namesRevealed: boolean;
}

export interface DistributionState {
  readonly leadId: string;
  readonly live: boolean;
  readonly round: number;
  readonly plan: string;
  readonly code: string;
  readonly waves: readonly { readonly size: number; readonly minutes: number }[];
  readonly urgent: boolean;
  readonly coinValueCc: number;
  readonly factors: readonly { readonly code: string; readonly bp: number }[];
  readonly maxAcceptances: number;
  readonly province?: 'QC' | 'ON';
  readonly region: string;
  readonly lawyerType: string;
  readonly lang: 'fr' | 'en';
  readonly board: boolean;
  readonly onBoard: boolean;
  readonly boardSince?: string;
  /** `frozenAt`: since when a claim has stopped the wave's clock. */
  readonly wave?: { readonly number: number; readonly endsAt: string; readonly over: boolean; readonly frozenAt?: string };
  readonly offers: readonly Offer[];
  readonly claims: readonly Claim[];
  readonly acceptances: readonly {
    readonly acceptanceId: string;
    readonly claimId: string;
    readonly offerId: string;
    readonly professionalId: string;
    readonly round: number;
  }[];
  /** First round whose acceptances take seats: a search that begins anew does not count those of an earlier one. */
  readonly seatsFrom: number;
  /** Claims that ended without acceptance, for idempotent answers. */
  readonly ended: readonly { readonly claimId: string; readonly professionalId: string; readonly how: string }[];
}

export const initialDistribution: DistributionState = {
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
  seatsFrom: 1,
  ended: [],
};

const GRACE_MS = defaults['claim.graceSeconds'] * 1_000;

/** Until when a claim may be confirmed: its hold and five seconds of grace; equality is too late (4.3.7). */
export const claimEndsAt = (claim: Pick<Claim, 'holdUntil'>): string => new Date(Date.parse(claim.holdUntil) + GRACE_MS).toISOString();

const holds = (claim: Claim, now: string): boolean => Date.parse(now) < Date.parse(claimEndsAt(claim));

/** Claims that still hold a seat at an instant; one whose time is over holds nothing, swept or not. */
export const liveClaims = (s: DistributionState, now: string): readonly Claim[] => s.claims.filter((c) => holds(c, now));
export const hasLiveClaim = (s: DistributionState, now: string): boolean => liveClaims(s, now).length > 0;
/** Claims whose time is over and that nobody has ended yet. */
export const overdueClaims = (s: DistributionState, now: string): readonly Claim[] => s.claims.filter((c) => !holds(c, now));
/** The claim on an offer, live or overdue. */
export const claimOn = (s: DistributionState, offerId: string): Claim | undefined => s.claims.find((c) => c.offerId === offerId);

/** Acceptances of this search; those of an earlier one took no seat of it. */
export const seatsTaken = (s: DistributionState): DistributionState['acceptances'] => s.acceptances.filter((a) => a.round >= s.seatsFrom);
/** Seats that nobody has accepted. */
export const seatsLeft = (s: DistributionState): number => s.maxAcceptances - seatsTaken(s).length;
/** Seats that can be claimed right now: claims + acceptances < max (4.3.4). */
export const seatsFree = (s: DistributionState, now: string): number => seatsLeft(s) - liveClaims(s, now).length;

const OPEN: readonly OfferState[] = ['Sent', 'Late'];
const SPOKEN: readonly OfferState[] = ['Refused', 'Conflict', 'Accepted'];

/** Offers somebody could still claim. */
export const openOffers = (s: DistributionState): readonly Offer[] => s.offers.filter((o) => OPEN.includes(o.state));

/** Professionals who may not be asked (again) on this lead: who refused, declared a conflict or accepted in any round (E16), and who was asked in this one. */
export const alreadyAsked = (s: DistributionState): ReadonlySet<string> =>
  new Set(s.offers.filter((o) => (s.live && o.round === s.round) || SPOKEN.includes(o.state)).map((o) => o.professionalId));

/** What an offer goes back to when its claim ends: open, *Late* when its own wave is over, *Expired* when the search is. */
export const offerAfterClaim = (s: DistributionState, offerId: string): 'Sent' | 'Late' | 'Expired' => {
  if (!s.live) return 'Expired';
  const offer = s.offers.find((o) => o.offerId === offerId);
  return offer?.round === s.round && offer.wave === s.wave?.number && !s.wave.over ? 'Sent' : 'Late';
};
