import type { View } from '@jurilien/event-sourcing';
import { eventually } from '../../../../test/support/eventually.js';
import { embeddedPostgres } from '../../../../test/support/postgres-engine.mjs';
import { startReplica } from '../../../../test/support/replica.mjs';
import { tills } from '../../../../test/support/till.js';
import { checkpointName, moveCheckpoints } from '../readers/checkpoints.js';
import { openDatabase, type Database } from '../database/database.js';
import { openSignals, viewPayload, type Signals } from '../database/signals.js';
import { getRow } from './view-reader.js';
import { replicaReads, type ViewReads } from './view-reads.js';
import { createViewTable, saveRows } from './view-tables.js';

const drawers: View = { ...tills, name: 'drawers', columns: { id: 'text', cents: 'integer' }, indexes: [], search: [] };

let engine: Awaited<ReturnType<typeof embeddedPostgres>>;
let copy: Awaited<ReturnType<typeof startReplica>>;
let db: Database;
let replica: Database;
let signals: Signals;
let reads: ViewReads;
let where: string[];
let position = 0;

/** A row as the projector writes it: with its checkpoint, and announced to those who listen. */
async function write(cents: number, happened = true): Promise<number> {
  position += 1;
  await db.transaction(async (sql) => {
    await saveRows(sql, drawers, new Map([['till', { id: 'till', cents }]]));
    await moveCheckpoints(sql, [checkpointName(drawers)], position, db.id);
    const changes = [{ view: 'drawers', ids: ['till'] }];
    if (happened) await sql.query('select pg_notify($1, $2)', ['views', viewPayload({ position, changes })]);
  });
  return position;
}
const cents = async (after?: number): Promise<unknown> => (await reads.on([drawers], (sql) => getRow(sql, drawers, 'till'), after))?.cents;
const onReplica = () =>
  eventually(async () => {
    await cents();
    return where.at(-1) === 'replica';
  }, 'a read on the replica');

beforeAll(async () => {
  engine = await embeddedPostgres();
  db = await openDatabase(engine.url, { max: 4 });
  await db.migrate();
  await createViewTable(db, drawers);
  await db.query('insert into checkpoints (reader) values ($1)', [checkpointName(drawers)]);
  await write(1, false);
  copy = await startReplica(engine.url);
  replica = await openDatabase(copy.url, { max: 4 });
  signals = await openSignals(db);
  where = [];
  const open = () => openDatabase(copy.url, { max: 4 });
  reads = replicaReads(db, open, signals, (at) => where.push(at));
});
afterAll(async () => {
  await reads?.close();
  await replica?.close();
  await signals?.close();
  await db?.close();
  await copy?.stop();
  await engine?.stop();
});

describe('reads of views with a streaming replica', () => {
  it('go to the replica, never to one that is behind what was announced to the caller or this process', async () => {
    await onReplica();
    expect(await cents()).toBe(1);
    const received = new Promise<void>((resolve) => {
      const unlisten = signals.onViews(({ position: p }) => {
        if (p < position) return;
        unlisten();
        resolve();
      });
    });
    await replica.query('select pg_wal_replay_pause()');
    await eventually(
      async () => (await replica.query<{ s: string }>('select pg_get_wal_replay_pause_state() as s'))[0]!.s === 'paused',
      'the pause',
    );
    const quiet = await write(2, false);
    expect(await cents()).toBe(1);
    expect(where.at(-1)).toBe('replica');
    expect(await cents(quiet)).toBe(2);
    expect(where.at(-1)).toBe('primary');
    await write(3);
    await received;
    expect(await cents()).toBe(3);
    expect(where.at(-1)).toBe('primary');
    await replica.query('select pg_wal_replay_resume()');
    await onReplica();
    expect(await cents()).toBe(3);
  });

  it('leave a replica that stands still for seconds, and one that is away, and come back', async () => {
    await onReplica();
    await replica.query('select pg_wal_replay_pause()');
    await eventually(async () => {
      await write(4, false);
      await cents();
      return where.at(-1) === 'primary';
    }, 'a read on the primary');
    expect(await cents()).toBe(4);
    await replica.query('select pg_wal_replay_resume()');
    await onReplica();
    await copy.halt();
    expect(await cents()).toBe(4);
    expect(where.at(-1)).toBe('primary');
    // A process that begins while it is away begins all the same.
    const late: string[] = [];
    const others = replicaReads(
      db,
      () => openDatabase(copy.url, { max: 2 }),
      signals,
      (at) => late.push(at),
    );
    const read = () => others.on([drawers], (sql) => getRow(sql, drawers, 'till'));
    expect((await read())?.cents).toBe(4);
    await copy.start();
    await onReplica();
    await eventually(async () => {
      await read();
      return late.at(-1) === 'replica';
    }, 'a read of the other process on the replica');
    expect(late[0]).toBe('primary');
    await others.close();
    expect(await cents()).toBe(4);
  });
});
