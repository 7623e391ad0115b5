import type { z } from 'zod';
import type { Config, ConfigVersions } from './config.js';
import type { AnyDecision, Ctx, Decision, StreamRef } from './decision.js';
import type { Actor, NewEvent } from './event.js';
import { inputFaults } from './input-faults.js';
import { Refused } from './refused.js';

/** One command as it arrives at the bus. `commandId` is made by the caller: a repeated id returns the first answer. */
export interface Command {
  readonly name: string;
  readonly commandId: string;
  readonly input: Record<string, unknown>;
  readonly actor: Actor;
  readonly reason?: string;
  readonly onBehalfOf?: string;
  readonly correlationId?: string;
  readonly causationId?: string;
  /** Version of the first stream the caller has seen; never retried over. */
  readonly expectedVersion?: number;
  /** The caller has just named its first stream: who does not know that stream takes it for new until the append says otherwise. */
  readonly begins?: true;
  /** Keyed hash of what the caller sent: the same `commandId` with another one is refused. Absent for derived ids. */
  readonly fingerprint?: string;
  /** Shifted clock, for the demo and for tests only. */
  readonly at?: string;
}

/** A decision as it names a command and types its input. */
export type Sendable<I extends z.ZodObject> = Pick<Decision<I>, 'name' | 'input'>;

/** Who sends a command and what else it carries; without an id of its own it is a new one each time. */
export type Sending = Omit<Command, 'name' | 'input' | 'commandId'> & { readonly commandId?: string };

/** A command by its decision, so that its input is typed by it. */
export const commandOf = <I extends z.ZodObject>({ name }: Sendable<I>, input: NoInfer<z.input<I>>, sending: Sending): Command => ({
  commandId: crypto.randomUUID(),
  ...sending,
  name,
  input,
});

/** Sends a command by its decision: what code below the services, which knows no bus, is given. */
export type Send = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>, sending: Sending) => Promise<Answer>;

/** What the caller learns: where the log stands after this command and which events it appended. */
export interface Answer {
  readonly position: number;
  readonly events: readonly { readonly type: string; readonly stream: string; readonly version: number }[];
  readonly duplicate?: true;
}

/** A stream as a decision sees it: how many events it has, and what they come to. */
export interface StreamState {
  readonly version: number;
  readonly state: unknown;
}

/** One stream's part of an append: the version the decision saw, and what it adds (nothing = only checked). */
export interface StreamAppend {
  readonly ref: StreamRef;
  readonly expectedVersion: number;
  /** What the decision saw, as the log handed it out: the next one may go on from there. */
  readonly from?: StreamState;
  readonly events: readonly NewEvent[];
}

/** What one command appends, all or nothing; the command carries who, why and the fingerprint. */
export interface Append {
  readonly command: Command;
  readonly occurredAt: string;
  /** The configuration it was decided on. */
  readonly config: Config;
  readonly province?: string;
  readonly streams: readonly StreamAppend[];
}

/** Streams by their names, as they are seen for one command, and the database's clock. */
export interface Seen {
  readonly streams: ReadonlyMap<string, StreamState>;
  readonly now: string;
  /** The streams with what others of this process have decided and not written yet; asked in the moment of deciding. */
  readonly inFlight?: () => InFlight;
}

/** Streams as the log has them, and a command's first answer if it is in the log already. */
export interface Loaded extends Seen {
  readonly earlier?: { readonly answer: Answer; readonly fingerprint?: string };
}

/** Streams as they will be once what is in flight has arrived. */
export interface InFlight {
  readonly streams: Seen['streams'];
  /** Whether it did; absent when nothing was in flight. */
  readonly arrived?: Promise<boolean>;
  /** This very command, sent before and in flight: its answer is this one's. */
  readonly same?: Promise<boolean>;
}

