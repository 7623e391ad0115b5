import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';
import type { CloseReason } from '@jurilien/lead';

interface OfLead {
  readonly leadId: string;
}

/** Kinds of work that what follows an acceptance leaves to the worker. */
export interface AcceptanceWork {
  /** Ends a request, or its search, with the names of those who hold claims on it. */
  readonly 'end-lead':
    | (OfLead & { readonly command: 'CloseLead'; readonly closeReason: CloseReason })
    | (OfLead & { readonly command: 'EndSearchByChoice'; readonly acceptanceId: string; readonly professionalId: string });
  readonly 'settle-lead': OfLead;
}

export const work = workOf<AcceptanceWork & SharedWork>();
