import type { AcceptanceStage } from '@jurilien/contracts';
import type { Credit } from '../pro/leads/types';

/** What an opinion is asked about, and whether it can still be given. */
export interface Survey {
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly state: 'open' | 'answered' | 'over';
  readonly code: string;
}

/** C06: whom the client spoke with. */
export interface ClientSurvey extends Survey {
  readonly professional: string;
}

export type Recorded = 'retained' | 'notRetained';

/** C07: the request without a name, what may be written down of it, and until when coins may be asked back, by reason. */
export interface ProSurvey extends Survey {
  readonly professionalId: string;
  readonly lawyerType?: string | null;
  readonly region?: string | null;
  readonly acceptedAt: string;
  readonly stage: AcceptanceStage;
  readonly records: readonly Recorded[];
  readonly said: { readonly reachable?: number; readonly described?: number; readonly rightField?: number };
  readonly credit?: Credit;
  readonly creditUntil: Readonly<Record<string, string>>;
}