/** Port to the log, implemented by `persistence`. `append` answers a conflict when a stream moved meanwhile, or knows the command already. */
export interface EventStore {
  /** @param commandId the command the streams are read for; none for someone who only looks */
  load(refs: readonly StreamRef[], commandId?: string): Promise<Loaded>;
  /**
   * The same as far as this process knows, without asking: good enough for what is then appended, for nothing else.
   * @param begins the first stream is new, unless something is known of it
   */
  cached?(refs: readonly StreamRef[], commandId: string, begins?: boolean): Seen | undefined;
  append(append: Append): Promise<Answer | 'conflict'>;
}

/** Server-side secrets a rule may use through its context, never directly. */
export interface Secrets {
  code(subject: string, sequence: number): string;
  hash(value: string): string;
  /** The n-th deterministic uuid of a command. */
  id(commandId: string, n: number): string;
  /** The n-th deterministic number in [0, below) of a command. */
  number(commandId: string, n: number, below: number): number;
}

/** What a command is decided with: the log, secrets and the configuration. */
export interface Ports {
  readonly store: EventStore;
  readonly secrets: Secrets;
  readonly configuration: Pick<ConfigVersions, 'current'>;
}

const TRIES = 3;
const nameOf = (ref: StreamRef): string => `${ref.decider.category}-${ref.id}`;
const jitter = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));

/**
 * Load, decide, append; on a version conflict re-load and re-decide, at most three times with jitter (4.3.7) unless the decision says otherwise. A conflict
 * may also be this very command, sent twice at once: the next load finds it and gives the answer of the first one. Each deciding rests
 * on one version of the configuration, the one in force at that moment.
 * @throws Refused for an expected no; `STALE_VERSION` when the caller's version is old or the third try lost too
 */
export async function execute(ports: Ports, d: AnyDecision, command: Command): Promise<Answer> {
  const { store, secrets, configuration } = ports;
  const input = parseInput(d, command.input);
  if (d.reasonRequired && isStaff(command.actor) && !validReason(command.reason)) {
    throw new Refused('VALIDATION', 'reason-required', [{ field: 'reason', message: 'min:5' }]);
  }
  const namedAt = command.at ?? new Date().toISOString();
  const namedUnder = configuration.current();
  const refs = d.streams(input, (value) => secrets.hash(value), namedAt, command.actor, namedUnder) as Record<string, StreamRef>;
  const named = Object.values(refs);
  const decide = (seen: Seen): Append => decideOnce(d, command, input, refs, { ...seen, namedAt, namedUnder }, ports);
  const first = await decideOnCache(store, decide, named, command);
  if (first !== 'unsure') return first;
  for (let attempt = 1; ; attempt++) {
    const loaded = await store.load(named, command.commandId);
    if (loaded.earlier) return firstAnswer(loaded.earlier, command);
    if (attempt > (d.tries ?? TRIES)) throw new Refused('STALE_VERSION', 'changed-meanwhile');
    const { streams, arrived, same } = loaded.inFlight?.() ?? { streams: loaded.streams };
    const answer = same
      ? await same.then(() => 'conflict' as const)
      : await decideAndAppend(store, () => decide({ ...loaded, streams }), arrived);
    if (answer !== 'conflict') return answer;
    await jitter();
  }
}

/**
 * A decision on cached state saves a round trip to the database: its append is refused when a stream has moved or the command was
 * there before. What appends nothing, a refusal above all, has no such proof and is decided on what the log says.
 */
async function decideOnCache(
  store: EventStore,
  decide: (seen: Seen) => Append,
  refs: readonly StreamRef[],
  { commandId, begins }: Command,
): Promise<Answer | 'unsure'> {
  const seen = store.cached?.(refs, commandId, begins);
  if (!seen) return 'unsure';
  try {
    const append = decide(seen);
    if (append.streams.every((s) => s.events.length === 0)) return 'unsure';
    const answer = await store.append(append);
    return answer === 'conflict' ? 'unsure' : answer;
  } catch (error) {
    if (error instanceof Refused) return 'unsure';
    throw error;
  }
}

/**
 * Decides and appends in one moment, so that the next decision on these streams goes on from this one. What was refused, or found
 * nothing to do, on top of something that never arrived is no answer: it is decided again.
 */
