import type { Asking, Availability, Reason } from './available.js';
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

/** What can be sent now: of each command yes, or the refusal that it would meet. */
export type Available<N extends string = string> = Readonly<Record<N, true | Pick<Reason, 'code' | 'detail'>>>;

/** What each of these decisions answers over these states, by the rule that it decides with. */
export const availableIn = <S, I, const D extends readonly Action<S, I>[]>(
  decisions: D,
  states: S,
  who: Asking,
  named: I,
): Available<D[number]['name']> =>
  Object.fromEntries(
    decisions.map(({ name, available }) => {
      const answer = available(states, who, named);
      return [name, answer === true || { code: answer.code, detail: answer.detail }];
    }),
  ) as Available<D[number]['name']>;

/** The commands among these that can be sent over these states. */
export const possibleIn = <S, I, const D extends readonly Action<S, I>[]>(decisions: D, states: S, who: Asking, named: I): string[] =>
  possible(availableIn(decisions, states, who, named));

/** The commands among them that can be sent. */
export const possible = (available: Available): string[] => Object.keys(available).filter((name) => available[name] === true);
