/** What matching knows of a request: no identity, no words of the client. */
export interface MatchLead {
  readonly leadId: string;
  readonly province: 'QC' | 'ON';
  readonly region: string;
  readonly postalCode?: string;
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
  readonly priceCc: number;
}

/** One row of the `match-profiles` view: facts of E01–E20 and of the ranking. */
export interface MatchProfile {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly firm?: string;
  readonly province: 'QC' | 'ON';
  readonly state: string;
  readonly pause?: { readonly scope: string; readonly value?: string; readonly until?: string };
  readonly licenceVerifiedAt?: string;
  readonly termsVersion?: string;
  readonly fields: readonly string[];
  readonly regions: readonly string[];
  readonly languages: readonly string[];
  readonly postalCode: string;
  readonly radiusKm: number;
  readonly remote: boolean;
  readonly rates: readonly string[];
  readonly minBudget: number;
  readonly callYear: number;
  readonly acceptsAJ: boolean;
  readonly acceptsMP: boolean;
  readonly acceptsConsult: boolean;
  readonly mediator: boolean;
  readonly superOptIn: boolean;
  readonly channels: readonly string[];
  readonly availableCc: number;
  readonly openOffers: readonly string[];
  readonly claimedAt: readonly string[];
  readonly offersReceivedAt: readonly string[];
  readonly offersEver: number;
  readonly answered: number;
  readonly acceptances: number;
  readonly slaKept: number;
}

/** Points of a candidate by part (4.3.2); `deferred` = eligible, but not in this wave. */
export interface Ranked {
  readonly professionalId: string;
  readonly name: string;
  readonly points: number;
  readonly parts: Record<string, number>;
  readonly fairness?: boolean;
  readonly deferred?: 'E22';
}
