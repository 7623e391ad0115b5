import type { Decider, LivesOf } from './decider.js';
import type { EventTypes, Recorded, RecordedOf } from './event.js';

/** A command the system sends; its id is derived from (reader, position, index), so a replayed event sends it once. */
export interface DispatchEffect {
  readonly do: 'dispatch';
  readonly command: string;
  readonly input: Record<string, unknown>;
}

/**
 * A timer row (D9): when due, `command` is dispatched as the system. Unique per (subject, timer, occurrence); arming the
 * same again with another instant moves it while it is pending.
 */
export interface ScheduleEffect {
  readonly do: 'schedule';
  readonly subject: string;
  readonly timer: string;
  readonly occurrence?: string;
  /** ISO 8601 UTC. */
  readonly dueAt: string;
  readonly command: string;
  readonly input: Record<string, unknown>;
}

/** Cancels pending timers of a subject: one occurrence, one timer, or all when `timer` is absent. */
export interface CancelEffect {
  readonly do: 'cancel';
  readonly subject: string;
  readonly timer?: string;
  readonly occurrence?: string;
}

/**
 * Work that needs the outside or a table (send a message, compute matching): a row in `work_items`, driven as a job with a
 * deterministic id until it is done. `job` names the worker's handler.
 */
export interface WorkEffect {
  readonly do: 'work';
  readonly job: string;
  readonly key: string;
  readonly input: Record<string, unknown>;
  /** Not before this instant (ISO 8601 UTC); at once when absent. The job looks at the state again by then. */
  readonly dueAt?: string;
}

export type Effect = DispatchEffect | ScheduleEffect | CancelEffect | WorkEffect;

/**
 * "When this happened, do that": pure, from one recorded event to effects that are written in the same transaction as the
 * reader's checkpoint. A process (libs/processes) is the same thing across contexts.
 */
export interface Automation {
  /** Imperative sentence, kebab-case. */
  readonly name: string;
  readonly on: Readonly<Record<string, (event: Recorded<any>) => readonly Effect[]>>;
}

/** What an automation declares: a name and, per event of the lives it follows, the effects. */
export interface AutomationOf<T extends EventTypes> {
  readonly name: string;
  readonly on: { readonly [K in keyof T & string]?: (event: RecordedOf<T, K>) => readonly Effect[] };
}

/**
 * Declares an automation: `automation(lead)({ name, on })`.
 * @param _lives whose events it follows, so that a handler for an event none of them has does not compile
 */
export const automation =
  <D extends readonly Decider<any, any>[]>(..._lives: D) =>
  (a: AutomationOf<LivesOf<D[number]>>): Automation =>
    a as Automation;
