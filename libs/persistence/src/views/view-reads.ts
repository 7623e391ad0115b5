import { Refused, type View } from '@jurilien/event-sourcing';
import { isUnavailable, within, type Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import type { Signals } from '../database/signals.js';
import { waitForViews } from './view-reader.js';

/** Where views are read: on a replica that has seen what the caller knows of, else on the primary. */
export interface ViewReads {
  /**
   * Runs a read of these views; `work` only reads, for it runs again on the primary when the replica fails.
   * @param after position the caller must see, as far as the primary has
   */
  on<T>(views: readonly View[], work: (sql: Sql) => Promise<T>, after?: number): Promise<T>;
  close(): Promise<void>;
}

/** Receives of each read where it ran. */
export type OnRead = (at: 'replica' | 'primary') => void;

/** Without a replica. */
export const primaryReads = (db: Database): ViewReads => ({ on: (_, work) => work(db), close: () => Promise.resolve() });

/** A replica that lags usually has it in the next milliseconds; a read that waits longer is better served by the primary. */
const PATIENCE_MS = 45;
/** One that does not answer at all by then is away. */
const SILENT_MS = 1_000;
/** A replica that is further behind than this is not read at all, whatever the caller knows of. */
const STALE_MS = 5_000;
const LOOK_MS = 1_000;

/**
 * Reads views on a streaming replica. A read sees at least what was announced to this process (and so to a live page), and
 * at least what `after` asks for; a replica that is behind that, away, or stale as a whole leaves the read to the primary.
 * @param open opens the replica; tried again until it is there, so that one that is away keeps no process from starting
 */
export function replicaReads(primary: Database, open: () => Promise<Database>, signals: Signals, onRead: OnRead): ViewReads {
  const announced = new Map<string, number>();
  let missed = 0;
  const unlisten = signals.onViews(({ position, changes, ...change }) => {
    if (change.missed) missed = Math.max(position, missed);
    for (const { view } of changes) announced.set(view, Math.max(position, announced.get(view) ?? 0));
  });
  const watch = watchLag(primary, open);

  async function mayRead(replica: Database, views: readonly View[], after: number): Promise<boolean> {
    const needed = Math.max(after, missed, ...views.map(({ name }) => announced.get(name) ?? 0));
    const answer = await within(waitForViews(replica, views, needed, PATIENCE_MS), SILENT_MS);
    if (answer === 'late') watch.doubt();
    return answer === true;
  }
  return {
    async on(views, work, after = 0) {
      try {
        const replica = watch.usable();
        if (replica && (await mayRead(replica, views, after))) {
          const found = await work(replica);
          onRead('replica');
          return found;
        }
      } catch (error) {
        if (error instanceof Refused) throw error;
        // Away, or replaying a switch of tables; a fault of ours shows on the primary.
        if (isUnavailable(error)) watch.doubt();
      }
      onRead('primary');
      return work(primary);
    },
    async close() {
      unlisten();
      await watch.stop();
    },
  };
}

/** Once a second: has the replica replayed what the primary had written a while ago? */
function watchLag(
  primary: Database,
  open: () => Promise<Database>,
): { usable(): Database | undefined; doubt(): void; stop(): Promise<void> } {
  let replica: Database | undefined;
  let reached = 0;
  let mark: { readonly lsn: string; readonly at: number } | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    replica ??= await open();
    if (!mark) {
      const at = Date.now();
      const [now] = await primary.prepared<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
      mark = { lsn: now!.lsn, at };
    }
    const [row] = await replica.prepared<{ has: boolean }>(
      'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, not pg_is_in_recovery()) as has',
      [mark.lsn],
    );
    if (!row!.has) return;
    reached = mark.at;
    mark = undefined;
  };
  const again = (): void => {
    if (stopped) return;
    timer = setTimeout(start, LOOK_MS).unref();
  };
  let looking: Promise<void>;
  const start = (): void => {
    looking = look().catch(() => undefined);
    void looking.then(again);
  };
  start();
  return {
    usable: () => (Date.now() - reached < STALE_MS ? replica : undefined),
    doubt: () => {
      reached = 0;
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await within(looking, SILENT_MS);
      await replica?.close();
    },
  };
}
