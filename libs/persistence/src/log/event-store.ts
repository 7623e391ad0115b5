import {
  fold,
  Refused,
  type Actor,
  type Answer,
  type Append,
  type EventStore,
  type InFlight,
  type Loaded,
  type NewEvent,
  type PastEvent,
  type Seen,
  type StreamRef,
} from '@jurilien/event-sourcing';
import { appendQueue, type Group, type Outcome } from './append-queue.js';
import { batcher } from '../database/batcher.js';
import { begunAlone, refuseTaken } from './taken-ids.js';
import { databaseClock, type DatabaseClock } from './database-clock.js';
import { isUnavailable, type Database } from '../database/database.js';
import { isStorable, sealedOwners, type EventCodec, type EventRow, type CachedKeys, type PastRow } from './event-codec.js';
import type { KeyVault } from '../keys/key-vault.js';
import { streamCache, type Known, type StreamCache } from './stream-cache.js';
import { appendsInFlight, type AppendsInFlight, type Written } from './in-flight.js';

/** The database cannot be asked right now: the caller may try again, nothing was half done. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
    this.name = 'Unavailable';
  }
}

const streamName = (ref: StreamRef): string => `${ref.decider.category}-${ref.id}`;

interface LoadAsked {
  readonly refs: readonly StreamRef[];
  readonly commandId?: string;
}
interface LoadGot {
  readonly earlier: AnswerRow[];
  readonly now: string;
  readonly state: (stream: string) => Promise<Known>;
}

/**
 * The event log behind the command bus: group loads and group commits (design/event-store.md "Append").
 * @param onAppended receives the newest position after each commit, to wake readers
 * @param keepMs how long the state of a stream is gone on from before it is looked whether the log still says so
 * @param categories of all streams: what begins alone is looked for among them
 */
export function eventStore(
  db: Database,
  codec: EventCodec,
  vault: KeyVault,
  onAppended: (position: number) => void,
  keepMs?: number,
  categories: ReadonlySet<string> = new Set(),
): EventStore {
  const log: Log = { db, codec, vault, cache: streamCache(codec, keepMs), clock: databaseClock(), inFlight: appendsInFlight(), categories };
  return {
    load: loads(log),
    cached: (refs, commandId, begins) => fromCache(log, refs, commandId, begins),
    append: appends(log, onAppended),
  };
}

/** The log as the loads and appends of one process share it. */
interface Log extends Reading {
  readonly vault: KeyVault;
  readonly inFlight: AppendsInFlight;
  readonly categories: ReadonlySet<string>;
}

function loads(log: Log): EventStore['load'] {
  const loadTogether = batcher<LoadAsked, LoadGot>((asked) => loadMany(log, asked), { max: 200, lanes: 2 });
  return async (refs, commandId): Promise<Loaded> => {
    const got = await orUnavailable(() => loadTogether({ refs, commandId }));
    const [first] = got.earlier;
    if (first)
      return { streams: new Map(), now: got.now, earlier: { answer: answerOf(got.earlier), fingerprint: first.fingerprint ?? undefined } };
    const loaded = new Map(await Promise.all(refs.map(async (ref) => [streamName(ref), await got.state(streamName(ref))] as const)));
    return { streams: loaded, now: got.now, inFlight: () => withInFlight(log, refs, loaded, commandId) };
  };
}

/** Loaded streams as they will be once what is in flight to them has arrived. */
const withInFlight = (
  { cache, inFlight }: Log,
  refs: readonly StreamRef[],
  loaded: ReadonlyMap<string, Known>,
  commandId: string | undefined,
): InFlight => ({
  streams: new Map(
    refs.map((ref) => {
      const stream = streamName(ref);
      return [stream, furthest(ref.decider, loaded.get(stream), cache.of(stream, ref.decider), inFlight.newest(stream))!];
    }),
  ),
  arrived: inFlight.arrived([...loaded.keys()]),
  same: commandId === undefined ? undefined : inFlight.of(commandId)?.settled,
});

/** Streams as far as this process is sure of them; nothing when one of them is to be read. */
function fromCache({ cache, clock, inFlight }: Log, refs: readonly StreamRef[], commandId: string, begins?: boolean): Seen | undefined {
  const now = clock.now();
  if (now === undefined || inFlight.of(commandId)) return undefined;
  const streams = new Map<string, Known>();
  for (const ref of refs) {
    const stream = streamName(ref);
    const isNew = begins && ref === refs[0] && !cache.of(stream, ref.decider);
    const known =
      furthest(ref.decider, cache.sure(stream, ref.decider, Date.now()), inFlight.newest(stream)) ??
      (isNew ? nothingOf(ref.decider) : undefined);
    if (!known) return undefined;
    streams.set(stream, known);
  }
  return { streams, now };
}

/** The one of these that has the most events of the stream: the log cannot be behind any of them. */
const furthest = (decider: StreamRef['decider'], ...known: readonly (Known | undefined)[]): Known | undefined =>
  known.reduce((far, k) => (k?.decider === decider && k.version > (far?.version ?? -1) ? k : far), undefined);

