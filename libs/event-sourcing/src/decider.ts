import type { EventOf, EventTypes, PastEvent } from './event.js';

/** How a stream category is folded: its event catalogue, the state before any event, and a pure `evolve`. */
export interface Decider<S = any, T extends EventTypes = EventTypes> {
  /** Stream category; a stream's name is `category-id`. */
  readonly category: string;
  readonly events: T;
  readonly initial: S;
  /**
   * Its id is chosen by who sends it, and names the key that its end destroys: it begins only where nothing else has that id, or its end
   * would erase someone else.
   */
  readonly alone?: true;
  readonly evolve: (state: S, event: EventOf<T>, meta: Pick<PastEvent, 'occurredAt' | 'actor' | 'stream' | 'config'>) => S;
}

/** Declares a decider; types flow from the catalogue into `evolve`. */
export function decider<S, T extends EventTypes>(d: Decider<S, T>): Decider<S, T> {
  return d;
}

export type StateOf<D> = D extends Decider<infer S, any> ? S : never;
export type EventsOf<D> = D extends Decider<any, infer T> ? EventOf<T> : never;

type Intersection<U> = (U extends unknown ? (u: U) => void : never) extends (all: infer I) => void ? I : never;
/** The catalogue of several lives together. */
export type LivesOf<D extends Decider<any, any>> = Extract<Intersection<D['events']>, EventTypes>;

/** Folds recorded events into a state. */
export function fold<S, T extends EventTypes>(d: Decider<S, T>, events: readonly PastEvent[], from: S = d.initial): S {
  return events.reduce((state, e) => d.evolve(state, e as unknown as EventOf<T>, e), from);
}
