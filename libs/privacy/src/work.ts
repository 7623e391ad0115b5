import { workOf } from '@jurilien/event-sourcing';
import type { HoldingRef } from './holding.js';

/** Kinds of work that what people may ask about their data leaves to the worker. */
export interface PrivacyWork {
  /** Carries the erasure of one holding on, step by step, to its end. */
  readonly 'erase-holding': HoldingRef;
  /** Erases what a request was granted for, and answers it once all of it is gone. */
  readonly 'grant-erasure': { readonly requestId: string };
}

export const work = workOf<PrivacyWork>();
