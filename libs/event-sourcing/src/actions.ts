import type { Asking, Availability } from './available.js';
import type { StatesOf, StreamRef } from './decision.js';

/** A decision that a button sends. */
interface Action<S, I> {
  readonly name: string;
  readonly available: (states: S, who: Asking, named: I) => Availability;
}

/**
 * What can be done with the things of one view: the buttons of a page. `names` is the part of each command's input that says which
 * thing is meant, `streams` what their availability is read from.
 */
export interface Actions<
  Row = any,
  I extends object = any,
  R extends Record<string, StreamRef> = any,
  D extends readonly Action<never, never>[] = any,
> {
  readonly names: (row: Row) => I;
  readonly streams: (input: I) => R;
  readonly decisions: D;
}

/** Declares the actions of a view; a decision without `available`, or one that reads other streams, does not compile. */
export const actionsOn = <
  Row extends object,
  I extends object,
  R extends Record<string, StreamRef<any>>,
  const D extends readonly Action<StatesOf<R>, I>[],
>(
  on: Actions<Row, I, R, D>,
): Actions<Row, I, R, D> => on;

/** The commands of declared actions, by their names. */
export type ActionOf<A extends Actions> = A['decisions'][number]['name'];
