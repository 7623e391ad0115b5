import type { Recorded } from '@jurilien/event-sourcing';
import { lockCheckpoints, moveCheckpoints, type Locked } from './checkpoints.js';
import { isTransient, type Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { isFromNewerCode, type EventCodec } from '../log/event-codec.js';
import { horizon, readEvents } from '../log/event-feed.js';

/** Receives what a reader could not take and has set aside, so that it is logged. */
export type OnFault = (reader: string, position: number, error: unknown) => void;

/** What a step hands to its readers: events in order, and where each reader stood before them. */
export interface Batch extends Locked {
  readonly events: readonly Recorded[];
  /** Every position up to here has been seen once the step commits. */
  readonly reached: number;
}

export interface LogReaderOptions {
  /** Checkpoint names of the readers that move together. */
  readonly readers: readonly string[];
  /** Events in one transaction. */
  readonly batch: number;
  /** Does the work of a batch in the transaction that moves the checkpoints. */
  readonly handle: (sql: Sql, batch: Batch) => Promise<void>;
  /** Writes down an event that the reader cannot take, however often it is tried; the reader goes on behind it. */
  readonly setAside: (sql: Sql, reader: string, event: Recorded, cause: unknown) => Promise<void>;
  readonly onFault: OnFault;
  /** Whether a step that a power cut takes back leaves nothing behind but its own rows. */
  readonly repeatable?: boolean;
}

/** One step at a time through the log; answers whether there may be more. */
export interface LogReader {
  step(): Promise<boolean>;
  /** How many events the last step went through. */
  seen(): number;
  /** Whether the last step found that another process reads the log at present. */
  elsewhere(): boolean;
}

/**
 * A fault may be of the moment: so many tries at one event, with the loop's pauses between, before it is set aside. Together they
 * last less than a reader may stand still without being called unwell.
 */
const PATIENCE = 4;

/** How far a batch went. */
interface Advance {
  /** Whether there is more for those that went on. */
  readonly more: boolean;
  /** Readers that are far behind these and go on by themselves. */
  readonly others: readonly string[];
  /** Whether there was no reader to be had. */
  readonly none: boolean;
}

/** A handler's fault with the event the batch ended at; with one event in the batch, that event is the culprit. */
class HandlingFailed extends Error {
  constructor(
    readonly event: Recorded | undefined,
    cause: unknown,
  ) {
    super('a reader failed', { cause });
  }
}

/**
 * Reads the log in order for several readers at once: one read, one transaction, work and checkpoints together. Readers
 * that are far behind (new, or started again) go on by themselves, so that they never hold up those at the front. When a
 * batch fails, readers go on one by one in ever smaller batches, up to the event that one of them cannot take: it sets that aside.
 */
export function logReader(db: Database, codec: EventCodec, options: LogReaderOptions): LogReader {
  const giveUp = asideSetter(db, options);
  let seen = 0;
  let elsewhere = false;
  const advance = advancer(db, codec, options, (events) => {
    seen += events;
  });

  /** One reader, in ever smaller batches, up to the event it cannot take. */
  async function alone(reader: string, upTo: number): Promise<void> {
    for (let limit = options.batch; ;) {
      try {
        if (!(await advance([reader], limit, upTo)).more) return;
      } catch (error) {
        if (!(error instanceof HandlingFailed) || isTransient(error.cause)) throw error;
        if (limit > 1) limit = Math.ceil(limit / 8);
        else return giveUp(reader, error);
      }
    }
  }

  async function isolate(readers: readonly string[], upTo: number): Promise<void> {
    const troubles: unknown[] = [];
    for (const reader of readers)
      await alone(reader, upTo).catch((error: unknown) => {
        troubles.push(error);
      });
    if (troubles.length > 0) throw troubles[0];
  }

  return {
    seen: () => seen,
    elsewhere: () => elsewhere,
    async step() {
      seen = 0;
      const upTo = await horizon(db);
      try {
        const { more, others, none } = await advance(options.readers, options.batch, upTo);
        elsewhere = none;
        const behind = others.length > 0 && (await advance(others, options.batch, upTo)).more;
        return more || behind;
      } catch (error) {
        if (!(error instanceof HandlingFailed)) throw error;
        if (isTransient(error.cause)) throw error.cause;
        await isolate(options.readers, upTo);
        return true;
      }
    },
  };
}

type Advancer = (readers: readonly string[], limit: number, upTo: number) => Promise<Advance>;

/**
 * One batch for the readers at the front, in one transaction with their checkpoints.
 * @param onRead receives how many events each batch has
 */
function advancer(db: Database, codec: EventCodec, options: LogReaderOptions, onRead: (events: number) => void): Advancer {
  return (readers, limit, upTo) =>
    db.transaction(async (sql) => {
      const { positions: locked, aside } = await lockCheckpoints(sql, readers, db.id);
      const front = Math.max(...locked.values());
      const positions = new Map([...locked].filter(([, p]) => p >= front - options.batch));
      const others = [...locked.keys()].filter((reader) => !positions.has(reader));
      const from = Math.min(...positions.values());
      const none = locked.size === 0;
      if (none || from >= upTo) return { more: false, others, none };
      const events = await readEvents(sql, codec, from, upTo, limit);
      onRead(events.length);
      const reached = events.length < limit ? upTo : events.at(-1)!.position;
      await options.handle(sql, { events, positions, aside, reached }).catch((cause: unknown) => {
        throw new HandlingFailed(events.at(-1), cause);
      });
      await moveCheckpoints(sql, [...positions.keys()], reached, db.id);
      return { more: reached < upTo, others, none };
    }, options);
}

/** Sets aside the event that a reader fails at, once it has failed there often enough; until then the fault is thrown again. */
function asideSetter(db: Database, options: LogReaderOptions): (reader: string, failed: HandlingFailed) => Promise<void> {
  const failures = new Map<string, number>();
  return async (reader, { event, cause }) => {
    // Later code is taking our place and reads on from here: the event is not to be set aside.
    if (!event || isFromNewerCode(cause)) throw cause;
    const { position } = event;
    const at = `${reader}@${position}`;
    const tries = (failures.get(at) ?? 0) + 1;
    if (tries < PATIENCE) {
      failures.set(at, tries);
      throw cause;
    }
    failures.delete(at);
    await db.transaction(async (sql) => {
      const before = (await lockCheckpoints(sql, [reader], db.id)).positions.get(reader);
      if (before === undefined || before >= position) return;
      await options.setAside(sql, reader, event, cause);
      await moveCheckpoints(sql, [reader], position, db.id);
    });
    options.onFault(reader, position, cause);
  };
}
