import { EventEmitter } from 'node:events';
import { Client } from 'pg';
import { within, type Database } from './database.js';
import type { Sql } from './sql.js';

/** What travels on the two channels: the log grew; rows of views changed. */
export interface ViewChange {
  readonly position: number;
  readonly changes: readonly { readonly view: string; readonly ids: readonly string[] }[];
  /** Notifications were missed until this position: whatever a page shows may have changed. */
  readonly missed?: true;
}

/** Wakes readers and live pages across processes by LISTEN/NOTIFY; a slow poll is always the net, never this. */
export interface Signals {
  onAppended(listener: () => void): () => void;
  onViews(listener: (change: ViewChange) => void): () => void;
  /** Coalesced: many appends in a few milliseconds wake readers once. Sent after the commit, never inside it. */
  appended(position: number): void;
  /** Whether the connection of these signals, which is none of the pool's, answers within `ms`; one that does not is made anew. */
  answers(ms: number): Promise<boolean>;
  close(): Promise<void>;
}

const COALESCE_MS = 3;
const RECONNECT_MS = 1_000;
/** A database that cannot be reached at all must not hold up the next try. */
const CONNECT_MS = 5_000;
/** PostgreSQL refuses longer notifications; beyond it listeners look again at everything. */
const MAX_PAYLOAD = 7_500;

/** The connection that listens: made anew when it breaks. */
interface Listening {
  current(): Client | undefined;
  /** Replaces a connection that does not answer, unless it was replaced already. */
  renew(old: Client): Promise<void>;
  close(): Promise<void>;
}

async function openListening(db: Database, bus: EventEmitter): Promise<Listening> {
  let client: Client | undefined;
  let closed = false;
  const listen = async (): Promise<void> => {
    const next = new Client({
      connectionString: db.directUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'jurilien-signals',
    });
    next.on('notification', ({ channel, payload }) => {
      if (channel === 'appended') bus.emit('appended');
      else if (payload) bus.emit('views', JSON.parse(payload) as ViewChange);
    });
    next.on('error', () => {
      void renew(next);
    });
    await next.connect();
    await next.query('listen appended; listen views');
    client = next;
    bus.emit('appended');
  };
  /** Notifications are not kept for who is away: what came meanwhile is said as one change of everything. */
  const listenAgain = async (): Promise<void> => {
    await listen();
    const missed = await client?.query<{ position: string }>('select coalesce(max(position), 0) as position from checkpoints');
    bus.emit('views', { position: Number(missed?.rows[0]?.position), changes: [], missed: true } satisfies ViewChange);
  };
  const renew = async (old: Client): Promise<void> => {
    if (closed || client !== old) return;
    client = undefined;
    // One that does not answer does not say goodbye either.
    void old.end().catch(() => undefined);
    while (!closed && !client) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      await listenAgain().catch(() => undefined);
    }
  };
  await listen();
  return {
    current: () => client,
    renew,
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

export async function openSignals(db: Database): Promise<Signals> {
  const bus = new EventEmitter().setMaxListeners(0);
  const listening = await openListening(db, bus);
  const on = (channel: 'appended' | 'views', listener: (change: ViewChange) => void): (() => void) => {
    bus.on(channel, listener);
    return () => bus.off(channel, listener);
  };
  let closed = false;
  let planned = false;
  return {
    onAppended: (listener) => on('appended', listener),
    onViews: (listener) => on('views', listener),
    appended(position) {
      if (planned || closed) return;
      planned = true;
      setTimeout(() => {
        planned = false;
        // A lost wake-up costs one slow poll and nothing else: its commit need not wait for the disk, where appends stand in line.
        db.prepared(`select set_config('synchronous_commit', 'off', true), pg_notify('appended', $1)`, [String(position)]).catch(
          () => undefined,
        );
      }, COALESCE_MS);
    },
    async answers(ms) {
      const asked = listening.current();
      if (!asked) return false;
      const answer = await within(
        asked.query('select 1').then(
          () => true,
          () => false,
        ),
        ms,
      );
      if (answer === 'late') void listening.renew(asked);
      return answer === true;
    },
    async close() {
      closed = true;
      await listening.close();
    },
  };
}

/** Payload of a view notification, cut to what PostgreSQL carries. */
export function viewPayload(change: ViewChange): string {
  const full = JSON.stringify(change);
  if (full.length <= MAX_PAYLOAD) return full;
  return JSON.stringify({ position: change.position, changes: change.changes.map((c) => ({ view: c.view, ids: [] })) });
}

/** Tells live pages of every process that something changed, beside what the log's readers tell. */
export async function announce(sql: Sql, changes: ViewChange['changes']): Promise<void> {
  await sql.prepared('select pg_notify($1, $2)', ['views', viewPayload({ position: 0, changes })]);
}
