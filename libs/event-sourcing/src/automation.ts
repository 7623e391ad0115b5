import type { Decider, LivesOf } from './decider.js';
import type { Effect } from './effect.js';
import type { EventTypes, Recorded, RecordedOf } from './event.js';
import type { OnlyOf } from './handlers.js';

/**
 * "When this happened, do that": pure, from one recorded event to effects that are written in the same transaction as the
 * reader's checkpoint. A process (libs/processes) is the same thing across contexts.
 */
export interface Automation {
  /** Imperative sentence, kebab-case. */
  readonly name: string;
  readonly on: Readonly<Record<string, (event: Recorded<any>) => readonly Effect[]>>;
}

/** The effects per event of the lives an automation follows. */
type Reactions<T extends EventTypes> = { readonly [K in keyof T & string]?: (event: RecordedOf<T, K>) => readonly Effect[] };

/**
 * Declares an automation: `automation(lead)({ name, on })`.
 * @param _lives whose events it follows, so that a handler for an event none of them has does not compile
 */
export const automation =
  <D extends readonly Decider<any, any>[]>(..._lives: D) =>
  <O extends Reactions<LivesOf<D[number]>>>(a: { readonly name: string; readonly on: O & OnlyOf<LivesOf<D[number]>, O> }): Automation =>
    a;