function appends({ db, codec, vault, cache, inFlight, categories }: Log, onAppended: (position: number) => void): EventStore['append'] {
  const enqueue = appendQueue(
    (groups) => appendMany(db, groups),
    (group, alone) => orUnavailable(() => settled(db, group, alone)),
    { max: 256, lanes: 2 },
  );
  return async (append): Promise<Answer | 'conflict'> => {
    const changes = changesOf(append);
    checkChanges(codec, append, changes);
    const written = writtenBy(append);
    // A caller that waited is no longer in the moment of the decision: what it rested on may have failed meanwhile.
    const before = inFlight.ahead(written) ?? inFlight.of(append.command.commandId);
    if (before) {
      await before.settled;
      return 'conflict';
    }
    const { turn, settle } = inFlight.start(append.command.commandId, written);
    let group: ReturnType<typeof groupOf>;
    try {
      const begun = begunAlone(append);
      if (begun.length > 0) await orUnavailable(() => refuseTaken(db, categories, begun));
      const owners = changes.flatMap((c) => codec.ownersOf(c.event));
      if (owners.length > 0) await orUnavailable(() => vault.prepare(owners, true));
      group = groupOf(
        append,
        changes.map((c) => ({ ...codec.encode(c.stream, c.event), stream: c.stream, v: c.version })),
      );
    } catch (error) {
      settle(false);
      throw error;
    }
    const position = await enqueue(turn, group, (done) => {
      if (done) for (const part of written) learnWritten(codec, cache, part);
      settle(done);
    });
    if (position === 'conflict') {
      for (const { stream } of written) cache.doubt(stream, Date.now());
      return 'conflict';
    }
    onAppended(position);
    return { position, events: changes.map((c) => ({ type: c.event.type, stream: c.stream, version: c.version })) };
  };
}

/** An event on its way into the log, at its place in its stream. */
interface Change {
  readonly stream: string;
  readonly version: number;
  readonly event: NewEvent;
}

const changesOf = (append: Append): Change[] =>
  append.streams.flatMap((s) => s.events.map((event, i) => ({ stream: streamName(s.ref), version: s.expectedVersion + i + 1, event })));

/** @throws {Refused} for text that the database cannot store; an `Error` for an event that does not fit its schema */
function checkChanges(codec: EventCodec, append: Append, changes: readonly Change[]): void {
  if (!changes.every((c) => isStorable(c.event.data)) || !isStorable(append.command.reason ?? '')) {
    throw new Refused('VALIDATION', 'unstorable-text', [{ field: '', message: 'characters' }]);
  }
  for (const { event } of changes) codec.check(event);
}

/** What an append adds to its streams, as it would come back from the log, and what it makes of them for the next decision. */
const writtenBy = ({ command, occurredAt, config, streams }: Append): Written[] =>
  streams.map(({ ref, expectedVersion: expected, from, events: added }) => {
    const stream = streamName(ref);
    const at = new Date(occurredAt).toISOString();
    const actor = actorOf(command);
    const events = added.map(({ type, data }, i): PastEvent => {
      const stored = JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
      return { stream, version: expected + i + 1, type, data: stored, occurredAt: at, actor, config };
    });
    // It was handed out by this log.
    const known = from as Known | undefined;
    return { stream, expected, events, from: known, after: known && grown(known, events, command.commandId) };
  });

/** A stream without events. */
const nothingOf = (decider: StreamRef['decider']): Known => ({
  decider,
  version: 0,
  state: decider.initial,
  last: undefined,
  keys: new Map(),
});

/** A stream with events after what is known of it; its keys are known once they are stored. */
const grown = (known: Known, events: readonly PastEvent[], last: string): Known => ({
  decider: known.decider,
  version: known.version + events.length,
  state: fold(known.decider, events, known.state),
  last,
  keys: undefined,
});

/** An append that is in the log need not be read back. */
function learnWritten(codec: EventCodec, cache: StreamCache, { stream, events, from, after }: Written): void {
  if (!from || !after || events.length === 0) return;
  after.keys = withKeys(from.keys, codec.keysOf(events.flatMap((e) => codec.ownersOf(e))));
  cache.learn(stream, after, Date.now(), false);
}

const withKeys = (known: CachedKeys | undefined, more: CachedKeys | undefined): CachedKeys | undefined =>
  !known || !more ? undefined : more.size === 0 ? known : new Map([...known, ...more]);

const actorOf = (c: Append['command']): Actor => (c.at ? { ...c.actor, simulated: true } : c.actor);

interface Encoded {
  type: string;
  version: number;
  payload: unknown;
  sealed: unknown;
  stream: string;
  v: number;
}