async function decideAndAppend(store: EventStore, decide: () => Append, arrived?: Promise<boolean>): Promise<Answer | 'conflict'> {
  let append: Append;
  try {
    append = decide();
  } catch (refusal) {
    if (arrived && !(await arrived)) return 'conflict';
    throw refusal;
  }
  if (append.streams.some((s) => s.events.length > 0)) return store.append(append);
  return !arrived || (await arrived) ? { position: 0, events: [] } : 'conflict';
}

/** The state of a stream as the log has it right now, for someone who only looks. */
export async function currentState(store: EventStore, ref: StreamRef): Promise<unknown> {
  const { streams } = await store.load([ref]);
  return seenOf(streams, ref).state;
}

/** A stream among those that were read; one without events is as it begins. */
export const seenOf = (streams: Seen['streams'], ref: StreamRef): StreamState =>
  streams.get(nameOf(ref)) ?? { version: 0, state: ref.decider.initial };

/** A repeated command gets the answer of the first one; another command under the same id is refused. */
function firstAnswer(earlier: NonNullable<Loaded['earlier']>, command: Command): Answer {
  if (command.fingerprint && earlier.fingerprint && command.fingerprint !== earlier.fingerprint) {
    throw new Refused('DUPLICATE', 'command-id-used-for-another-command');
  }
  return { ...earlier.answer, duplicate: true };
}

function decideOnce(
  d: AnyDecision,
  command: Command,
  input: never,
  refs: Record<string, StreamRef>,
  seen: Seen & { readonly namedAt: string; readonly namedUnder: Config },
  { secrets, configuration }: Ports,
): Append {
  const now = command.at ?? seen.now;
  const config = configuration.current();
  const streams = Object.entries(refs).map(([key, ref]) => [key, ref, seenOf(seen.streams, ref)] as const);
  const first = streams[0];
  if (command.expectedVersion !== undefined && first && first[2].version !== command.expectedVersion) {
    throw new Refused('STALE_VERSION', 'changed-meanwhile');
  }
  const states = Object.fromEntries(streams.map(([key, , { state }]) => [key, state]));
  const province = d.province?.(states as never, input);
  // Staff of another province do not learn that the record exists (4.11).
  if (province && command.actor.provinces && !command.actor.provinces.includes(province)) throw new Refused('NOT_FOUND', 'other-province');
  const { namedAt, namedUnder } = seen;
  const ctx: Ctx = { ...contextOf(command, now, secrets), config, namedAt, namedUnder };
  const out = d.decide(input, states as never, ctx) as Record<string, NewEvent[] | undefined>;
  return {
    command,
    occurredAt: now,
    config,
    province,
    streams: streams.map(([key, ref, from]) => ({ ref, expectedVersion: from.version, from, events: out[key] ?? [] })),
  };
}

function contextOf(command: Command, now: string, secrets: Secrets): Omit<Ctx, 'config'> {
  let ids = 0;
  let numbers = 0;
  return {
    now,
    actor: command.actor,
    commandId: command.commandId,
    reason: command.reason,
    onBehalfOf: command.onBehalfOf,
    newId: () => secrets.id(command.commandId, ids++),
    random: (below) => secrets.number(command.commandId, numbers++, below),
    code: (subject, sequence) => secrets.code(subject, sequence),
    hash: (value) => secrets.hash(value),
  };
}

/** A reason is asked of the team (4.0); a professional, a client or a candidate acts on what is their own. */
const isStaff = ({ kind, role }: { readonly kind: string; readonly role?: string }): boolean =>
  kind === 'user' && !/_(?:professional|client|recruit)$/.test(role ?? '');

const validReason = (reason?: string): boolean => reason !== undefined && reason.trim().length >= 5 && reason.length <= 500;

/** Parses the input; every problem becomes a field error with a message key (`required`, `min:20`, `invalid`…). */
function parseInput(d: AnyDecision, input: unknown): never {
  const parsed = d.input.safeParse(input);
  if (parsed.success) return parsed.data as never;
  throw new Refused('VALIDATION', 'input', inputFaults(parsed.error));
}
