import type { z } from 'zod';
import type { Asking, Availability } from './available.js';
import type { Config } from './config.js';
import type { Decider, EventsOf, StateOf } from './decider.js';
import type { Actor } from './event.js';
import type { Need } from './need.js';

/** What a rule may know besides its input and the states: no clock, chance or secret is read inside a rule. */
export interface Ctx {
  /** Database clock at the time of the decision, ISO 8601 UTC. */
  readonly now: string;
  /** The instant by which the streams were named, of this machine's clock; absent where it does not matter. */
  readonly namedAt?: string;
  /** The values in force when the streams were named; absent where it does not matter. */
  readonly namedUnder?: Config;
  /** The values in force, the same ones for the whole decision. */
  readonly config: Config;
  readonly actor: Actor;
  readonly commandId: string;
  readonly reason?: string;
  readonly onBehalfOf?: string;
  /** A new id (uuid v7). Deterministic for one command: the n-th call of a repeated command gives the same id. */
  readonly newId: () => string;
  /** A uniform integer in [0, below); deterministic for one command. */
  readonly random: (below: number) => number;
  /** Six digits bound to a subject and a sequence number, derived from a server secret: nothing to store in clear. */
  readonly code: (subject: string, sequence: number) => string;
  /** Keyed hash of an address or name for comparisons without the value (specification 4.1 row 20). */
  readonly hash: (value: string) => string;
}

/** A stream a decision reads, and may append to. */
export interface StreamRef<D extends Decider<any, any> = Decider<any, any>> {
  readonly decider: D;
  readonly id: string;
}

/** Names a stream of a decider: `streamOf(lead, leadId)`. */
export const streamOf = <D extends Decider<any, any>>(decider: D, id: string): StreamRef<D> => ({ decider, id });

type StreamsOf<R> = R extends Record<string, StreamRef<any>> ? R : never;
export type StatesOf<R> = { [K in keyof StreamsOf<R>]: StreamsOf<R>[K] extends StreamRef<infer D> ? StateOf<D> : never };
export type AppendsOf<R> = { [K in keyof StreamsOf<R>]?: StreamsOf<R>[K] extends StreamRef<infer D> ? EventsOf<D>[] : never };

/**
 * One command: its input, the streams it needs, and the pure rule. Who may send it stands in the permission matrix.
 * `decide` answers events per stream (absent or empty = nothing to say, which is how a repeated wish is a no-op),
 * or throws `Refused`. More than one stream in the answer is one transaction (specification 4.0, the short list).
 */
export interface Decision<I extends z.ZodObject = z.ZodObject, R extends Record<string, StreamRef> = any> {
  readonly name: string;
  readonly input: I;
  /** Staff commands that change state, price, money, visibility or consent need a reason (4.0). */
  readonly reasonRequired?: boolean;
  /**
   * `hash` is the keyed hash of `Ctx`: a stream may be named by an address without the address. `now` names a stream by its year;
   * it is the clock of this machine, so the rule compares it with `Ctx.now`. `actor` names the stream of what one person does. `config`
   * names a stream by a value in force, which the rule compares with `Ctx.config`.
   */
  readonly streams: (input: z.infer<I>, hash: (value: string) => string, now: string, actor: Actor, config: Config) => R;
  /** What the runtime supplies at every door, the first around the next. */
  readonly needs?: readonly Need<z.infer<I>>[];
  /** How often a lost race is run again before the caller is informed; more where everyone writes to one stream, like a series of numbers. */
  readonly tries?: number;
  /**
   * Whether the command is possible in these states, whatever its input: what a button asks before it can be pressed. `decide` asks it
   * too, so that a refusal for a state has one place. Declared by what a button sends; it may read fewer streams than `decide`, and of the
   * input only what names the thing.
   */
  available?(states: StatesOf<R>, who: Asking, named: z.infer<I>): Availability;
  readonly decide: (input: z.infer<I>, states: StatesOf<R>, ctx: Ctx) => AppendsOf<R>;
  /** Province of the subject, for the event's column and the staff's scope. */
  readonly province?: (states: StatesOf<R>, input: z.infer<I>) => 'QC' | 'ON' | undefined;
}

/** A rule of availability over the states it names. */
type Rule = (states: never, who: Asking, named: never) => Availability;

/** A decision of which the compiler knows its name and the streams its availability reads. */
export type Offered<D, N extends string, A> = A extends Rule ? D & { readonly name: N; readonly available: A } : D;

/** Declares a decision; types flow from `streams` into `decide`. */
export function decision<
  const N extends string,
  I extends z.ZodObject,
  R extends Record<string, StreamRef<any>>,
  A extends Rule | undefined = undefined,
>(d: Decision<I, R> & { readonly name: N; readonly available?: A }): Offered<Decision<I, R>, N, A> {
  return d as unknown as Offered<Decision<I, R>, N, A>;
}

/** Any decision, for lists. */
export type AnyDecision = Decision<any, any>;