/** The wire shape of one command for `append_events`; short names, since every append carries them. */
function groupOf(append: Append, events: readonly Encoded[]) {
  const c = append.command;
  return {
    c: c.commandId,
    at: append.occurredAt,
    actor: actorOf(c),
    obo: c.onBehalfOf,
    reason: c.reason,
    f: c.fingerprint,
    corr: c.correlationId ?? c.commandId,
    caus: c.causationId,
    p: append.province,
    cv: append.config.version,
    x: append.streams.map((s) => [streamName(s.ref), s.expectedVersion] as const),
    e: events.map((e) => ({ s: e.stream, v: e.v, t: e.type, sv: e.version, d: e.payload, z: e.sealed })),
  };
}

async function appendMany(db: Database, groups: readonly Group[]): Promise<Outcome[]> {
  const [row] = await db.prepared<{ done: Record<number, number> }>('select append_events($1::jsonb) as done', [JSON.stringify(groups)]);
  return groups.map((_, i) => row!.done[i + 1] ?? 'conflict');
}

/** A row of the answer to a load: an event of a wanted stream, or of an earlier try of one of the commands. */
interface LoadRow extends PastRow, AnswerRow {
  readonly now: string;
  readonly wanted: boolean | null;
}
type AnswerRow = Pick<EventRow, 'position' | 'type' | 'stream' | 'version' | 'command_id' | 'fingerprint'>;

interface Reading {
  readonly db: Database;
  readonly codec: EventCodec;
  readonly cache: StreamCache;
  readonly clock: DatabaseClock;
}

/** What is known of a stream that is to be read on, and whether its last event is looked at again: is it still the one that was folded? */
interface Wanted {
  readonly stream: string;
  readonly known: Known;
  readonly check: 0 | 1;
}

/**
 * A stream that several commands of a batch want is read, opened and folded once for all of them, and from where what is cached of
 * it stops: a command that lost a race reads what the winner added and no more.
 */
async function loadMany(reading: Reading, asked: readonly LoadAsked[]): Promise<LoadGot[]> {
  const { db, cache, clock } = reading;
  const now = Date.now();
  const wanted = [...new Map(asked.flatMap((a) => a.refs.map((ref) => [streamName(ref), ref.decider] as const)))].map(
    ([stream, decider]): Wanted => {
      const known = cache.of(stream, decider) ?? nothingOf(decider);
      return { stream, known, check: known.version > 0 && cache.isDue(stream, now) ? 1 : 0 };
    },
  );
  const rows = await db.prepared<LoadRow>('select * from read_streams($1, $2, $3)', [
    wanted.map((w) => w.stream),
    wanted.map((w) => w.known.version - w.check),
    [...new Set(asked.flatMap((a) => a.commandId ?? []))],
  ]);
  clock.observe(rows[0]!.now);
  const byStream = Map.groupBy(
    rows.filter((r) => r.wanted === true),
    (r) => r.stream,
  );
  const other = wanted.filter(({ stream, known, check }) => check && byStream.get(stream)?.[0]?.command_id !== known.last);
  if (other.length > 0) {
    for (const { stream } of other) cache.forget(stream);
    return loadMany(reading, asked);
  }
  const byCommand = Map.groupBy(
    rows.filter((r) => r.wanted === false),
    (r) => r.command_id,
  );
  const states = new Map<string, Promise<Known>>();
  const from = new Map(wanted.map((w) => [w.stream, w]));
  const state = (stream: string): Promise<Known> => {
    const read = states.get(stream) ?? readOn(reading, from.get(stream)!, byStream.get(stream) ?? []);
    states.set(stream, read);
    return read;
  };
  return asked.map((a) => ({ state, earlier: (a.commandId && byCommand.get(a.commandId)) || [], now: rows[0]!.now }));
}

/** What is known of a stream, with what was read after it. */
async function readOn({ codec, cache }: Reading, { stream, known, check }: Wanted, found: readonly LoadRow[]): Promise<Known> {
  const rows = found.slice(check);
  const whole = rows.length === 0 ? known : grown(known, await codec.decodePast(rows), rows.at(-1)!.command_id);
  if (whole !== known) whole.keys = withKeys(known.keys, codec.keysOf(sealedOwners(rows)));
  cache.learn(stream, whole, Date.now(), check === 1 || known.version === 0);
  return whole;
}

const answerOf = (rows: readonly AnswerRow[]): Answer => ({
  position: Math.max(...rows.map((r) => Number(r.position))),
  events: rows.map((r) => ({ type: r.type, stream: r.stream, version: r.version })),
});

/**
 * A commit whose answer was lost is settled by reading the command back (after a conflict the caller looks, and finds its own
 * answer); a group of a batch that failed for a neighbour's sake is tried again without the neighbours, unless it was decided on
 * one of them.
 */
async function settled(db: Database, group: Group, alone: boolean): Promise<Outcome> {
  const [earlier] = await db.query('select 1 from events where command_id = $1', [group.c]);
  return earlier || !alone ? 'conflict' : (await appendMany(db, [group]))[0]!;
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error)) throw new Unavailable(error);
    throw error;
  }
}
