import { Refused, type Answer, type Append, type EventStore, type Loaded, type Recorded, type StreamRef } from '@jurilien/event-sourcing';
import { batcher } from './batcher.js';
import { isUnavailable, type Database } from './database.js';
import { EVENT_COLUMNS, isStorable, type EventCodec, type EventRow } from './event-codec.js';
import type { KeyVault } from './key-vault.js';

/** The database cannot be asked right now: the caller may try again, nothing was half done. */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
    this.name = 'Unavailable';
  }
}

const streamName = (ref: StreamRef): string => `${ref.decider.category}-${ref.id}`;

interface LoadAsked {
  readonly streams: readonly string[];
  readonly commandId: string;
}
interface LoadGot {
  readonly earlier: EventRow[];
  readonly now: string;
  readonly events: (stream: string) => Promise<readonly Recorded[]>;
}

/**
 * The event log behind the command bus: group loads and group commits (design/event-store.md "Append").
 * @param onAppended told the newest position after each commit, to wake readers
 */
export function eventStore(db: Database, codec: EventCodec, vault: KeyVault, onAppended: (position: number) => void): EventStore {
  const loadTogether = batcher<LoadAsked, LoadGot>((asked) => loadMany(db, codec, asked), { max: 200, lanes: 4 });
  const appendTogether = batcher<object, number | 'conflict'>((groups) => appendMany(db, groups as Group[]), { max: 256, lanes: 2 });

  return {
    async load(refs, commandId): Promise<Loaded> {
      const streams = refs.map(streamName);
      const got = await orUnavailable(() => loadTogether({ streams, commandId }));
      const [first] = got.earlier;
      const earlier = first && { answer: answerOf(got.earlier), fingerprint: first.fingerprint ?? undefined };
      const loaded = await Promise.all(streams.map(async (s) => [s, earlier ? [] : await got.events(s)] as const));
      return { streams: new Map(loaded), earlier, now: got.now };
    },
    async append(append): Promise<Answer | 'conflict'> {
      const changes = append.streams.flatMap((s) =>
        s.events.map((event, i) => ({ stream: streamName(s.ref), version: s.expectedVersion + i + 1, event })),
      );
      if (!changes.every((c) => isStorable(c.event.data)) || !isStorable(append.command.reason ?? '')) {
        throw new Refused('VALIDATION', 'unstorable-text', [{ field: '', message: 'characters' }]);
      }
      await orUnavailable(() =>
        vault.prepare(
          changes.flatMap((c) => codec.ownersOf(c.event)),
          true,
        ),
      );
      const group = groupOf(
        append,
        changes.map((c) => ({ ...codec.encode(c.stream, c.event), stream: c.stream, v: c.version })),
      );
      const position = await settle(db, group, () => appendTogether(group));
      if (position === 'conflict') return 'conflict';
      onAppended(position);
      return { position, events: changes.map((c) => ({ type: c.event.type, stream: c.stream, version: c.version })) };
    },
  };
}

interface Encoded {
  type: string;
  version: number;
  payload: unknown;
  sealed: unknown;
  stream: string;
  v: number;
}
type Group = ReturnType<typeof groupOf>;

/** The wire shape of one command for `append_events`; short names, since every append carries them. */
function groupOf(append: Append, events: readonly Encoded[]) {
  const c = append.command;
  return {
    c: c.commandId,
    at: append.occurredAt,
    actor: c.at ? { ...c.actor, simulated: true } : c.actor,
    obo: c.onBehalfOf,
    reason: c.reason,
    f: c.fingerprint,
    corr: c.correlationId ?? c.commandId,
    caus: c.causationId,
    p: append.province,
    x: append.streams.map((s) => [streamName(s.ref), s.expectedVersion]),
    e: events.map((e) => ({ s: e.stream, v: e.v, t: e.type, sv: e.version, d: e.payload, z: e.sealed })),
  };
}

async function appendMany(db: Database, groups: readonly Group[]): Promise<(number | 'conflict')[]> {
  const [row] = await db.prepared<{ done: Record<number, number> }>('select append_events($1::jsonb) as done', [JSON.stringify(groups)]);
  return groups.map((_, i) => row!.done[i + 1] ?? 'conflict');
}

/** A stream that several commands of a batch want is read and opened once for all of them. */
async function loadMany(db: Database, codec: EventCodec, asked: readonly LoadAsked[]): Promise<LoadGot[]> {
  const streams = [...new Set(asked.flatMap((a) => a.streams))];
  const commands = [...new Set(asked.map((a) => a.commandId))];
  const rows = await db.prepared<EventRow & { now: string }>(
    `with clock as (select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now)
     select clock.now, ${EVENT_COLUMNS} from clock
       left join events e on e.stream = any($1) or e.command_id = any($2::uuid[])
      order by e.stream, e.version`,
    [streams, commands],
  );
  const found = rows.filter((r) => r.stream !== null);
  const byStream = Map.groupBy(found, (r) => r.stream);
  const byCommand = Map.groupBy(found, (r) => r.command_id);
  const opened = new Map<string, Promise<readonly Recorded[]>>();
  const events = (stream: string): Promise<readonly Recorded[]> => {
    const known = opened.get(stream) ?? codec.decode(byStream.get(stream) ?? []);
    opened.set(stream, known);
    return known;
  };
  return asked.map((a) => ({ events, earlier: byCommand.get(a.commandId) ?? [], now: rows[0]!.now }));
}

const answerOf = (rows: readonly EventRow[]): Answer => ({
  position: Math.max(...rows.map((r) => Number(r.position))),
  events: rows.map((r) => ({ type: r.type, stream: r.stream, version: r.version })),
});

/**
 * A commit whose answer was lost is settled by reading the command back (a conflict tells the caller to look, and it finds
 * its own answer); a batch that failed for a neighbour's sake is tried again without the neighbours.
 */
async function settle(db: Database, group: Group, attempt: () => Promise<number | 'conflict'>): Promise<number | 'conflict'> {
  try {
    return await attempt();
  } catch {
    return orUnavailable(async () => {
      const [earlier] = await db.query('select 1 from events where command_id = $1', [group.c]);
      return earlier ? 'conflict' : (await appendMany(db, [group]))[0]!;
    });
  }
}

async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUnavailable(error)) throw new Unavailable(error);
    throw error;
  }
}
