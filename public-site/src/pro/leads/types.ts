import type { ToldAnswers, WishCodes } from '../../pieces/asked';

export const STAGES = ['ToContact', 'Contacted', 'Consultation', 'Mandate', 'NotRetained', 'Closed', 'Replaced'] as const;
export type Stage = (typeof STAGES)[number];
/** Stages with work to do, each a column; the others are over. */
export const ACTIVE: readonly Stage[] = ['ToContact', 'Contacted', 'Consultation', 'Mandate'];

/** One accepted request in the list. */
export interface Line {
  readonly id: string;
  readonly leadId: string;
  readonly code: string;
  readonly stage: Stage;
  readonly lawyerType?: string | null;
  readonly province?: string | null;
  readonly region?: string | null;
  readonly city?: string | null;
  readonly requestState: string;
  readonly clientName?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly readable: boolean;
  readonly acceptedAt: string;
  readonly slaDueAt: string;
  readonly slaMissed: boolean;
  readonly contactedAt?: string;
  readonly confirmedByClient: boolean;
  readonly attempts: number;
  readonly priceCc: number;
  readonly chosen: boolean;
  readonly closeReason?: string;
  /** The client wrote last. */
  readonly unanswered?: boolean;
  readonly credit?: Credit;
}

/** Coins asked back, and what was decided. */
export interface Credit {
  readonly state: 'asked' | 'approved' | 'refused';
  readonly reason: string;
  readonly decideBy: string;
  readonly decidedAt?: string;
  readonly cc?: number;
  readonly rule?: string;
  readonly refusal?: string;
}

/** Everything of one. */
export interface Sheet extends Line {
  readonly serverNow: string;
  readonly professionalId: string;
  readonly lang?: 'fr' | 'en';
  readonly address?: { readonly street?: string; readonly postalCode?: string } | string;
  readonly description?: string;
  readonly summary?: string;
  readonly othersInvolved?: readonly { readonly name?: string; readonly role?: string }[];
  readonly answers?: ToldAnswers;
  readonly wishes?: WishCodes;
  /** What the client added after sending. */
  readonly criminalFile?: boolean;
  readonly clientNotes?: readonly { readonly at: string; readonly text: string }[];
  readonly documents: readonly { readonly id: string; readonly name?: string; readonly type: string; readonly bytes: number }[];
  readonly notesList: readonly { readonly id: string; readonly at: string; readonly text: string }[];
  readonly history: readonly {
    readonly type: string;
    readonly at: string;
    readonly channel?: string;
    readonly result?: string;
    readonly outcome?: string;
    readonly reason?: string;
    readonly rule?: string;
    readonly cc?: number;
  }[];
  readonly creditUntil: Readonly<Record<string, string>>;
  /** How much of the last ninety days came back, and whether a person now looks at each request because of it. */
  readonly credits: { readonly accepted: number; readonly credited: number; readonly percent: number; readonly byPerson: boolean };
}
