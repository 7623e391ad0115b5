import type { Accepted } from '../acceptances';
import type { Urgency } from '../intake';
import type { Lang } from '../../routes.table';

/** What a client may see of their own request. */
export interface LeadStatus {
  readonly code: string;
  readonly state: string;
  readonly lang: Lang;
  readonly createdAt: string;
  readonly confirmKind: 'consult' | 'juridicalHelp' | 'smallMandate' | 'general';
  readonly emailConfirmed: boolean;
  readonly phoneConfirmed: boolean;
  readonly maskedEmail: string;
  readonly maskedPhone: string;
  /** Until when the code of the last text message is good. */
  readonly phoneCodeUntil?: string | null;
  readonly lawyerType?: string | null;
  readonly province?: string | null;
  readonly region?: string | null;
  readonly claimLive?: boolean;
  readonly namesShownTo: number;
  readonly acceptedBy?: { readonly name: string; readonly firm?: string | null; readonly phone?: string | null };
  /** Each professional who accepted, also those who were replaced since. */
  readonly accepted?: readonly Accepted[];
  readonly questions?: readonly { readonly id: string; readonly text: string }[];
  readonly unservedReason?: string | null;
  /** When the search begins, where it has not yet; and until when it lasts at most. */
  readonly startsAt?: string | null;
  readonly unservedAt?: string | null;
  readonly closeReason?: string | null;
  readonly referredTo?: string | null;
  /** Partners the client allowed, whether legal aid was asked for, and what could still be wider (4.3.8). */
  readonly partners?: readonly ('juripop' | 'neolegal')[];
  readonly legalAid?: boolean;
  readonly widen?: readonly ('acceptDistance' | 'anyRate' | 'anyLanguage')[];
  /** Why days are too long for it, where they are: what shows numbers to dial. */
  readonly urgency?: Urgency | 'deadline' | 'marked' | null;
  /** Purposes the client agreed to, the number of ours that writes, and what the confirmation pages ask further (C01–C04). */
  readonly consents: readonly string[];
  readonly ourNumber: string;
  readonly hasLegalAidCert: boolean;
  readonly slots: readonly string[];
  /** Offers went out: what the price is made of stands. */
  readonly priced: boolean;
  /** When each of the six steps was taken. */
  readonly stepsAt: readonly (string | null)[];
  /** What the client added after sending. */
  readonly notes: readonly { readonly at: string; readonly text: string }[];
  readonly actions: readonly string[];
}
