/** Answers of one part of the form, as it holds them. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;
export type Part = 'licence' | 'insurance' | 'practice' | 'preferences';

export interface Proof {
  readonly fileId: string;
  readonly type: string;
  readonly bytes: number;
  readonly uploadedAt: string;
}

export interface Practice {
  readonly fields: readonly string[];
  readonly regions: readonly string[];
  readonly languages: readonly string[];
  readonly radiusKm: number;
  readonly postalCode: string;
  readonly city?: string;
  readonly remote: boolean;
  readonly rates: readonly string[];
  readonly minBudget: number;
  readonly callYear: number;
  readonly acceptsAJ: boolean;
  readonly acceptsMP: boolean;
  readonly acceptsConsult: boolean;
  readonly mediator: boolean;
  readonly paralegalScope: boolean;
  readonly superOptIn: boolean;
  readonly urgentOptIn: boolean;
  readonly caps?: { readonly claimsPerDay?: number; readonly claimsPerWeek?: number; readonly coinsPerWeekCc?: number };
}

export interface Hours {
  readonly days: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly holidays?: readonly string[];
}

export interface PublicText {
  readonly aboutFr?: string;
  readonly aboutEn?: string;
  readonly consultationFr?: string;
  readonly consultationEn?: string;
  readonly website?: string;
  readonly specialistIn?: string;
}

/** How an application or a membership stands, as its owner reads it. */
export interface Application {
  readonly professionalId: string;
  readonly state: 'Registered' | 'Applied' | 'Approved' | 'Suspended' | 'Rejected' | 'Closed';
  readonly title: 'lawyer' | 'notary' | 'paralegal' | 'mediator';
  readonly province: 'QC' | 'ON';
  readonly name: string;
  readonly firm?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  readonly codeSentUntil?: string;
  readonly proofs: readonly Proof[];
  readonly draft: Readonly<Partial<Record<Part, Answers>>>;
  readonly termsVersion: string;
  /** Until when an earlier agreement still counts. */
  readonly termsBarAt?: string | null;
  readonly termsAccepted: boolean;
  readonly appliedAt?: string;
  readonly rejection?: { readonly reasonCode?: string; readonly note?: string; readonly againAt: string };
  readonly licenceNo?: string;
  readonly insurance?: string;
  readonly practice?: Practice;
  readonly hours?: Hours;
  /** The own rule of automatic reservations (MO16). */
  readonly autoClaim?: {
    readonly enabled: boolean;
    readonly filters: { readonly fields?: string[]; readonly legalAid?: boolean; readonly superLeads?: boolean };
    readonly maxPerDay: number;
    readonly coinCeilingCc: number;
  };
  readonly text?: PublicText;
  readonly publication?: {
    readonly state: 'none' | 'requested' | 'published' | 'rejected';
    readonly slug?: string;
    readonly live: boolean;
    readonly reasons?: readonly string[];
    readonly note?: string;
  };
}
