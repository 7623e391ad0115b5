import type { z } from 'zod';
import type { Decision } from './decision.js';

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
  /** Where it waits; among all other work when absent. */
  readonly lane?: Lane;
}

/** Queues of jobs. Each provider of messages has its own, so that a slow one delays only its own work; campaigns have theirs, so that no one waits for them. */
export const QUEUES = ['work', 'sms', 'email', 'campaign'] as const;
export type QueueKind = (typeof QUEUES)[number];

/** The queue of a piece of work, and its priority there: 1 runs first. */
export interface Lane {
  readonly queue: QueueKind;
  readonly priority: number;
}

declare const checked: unique symbol;
/**
 * An effect whose command, timer or kind of work was a value with typed input. Effects are stored with names; only the functions
 * of this file turn a value into its name, so a name written by hand does not compile.
 */
type Checked<E> = E & { readonly [checked]: true };
const check = <E>(effect: E): Checked<E> => effect as Checked<E>;

export type Effect = Checked<DispatchEffect> | Checked<ScheduleEffect> | Checked<CancelEffect> | Checked<WorkEffect>;

/** Sends a command at once, as the system: `send(startOffering, { leadId })`. */
export const send = <I extends z.ZodObject>(decision: Decision<I, any>, input: NoInfer<z.input<I>>): Effect =>
  check({ do: 'dispatch', command: decision.name, input });

/** A timer's name as it is stored, and the decision it sends when it is due. */
export interface Timer<I extends z.ZodObject = any> {
  readonly name: string;
  readonly decision: Decision<I, any>;
}

/** Declares a timer, to be armed and cancelled by its value: `const draftEnds = timer('lead.draft.expire', expireLead)`. */
export const timer = <I extends z.ZodObject>(name: string, decision: Decision<I, any>): Timer<I> => ({ name, decision });

/**
 * Arms a timer, or moves it: `at(e.data.until, holdEnds, { leadId }, e.stream)`.
 * @param subject what the timer belongs to, mostly a stream
 * @param occurrence tells several timers of one name and subject apart
 */
export const at = <I extends z.ZodObject>(
  dueAt: string,
  { name, decision }: Timer<I>,
  input: NoInfer<z.input<I>>,
  subject: string,
  occurrence?: string,
): Effect =>
  check({
    do: 'schedule',
    subject,
    timer: name,
    ...(occurrence === undefined ? {} : { occurrence }),
    dueAt,
    command: decision.name,
    input,
  });

/** Takes a timer of a subject away: one occurrence, or all of that name. */
export const cancel = ({ name }: Timer, subject: string, occurrence?: string): Effect =>
  check({ do: 'cancel', subject, timer: name, ...(occurrence === undefined ? {} : { occurrence }) });

/** Takes every timer of a subject away. */
export const cancelAll = (subject: string): Effect => check({ do: 'cancel', subject });

/**
 * Leaves work to the worker: `const work = workOf<SearchWork>()`, then `work('match-wave', key, { leadId, round, wave })`.
 * `K` is a table of kinds: the name of the worker's handler, and what it is given (ids only, never personal data).
 * The same key is one piece of work, however often it is asked for; `dueAt` is the instant before which it does not begin.
 */
export const workOf =
  <K extends object>() =>
  <N extends keyof K & string>(job: N, key: string, input: NoInfer<K[N]>, dueAt?: string, lane?: Lane): Checked<WorkEffect> =>
    check({
      ...{ do: 'work', job, key, input: input as Record<string, unknown> },
      ...(dueAt === undefined ? {} : { dueAt }),
      ...(lane === undefined ? {} : { lane }),
    });
