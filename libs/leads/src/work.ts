import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';
import type { CloseReason } from './endings.js';

interface OfLead {
  readonly leadId: string;
}

/** Kinds of work that requests and searches leave to the worker. */
export interface LeadWork {
  /** Computes a wave and sends it; wave 0 is what comes after the last one, and without a round the live one is meant. */
  readonly 'match-wave': OfLead & { readonly round?: number; readonly wave: number };
  /** Sends planned offers whose hour came while a claim was in their way. */
  readonly 'send-planned': OfLead;
  /** Ends a request, or its search, with the names of those who hold claims on it. */
  readonly 'end-lead':
    | (OfLead & { readonly command: 'CloseLead'; readonly closeReason: CloseReason })
    | (OfLead & { readonly command: 'EndSearchByChoice'; readonly acceptanceId: string; readonly professionalId: string });
  readonly 'settle-lead': OfLead;
}

export const work = workOf<LeadWork & SharedWork>();
