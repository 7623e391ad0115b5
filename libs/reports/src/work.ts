import type { SharedWork } from '@jurilien/contracts';
import { workOf } from '@jurilien/event-sourcing';

/** Kinds of work that a saved report leaves to the worker. */
export interface ReportWork {
  /** Counts the figures of a moment for each recipient, by what they may see then. */
  readonly 'mail-report': { readonly reportId: string; readonly plannedAt: string };
}

export const work = workOf<ReportWork & SharedWork>();
