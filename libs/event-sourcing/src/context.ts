import type { Automation } from './automation.js';
import type { AnyDecision } from './decision.js';
import type { Decider } from './decider.js';
import type { View } from './view.js';

/** The table of contents of a context: what exists, in one place, read by the processes that wire it. */
export interface Context {
  readonly name: string;
  readonly deciders: readonly Decider<any, any>[];
  readonly decisions: readonly AnyDecision[];
  readonly views: readonly View[];
  readonly automations: readonly Automation[];
}

/** Declares a context. */
export const context = (c: Context): Context => c;
