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
}

/** A running ten-minute hold; one at a time. */
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
  readonly wave?: { readonly number: number; readonly endsAt: string; readonly over: boolean };
  readonly offers: readonly Offer[];
  readonly claim?: Claim;
  readonly acceptances: readonly { readonly acceptanceId: string; readonly claimId: string; readonly offerId: string; readonly professionalId: string }[];
  /** Claims that ended without acceptance, for idempotent answers. */
  readonly ended: readonly { readonly claimId: string; readonly professionalId: string; readonly how: string }[];
}

export const initialDistribution: DistributionState = {
  leadId: '', live: false, round: 0, plan: '', code: '', waves: [], urgent: false, coinValueCc: 0, factors: [], maxAcceptances: 1, region: '', lawyerType: '', lang: 'fr',
  board: false, onBoard: false, offers: [], acceptances: [], ended: [],
};

const GRACE_MS = defaults['claim.graceSeconds'] * 1_000;

/** Until when a claim may be confirmed: its hold and five seconds of grace; equality is too late (4.3.7). */
export const claimEndsAt = (claim: Pick<Claim, 'holdUntil'>): string => new Date(Date.parse(claim.holdUntil) + GRACE_MS).toISOString();

/** The claim that still holds the lead at an instant; one whose time is over holds nothing, swept or not. */
export const liveClaim = (s: DistributionState, now: string): Claim | undefined =>
  (s.claim && Date.parse(now) < Date.parse(claimEndsAt(s.claim)) ? s.claim : undefined);
export const hasLiveClaim = (s: DistributionState, now: string): boolean => liveClaim(s, now) !== undefined;

/** Seats still free. */
export const seatsLeft = (s: DistributionState): number => s.maxAcceptances - s.acceptances.length;

/** Offers somebody could still claim. */
export const openOffers = (s: DistributionState): readonly Offer[] => s.offers.filter((o) => o.state === 'Sent' || o.state === 'Late');

/** Professionals who may not be asked again on this lead: E16. */
export const alreadyAsked = (s: DistributionState): ReadonlySet<string> => new Set(s.offers.map((o) => o.professionalId));

/** The wave's clock is frozen during a claim: its end moves by the time the claim took (4.3.3). */
export function waveEndAfter(s: DistributionState, claim: Claim, now: string): string | undefined {
  if (!s.wave || s.wave.over) return undefined;
  return new Date(Date.parse(s.wave.endsAt) + Math.max(0, Date.parse(now) - Date.parse(claim.startedAt))).toISOString();
}
