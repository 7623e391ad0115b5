import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';

interface OfLead {
  readonly leadId: string;
}

/** Kinds of work that a search leaves to the worker. */
export interface SearchWork {
  /** Computes a wave and sends it; wave 0 is what comes after the last one, and without a round the live one is meant. */
  readonly 'match-wave': OfLead & { readonly round?: number; readonly wave: number };
  /** Sends planned offers whose hour came while a claim was in their way. */
  readonly 'send-planned': OfLead;
}

export const work = workOf<SearchWork & SharedWork>();
