import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';

/** Kinds of work that an export leaves to the worker. */
export interface ExportWork {
  readonly 'make-export': { readonly exportId: string };
  /** Takes its files away: it ended, was cancelled or failed. */
  readonly 'remove-export': { readonly exportId: string };
}

export const work = workOf<ExportWork & SharedWork>();
