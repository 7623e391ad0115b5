import { fold } from './decider.js';
import type { AnyDecision, Ctx, StreamRef } from './decision.js';
import type { Actor, NewEvent, Recorded } from './event.js';
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
  /** Keyed hash of what the caller sent: the same `commandId` with another one is refused. Absent for derived ids. */
  readonly fingerprint?: string;
  /** Shifted clock, for the demo and for tests only. */
  readonly at?: string;
}

/** What the caller learns: where the log stands after this command and which events it appended. */
export interface Answer {
  readonly position: number;
  readonly events: readonly { readonly type: string; readonly stream: string; readonly version: number }[];
  readonly duplicate?: true;
}

/** One stream's part of an append: the version the decision saw, and what it adds (nothing = only checked). */
export interface StreamAppend {
  readonly ref: StreamRef;
  readonly expectedVersion: number;
  readonly events: readonly NewEvent[];
}

/** What one command appends, all or nothing; the command carries who, why and the fingerprint. */
export interface Append {
  readonly command: Command;
  readonly occurredAt: string;
  readonly province?: string;
  readonly streams: readonly StreamAppend[];
}

/** Streams as loaded for one command, its first answer if the command is already in the log, and the database clock. */
export interface Loaded {
  readonly streams: ReadonlyMap<string, readonly Recorded[]>;
  readonly earlier?: { readonly answer: Answer; readonly fingerprint?: string };
  readonly now: string;
}

/** Port to the log, implemented by `persistence`. `append` answers a conflict when a stream moved meanwhile. */
export interface EventStore {
  load(refs: readonly StreamRef[], commandId: string): Promise<Loaded>;
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

const TRIES = 3;
const nameOf = (ref: StreamRef): string => `${ref.decider.category}-${ref.id}`;
const jitter = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));

/**
 * Load, decide, append; on a version conflict re-load and re-decide, at most three times with jitter (4.3.7). A conflict
 * may also be this very command, sent twice at once: the next load finds it and answers what the first one was told.
 * @throws Refused for an expected no; `STALE_VERSION` when the caller's version is old or the third try lost too
 */
export async function execute(store: EventStore, secrets: Secrets, d: AnyDecision, command: Command): Promise<Answer> {
  const input = parseInput(d, command.input);
  if (d.reasonRequired && command.actor.kind === 'user' && !validReason(command.reason)) {
    throw new Refused('VALIDATION', 'reason-required', [{ field: 'reason', message: 'min:5' }]);
  }
  const refs = d.streams(input, (value) => secrets.hash(value)) as Record<string, StreamRef>;
  for (let attempt = 1; ; attempt++) {
    const loaded = await store.load(Object.values(refs), command.commandId);
    if (loaded.earlier) return firstAnswer(loaded.earlier, command);
    if (attempt > TRIES) throw new Refused('STALE_VERSION', 'changed-meanwhile');
    const append = decideOnce(d, command, input, refs, loaded, secrets);
    if (append.streams.every((s) => s.events.length === 0)) return { position: 0, events: [] };
    const answer = await store.append(append);
    if (answer !== 'conflict') return answer;
    await jitter();
  }
}

/** A repeated command is told what the first one was; another command under the same id is refused. */
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
  loaded: Loaded,
  secrets: Secrets,
): Append {
  const now = command.at ?? loaded.now;
  const histories = Object.entries(refs).map(([key, ref]) => [key, ref, loaded.streams.get(nameOf(ref)) ?? []] as const);
  const first = histories[0];
  if (command.expectedVersion !== undefined && first && first[2].length !== command.expectedVersion) {
    throw new Refused('STALE_VERSION', 'changed-meanwhile');
  }
  const states = Object.fromEntries(histories.map(([key, ref, past]) => [key, fold(ref.decider, past)]));
  const province = d.province?.(states as never, input);
  // Staff of another province are not told that the record exists (4.11).
  if (province && command.actor.provinces && !command.actor.provinces.includes(province)) throw new Refused('NOT_FOUND', 'other-province');
  const out = d.decide(input, states as never, contextOf(command, now, secrets)) as Record<string, NewEvent[] | undefined>;
  return {
    command,
    occurredAt: now,
    province,
    streams: histories.map(([key, ref, past]) => ({ ref, expectedVersion: past.length, events: out[key] ?? [] })),
  };
}

function contextOf(command: Command, now: string, secrets: Secrets): Ctx {
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

const validReason = (reason?: string): boolean => reason !== undefined && reason.trim().length >= 5 && reason.length <= 500;

/** Parses the input; every problem becomes a field error with a message key (`required`, `min:20`, `invalid`…). */
function parseInput(d: AnyDecision, input: unknown): never {
  const parsed = d.input.safeParse(input);
  if (parsed.success) return parsed.data as never;
  const fields = (parsed.error.issues as (Issue & { path: PropertyKey[] })[]).map((issue) => ({
    field: issue.path.join('.'),
    message: messageKey(issue),
  }));
  throw new Refused('VALIDATION', 'input', fields);
}

interface Issue {
  readonly code: string;
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly inclusive?: boolean;
  readonly divisor?: unknown;
  readonly message: string;
}

function messageKey(issue: Issue): string {
  if (issue.code === 'too_small' && issue.origin === 'number' && issue.inclusive) return `least:${String(issue.minimum)}`;
  if (issue.code === 'not_multiple_of') return `step:${String(issue.divisor)}`;
  if (issue.code === 'too_small') return Number(issue.minimum) <= 1 ? 'required' : `min:${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `max:${String(issue.maximum)}`;
  if (issue.code === 'unrecognized_keys') return 'unknown';
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) return 'required';
  return 'invalid';
}
