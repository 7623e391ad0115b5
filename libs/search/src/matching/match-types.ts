import type { BillingModel } from '@jurilien/reference';

/** What matching knows of a request: no identity, no words of the client. */
export interface MatchLead {
  readonly leadId: string;
  readonly province: 'QC' | 'ON';
  readonly region: string;
  readonly postalCode?: string;
  /** Stands in for a postal code that is missing, or too wide for a distance. */
  readonly city?: string;
  readonly lawyerType: string;
  readonly additionalLawyerTypes: readonly string[];
  readonly lang: string;
  readonly acceptDistance: boolean;
  readonly juridicalHelp: boolean;
  readonly mediator: boolean;
  readonly paralegal: boolean;
  readonly rate: string;
  readonly budget: number;
  readonly experience: number;
  readonly smallMandate: boolean;
  readonly consult: boolean;
  readonly superLead: boolean;
  /** Someone is in court over it: no family agreement a notary could draw up (E02). */
  readonly inCourt?: boolean;
  /** Runs on the wall clock (4.3.3): who did not opt in to that waits for opening hours. */
  readonly urgent?: boolean;
  readonly priceCc: number;
  /** How access is paid for, where a round has begun under it; else as the province has it now. */
  readonly billing?: BillingModel;
  /** The client widened the search (4.3.8): every rate will do, or every language. */
  readonly anyRate?: boolean;
  readonly anyLanguage?: boolean;
}

/** A pause of every offer, past or present; open-ended while `until` is absent. */
export interface PauseSpan {
  readonly from: string;
  readonly until?: string;
}

/** Own limits of a professional; the shipped ones hold where there is none, and where the professional's own limit is higher. */
export interface Caps {
  readonly claimsPerDay?: number;
  readonly claimsPerWeek?: number;
  readonly coinsPerWeekCc?: number;
}

/** When offers may arrive, local time: days 1 (Monday) to 7, minutes after midnight, dates off. */
export interface MatchHours {
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly holidays?: readonly string[];
}

/** Coins a claim took; the entry goes when they come back. */
export interface Spent {
  readonly claimId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly cc: number;
}

/** One row of the `match-profiles` view: facts of E01–E22 and of the ranking. Instants in lists are milliseconds since 1970. */
export interface MatchProfile {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly firm?: string | null;
  readonly province: 'QC' | 'ON';
  readonly state: string;
  /** Pauses as they stand: of everything, a field, a region or a kind. */
  readonly pausing?: readonly { readonly scope: string; readonly value?: string; readonly until?: string }[] | null;
  /** Pauses of everything in the last week: their days add nothing to a quota (E17). */
  readonly pauses?: readonly PauseSpan[];
  readonly licenceVerifiedAt?: string | null;
  readonly termsVersion?: string | null;
  readonly fields: readonly string[];
  readonly regions: readonly string[];
  readonly languages: readonly string[];
  readonly postalCode: string;
  readonly city?: string | null;
  readonly radiusKm: number;
  readonly remote: boolean;
  readonly rates: readonly string[];
  readonly minBudget: number;
  readonly callYear: number;
  readonly acceptsAJ: boolean;
  readonly acceptsMP: boolean;
  readonly acceptsConsult: boolean;
  readonly mediator: boolean;
  /** Fields a paralegal chose within the Ontario scope; absent = the whole scope. */
  readonly paralegalFields?: readonly string[] | null;
  readonly superOptIn: boolean;
  readonly urgentOptIn: boolean;
  readonly hours?: MatchHours | null;
  readonly caps?: Caps | null;
  readonly channels: readonly string[];
  readonly availableCc: number;
  readonly autoTopUp?: boolean | null;
  readonly subscribed?: boolean | null;
  /** Why the account rests, if it does: nothing can be claimed until every cause is over (4.4). */
  readonly frozen?: readonly string[] | null;
  readonly openOffers: readonly string[];
  /** Claims of the last seven days, and the coins they took. */
  readonly claimedAt: readonly number[];
  readonly spent: readonly Spent[];
  /** Offers of the last thirty days, those of the board left out. */
  readonly offersAt: readonly number[];
  readonly offersEver: number;
  /** Last ninety days: offers answered in time, and those whose time ran out. */
  readonly answeredAt: readonly number[];
  readonly missedAt: readonly number[];
  /** Last 180 days: acceptances whose client was called in time, and the others. */
  readonly slaKeptAt: readonly number[];
  readonly slaMissedAt: readonly number[];
}

/** Points of a candidate by part (4.3.2). */
export interface Ranked {
  readonly professionalId: string;
  readonly name: string;
  readonly points: number;
  readonly parts: Record<string, number>;
  /** Has this seat for being furthest behind. */
  readonly fairness?: boolean;
  /** Eligible, but not in this wave: own hours (E21), or a colleague of the firm is asked (E22). */
  readonly deferred?: 'E21' | 'E22';
  /** The offer waits for the opening of own hours, still inside the wave (E21). */
  readonly sendAt?: string;
}

/** Why two are not brought together: a block of one of them (E14), or the blacklist (E15); nothing when they may be. */
export type Bars = (professionalId: string) => 'E14' | 'E15' | undefined;
