import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';

/** Kinds of work that accounts and links leave to the worker. */
export interface IdentityWork {
  /** Ends the links of a request, or of an account. */
  readonly 'end-links': { readonly leadId: string; readonly userId?: never } | { readonly leadId?: never; readonly userId: string };
}

export const work = workOf<IdentityWork & SharedWork>();
