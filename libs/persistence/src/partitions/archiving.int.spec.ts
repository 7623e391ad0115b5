import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTablespace } from '../../../../test/support/tablespace.js';
import { tillKernel, tills } from '../../../../test/support/till.js';
import { archivePartition, NotArchivable, partitionsToArchive } from './archiving.js';
import { sealNewRows } from '../audit/audit-seals.js';
import { verifySeals } from '../audit/verify-seals.js';
import { backUpData, backUpKeys } from '../backup/back-up.js';
import { restoreBackup } from '../backup/restore.js';
import { openDatabase, type Database } from '../database/database.js';
import { readStream } from '../log/event-feed.js';
import { listActs } from '../audit/operator-acts.js';
import { compareRows } from './partition-copy.js';
import { listPartitions, partitionEvents } from './partitions.js';
import { rebuildView } from '../views/rebuild.js';
import { getRow } from '../views/view-reader.js';

/** More than are copied at once. */
const EVENTS = 6_000;
const masterKey = randomBytes(32).toString('base64');

/** Where to. */
let disks: Awaited<ReturnType<typeof makeTablespace>>;
let cold: string;
let k: Awaited<ReturnType<typeof tillKernel>>;
/** A till whose first events are in the first partition. */
let old: { tillId: string; holder: string };
beforeEach(async () => {
  k = await tillKernel({ automations: [] }, { masterKey });
  old = { tillId: randomUUID(), holder: randomUUID() };
  await k.send('OpenTill', { ...old, name: 'Aurélie Tremblay' });
  await k.send('AddMoney', { tillId: old.tillId, cents: 5 });
  const groups = Array.from({ length: EVENTS }, () => (JSON.parse(k.appendText(randomUUID())) as unknown[])[0]);
  await k.db.query('select append_events($1::jsonb)', [JSON.stringify(groups)]);
  disks = await makeTablespace(k.url);
  cold = disks.name;
});
afterEach(async () => {
  await k.close();
  await disks.drop();
});

/** The log in partitions, the first one closed. */
async function closedPartition(): Promise<number> {
  const { behind } = await partitionEvents(k.db, 100_000);
  await k.db.query(`select setval('events_position_seq', $1)`, [behind]);
  return behind;
}
const archive = async (before: number, onStep?: (said: string) => void) => {
  const [partition] = await partitionsToArchive(k.db, before, cold);
  return archivePartition(k.db, partition!, cold, 'marie@office', onStep);
};
const placesOf = async () =>
  (await listPartitions(k.db)).map((p) => `${p.name} ${p.state} ${p.tablespace === cold ? 'cold' : p.tablespace}`);
/** What is known of a partition apart from where it lies: rows, indexes, guards, rights, checks. */
const described = async (name: string) =>
  k.db.query(
    `select (select count(*) || md5(string_agg(e::text, '' order by position)) from ${name} e) as rows, relacl::text, relowner,
            (select array_agg(regexp_replace(pg_get_indexdef(indexrelid), '(?: WITH \\([^)]*\\))', '') order by indexrelid::regclass::text) from pg_index where indrelid = c.oid) as indexes,
            (select array_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger where tgrelid = c.oid) as guards,
            (select array_agg(pg_get_constraintdef(oid) order by pg_get_constraintdef(oid)) from pg_constraint where conrelid = c.oid) as checks
       from pg_class c where oid = $1::regclass`,
    [name],
  );

