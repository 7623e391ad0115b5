import { LEAD_ENDS, STANDING_STAGES, type AcceptanceStage } from '@jurilien/contracts';
import type { Config } from '@jurilien/event-sourcing';
import type { LeadState } from '@jurilien/lead';
import {
  contactReadableDays,
  DAY_MS,
  leadCreditSuperDays,
  leadCreditUnreachableDays,
  leadCreditWindowDays,
  plus,
  type Province,
  reached,
  relayAfterClosingDays,
} from '@jurilien/reference';
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

/** Days that the two of an acceptance were promised: they stay as they were configured when it began. */
export interface AcceptanceDays {
  /** Coins may be asked back, counted from the beginning; longer where no one answers, and for a super lead. */
  readonly credit: { readonly usual: number; readonly unreachable: number; readonly superLead: number };
  /** The two may still write to each other after the end. */
  readonly relay: number;
  /** The professional may still read the contact data after the end. */
  readonly readable: number;
}

/** What is promised to an acceptance that begins in a province. */
export const acceptanceDays = (config: Config, province: Province): AcceptanceDays => ({
  credit: {
    usual: config.value(leadCreditWindowDays, { province }),
    unreachable: config.value(leadCreditUnreachableDays, { province }),
    superLead: config.value(leadCreditSuperDays, { province }),
  },
  relay: config.value(relayAfterClosingDays, { province }),
  readable: config.value(contactReadableDays, { province }),
});

export interface AcceptanceState {
  readonly status: 'None' | AcceptanceStage;
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly professionalId: string;
  readonly priceCc: number;
  readonly openedAt?: string;
  readonly slaDueAt?: string;
  readonly province?: 'QC' | 'ON';
  readonly days: AcceptanceDays;
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
  /** When the relation ended for this professional: from here the contact data stays readable for the days it was promised. */
  readonly endedAt?: string;
}

export const initialAcceptance: AcceptanceState = {
  status: 'None',
  acceptanceId: '',
  leadId: '',
  professionalId: '',
  priceCc: 0,
  days: { credit: { usual: 0, unreachable: 0, superLead: 0 }, relay: 0, readable: 0 },
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
export function relayEnd(s: AcceptanceState, request: Pick<LeadState, 'status' | 'endedAt'>, now: string): RelayEnd | undefined {
  if (s.status === 'Replaced') return 'replaced';
  if (s.notChosen) return 'not-chosen';
  if (request.status === 'Withdrawn') return 'withdrawn';
  if (request.status === 'Blocked') return 'blocked';
  const closedAt = s.endedAt ?? (LEAD_ENDS.includes(request.status) ? request.endedAt : undefined);
  return closedAt && reached(plus(closedAt, s.days.relay * DAY_MS), now) ? 'over' : undefined;
}
