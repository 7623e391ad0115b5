import { LEAD_ENDS, STANDING_STAGES, type AcceptanceStage } from '@jurilien/contracts';
import type { AsOf } from '@jurilien/event-sourcing';
import type { LeadState } from '@jurilien/lead';
import { DAY_MS, plus, reached, relayAfterClosingDays } from '@jurilien/reference';
import type { CLOSINGS, CONSULTATIONS, CreditReason, CreditRefusal, CreditRule, NEXT_STEPS, ReplacementCause } from './acceptance-words.js';

/** Coins asked back for one acceptance, and what came of it (4.4.8). */
export interface CreditRequest {
  readonly requestId: string;
  /** The first is 1: part of the key of its entry. */
  readonly no: number;
  readonly reason: CreditReason;
  readonly askedAt: string;
  readonly decideBy: string;
  /** When no one has answered by then it is granted. */
  readonly approveAt: string;
  readonly state: 'asked' | 'approved' | 'refused';
  readonly escalated: boolean;
  /** The client says that the reason is not so. */
  readonly denied?: boolean;
  readonly cc?: number;
  readonly rule?: CreditRule;
  readonly refusal?: CreditRefusal;
  readonly decidedAt?: string;
}

export interface AcceptanceState {
  readonly status: 'None' | AcceptanceStage;
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly priceCc: number;
  readonly openedAt?: string;
  readonly slaDueAt?: string;
  readonly province?: 'QC' | 'ON';
  readonly slaMissed: boolean;
  /** No one spoke and no one answered: someone of the team looks after it. */
  readonly followUp: boolean;
  readonly attempts: number;
  /** Each try that reached no one. */
  readonly tries: readonly { readonly at: string; readonly channel: 'phone' | 'sms' | 'email' }[];
  readonly notes: number;
  readonly contactedAt?: string;
  readonly confirmedByClient: boolean;
  readonly reminded: readonly string[];
  readonly consultation?: (typeof CONSULTATIONS)[number];
  readonly next?: (typeof NEXT_STEPS)[number];
  readonly outcomeAt?: string;
  readonly notChosen: boolean;
  readonly chosenAt?: string;
  readonly replacement?: {
    readonly requestId: string;
    readonly by: 'client' | 'staff';
    readonly cause: ReplacementCause;
    readonly state: 'asked' | 'granted' | 'refused';
    readonly answerBy?: string;
    readonly refusal?: string;
  };
  readonly refusedReplacements: number;
  /** The client said by their own link that someone represented them already. */
  readonly representedByAnother: boolean;
  /** Coins asked back; `creditRequests` counts them, one at a time. */
  readonly credit?: CreditRequest;
  readonly creditRequests: number;
  readonly closeReason?: (typeof CLOSINGS)[number];
  /** When the relation ended for this professional: from here the contact data stays readable for a year. */
  readonly endedAt?: string;
}

export const initialAcceptance: AcceptanceState = {
  status: 'None',
  acceptanceId: '',
  leadId: '',
  professionalId: '',
  priceCc: 0,
  slaMissed: false,
  followUp: false,
  attempts: 0,
  tries: [],
  notes: 0,
  confirmedByClient: false,
  reminded: [],
  notChosen: false,
  refusedReplacements: 0,
  representedByAnother: false,
  creditRequests: 0,
};

/** Stages in which the client was reached and the matter goes on. */
export const UNDER_WAY: readonly AcceptanceState['status'][] = ['Contacted', 'Consultation'];
/** Stages in which the professional is at work for the client. */
export const STANDING: readonly AcceptanceState['status'][] = STANDING_STAGES;

/** Why a professional and a client cannot write to each other through us (any more). */
export const RELAY_ENDS = ['replaced', 'not-chosen', 'withdrawn', 'blocked', 'over'] as const;
export type RelayEnd = (typeof RELAY_ENDS)[number];

/**
 * What keeps the two of an acceptance from writing to each other (4.8.4): someone else took over, the client took the request
 * back or it was blocked, or it was closed long enough ago.
 */
export function relayEnd(s: AcceptanceState, request: Pick<LeadState, 'status' | 'endedAt'>, { now, config }: AsOf): RelayEnd | undefined {
  if (s.status === 'Replaced') return 'replaced';
  if (s.notChosen) return 'not-chosen';
  if (request.status === 'Withdrawn') return 'withdrawn';
  if (request.status === 'Blocked') return 'blocked';
  const closedAt = s.endedAt ?? (LEAD_ENDS.includes(request.status) ? request.endedAt : undefined);
  const days = config.value(relayAfterClosingDays, s.province ? { province: s.province } : {});
  return closedAt && reached(plus(closedAt, days * DAY_MS), now) ? 'over' : undefined;
}