describe('a full partition moves to other disks', () => {
  it('while it is read, written beside and rebuilt from: nothing of it changes, and a reader that began before sees it after', async () => {
    await sealNewRows(k.db, masterKey);
    const behind = await closedPartition();
    const was = await described('events_0');
    let going = true;
    const written: string[] = [];
    const write = async (): Promise<void> => {
      while (going) {
        const tillId = randomUUID();
        await k.send('AddMoney', { tillId, cents: 1 });
        await k.send('AddMoney', { tillId, cents: 1 });
        written.push(tillId);
      }
    };
    const rebuild = async (): Promise<void> => {
      while (going) await rebuildView(k.db, k.codec, tills);
    };
    const others = Promise.all([write(), write(), write(), rebuild()]);
    // A snapshot from before the copy, that looks at the log after the exchange only: a backup that had just begun.
    const moved = await k.db.transaction(async (sql) => {
      await sql.query('set transaction isolation level repeatable read, read only');
      await sql.query('select pg_current_snapshot()');
      const answer = await archive(behind);
      const seen = await sql.query<{ n: number }>(`select count(*)::integer as n from events where position < ${behind}`);
      expect(seen).toEqual([{ n: answer.rows }]);
      return answer;
    });
    going = false;
    await others;

    expect(moved).toMatchObject({ name: 'events_0', rows: EVENTS + 2 });
    expect(await placesOf()).toEqual([
      'events_0 closed cold',
      `events_${behind} written pg_default`,
      `events_${behind + 100_000} empty pg_default`,
    ]);
    expect(await described('events_0')).toEqual(was);
    const [indexes] = await k.db.query<{ n: number }>(
      `select count(*)::integer as n from pg_class c join pg_tablespace t on t.oid = c.reltablespace where t.spcname = $1 and c.relkind = 'i' and relnamespace = 'public'::regnamespace`,
      [cold],
    );
    expect(indexes!.n).toBe(5);
    for (const sql of ['update events_0 set type = type', 'delete from events_0', 'truncate events_0'])
      await expect(k.db.query(sql)).rejects.toThrow(/append-only/);
    expect(await listActs(k.db, 1)).toMatchObject([
      { operator: 'marie@office', act: 'archive', subject: `events_0 to ${cold}`, reason: `${moved.rows} rows, ${moved.checksum}` },
    ]);
    await rebuildView(k.db, k.codec, tills);
    for (const tillId of written) expect(await getRow(k.db, tills, tillId)).toMatchObject({ cents: 2, events: 2 });
  });

  it('goes on as before: streams, seals, refusals across partitions, backup and restore', async () => {
    for (let more = true; more;) more = (await sealNewRows(k.db, masterKey)).length > 0;
    await archive(await closedPartition());
    await k.send('AddMoney', { tillId: old.tillId, cents: 7 });
    await expect(k.send('AddMoney', { tillId: old.tillId, cents: 7 }, { expectedVersion: 2 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
    const stream = await readStream(k.db, k.codec, `till-${old.tillId}`);
    expect(stream.map((e) => e.data)).toMatchObject([{ name: 'Aurélie Tremblay' }, { cents: 5 }, { cents: 7 }]);
    expect((await verifySeals(k.db, [masterKey])).breach).toBeUndefined();

    const folder = await mkdtemp(join(tmpdir(), 'jurilien-archived-'));
    const folders = { data: join(folder, 'data'), keys: join(folder, 'keys') };
    const other = await tillKernel({ automations: [] }, { masterKey });
    try {
      await backUpData(k.db, folders.data);
      await backUpKeys(k.db, folders.keys);
      const masters = await k.db.query<{ name: string }>('select distinct master_key as name from person_keys');
      const { events } = await restoreBackup(other.db, folders, 'latest', {
        masterKeys: masters.map((m) => m.name),
        indexKey: '',
        ledger: k.ledger,
      });
      expect(events).toBe(EVENTS + 3);
      expect(await readStream(other.db, other.codec, `till-${old.tillId}`)).toEqual(stream);
      expect((await verifySeals(other.db, [masterKey])).breach).toBeUndefined();
    } finally {
      await other.close();
      await rm(folder, { recursive: true });
    }
  });

  it('is as it was when its move was killed half-way, and moves when asked again', async () => {
    const behind = await closedPartition();
    const was = await described('events_0');
    for (const half of ['rows copied', 'rows compared']) {
      // Who reads keeps the exchange waiting: the move is not over before it is killed.
      await k.db.transaction(async (sql) => {
        await sql.query('select from events_0 limit 1');
        const killing = archive(behind, (said) => {
          if (said.includes(half))
            void k.db.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = 7415 and objid = 1`);
        });
        await expect(killing).rejects.toThrow();
      });
      expect(await described('events_0')).toEqual(was);
      expect(await k.db.query(`select relname from pg_class where relname like 'events%copy%'`)).toEqual([]);
    }
    expect((await archive(behind)).rows).toBe(EVENTS + 2);
    expect(await described('events_0')).toEqual(was);
  });

  it('gives way to a long reading of the log, and appends go on meanwhile', async () => {
    const behind = await closedPartition();
    const waits = Promise.withResolvers<undefined>();
    const read = Promise.withResolvers<undefined>();
    const reading = k.db.transaction(async (sql) => {
      await sql.query('select 1 from events limit 1');
      await read.promise;
    });
    const moving = archive(behind, (said) => said.includes('waits for a moment') && waits.resolve(undefined));
    await waits.promise;
    expect(await placesOf()).toContain('events_0 closed pg_default');
    await k.send('AddMoney', { tillId: old.tillId, cents: 7 });
    await expect(archive(behind)).rejects.toThrow(/Someone else archives/);
    read.resolve(undefined);
    await reading;
    await moving;
    expect(await placesOf()).toContain('events_0 closed cold');
  });
});

describe('a partition stays where it is', () => {
  it('when what was asked cannot be done, and says why', async () => {
    const toArchive = (before: number, tablespace = cold, db: Database = k.db) => partitionsToArchive(db, before, tablespace);
    await expect(toArchive(1)).rejects.toThrow(NotArchivable);
    await expect(toArchive(1)).rejects.toThrow(/log is one table/);
    const behind = await closedPartition();
    await expect(toArchive(behind, 'attic')).rejects.toThrow(/no tablespace "attic"/);
    await expect(toArchive(behind, 'pg_global')).rejects.toThrow(/no tablespace "pg_global"/);
    await expect(toArchive(behind + 100_000)).rejects.toThrow(`events_${behind} is not full: only partitions below position ${behind}`);
    expect(await toArchive(behind - 1)).toEqual([]);
    expect(await toArchive(behind, 'pg_default')).toEqual([]);
    const role = `archivist_${randomBytes(4).toString('hex')}`;
    await k.db.query(`create role ${role} login password '${role}' noinherit`);
    await k.db.query('select grant_application($1)', [role]);
    const app = await openDatabase(Object.assign(new URL(k.url), { username: role, password: role }).href, { max: 1 });
    try {
      await expect(toArchive(behind, cold, app)).rejects.toThrow(/Only the owner of the log may move it: connect as \w+/);
      await k.db.query(`alter table events owner to ${role}`);
      await expect(toArchive(behind, cold, app)).rejects.toThrow(`grant create on tablespace "${cold}" to ${role}`);
    } finally {
      await app.close();
      await k.db.query(`reassign owned by ${role} to current_user`);
      await k.db.query(`drop owned by ${role} cascade`);
      await k.db.query(`drop role ${role}`);
    }
  });

  it('when its copy is not the same in every column of every row', async () => {
    await k.db.query('create table other_copy as table events');
    expect((await compareRows(k.db, 'events', 'other_copy')).rows).toBe(EVENTS + 2);
    await k.db.query(`update other_copy set payload = payload || '{"cents": 2}' where position = ${EVENTS}`);
    await expect(compareRows(k.db, 'events', 'other_copy')).rejects.toThrow(/copy of events is not the same behind position 5000/);
    await k.db.query(`delete from other_copy where position = ${EVENTS}`);
    await expect(compareRows(k.db, 'events', 'other_copy')).rejects.toThrow(/not the same/);
  });
});
