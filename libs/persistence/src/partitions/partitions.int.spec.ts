import { randomBytes, randomUUID } from 'node:crypto';
import { horizon, readEvents, readStream } from '../log/event-feed.js';
import { openDatabase } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { eventStore } from '../log/event-store.js';
import { InPartitions, isPartitioned, makeEventRoom, partitionEvents } from './partitions.js';
import { execute } from '@jurilien/event-sourcing';
import { SYSTEM, tillKernel } from '../../../../test/support/till.js';

/** More than is written while the table becomes a partition. */
const SIZE = 100_000;
const WRITERS = 8;

let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ automations: [] });
});
afterEach(() => k.close());

/** Appends of several processes, each on streams of its own and on one they all share, until they are stopped. */
function writers() {
  let going = true;
  const done: { tillId: string; position: number }[] = [];
  const shared = randomUUID();
  const write = async (): Promise<void> => {
    const store = eventStore(k.db, k.codec, k.vault, () => undefined);
    const decision = k.registry.decisions.get('AddMoney')!;
    for (let n = 0; going; n++) {
      const tillId = n % 4 === 0 ? shared : randomUUID();
      const command = { name: 'AddMoney', input: { tillId, cents: 1 }, commandId: randomUUID(), actor: SYSTEM };
      const answer = await execute({ ...k, store }, decision, command).catch((error: unknown) => {
        // Many at one stream: a command that lost three times is refused, as ever.
        if ((error as { code?: string }).code !== 'STALE_VERSION') throw error;
      });
      if (answer) done.push({ tillId, position: answer.position });
    }
  };
  const all = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    done,
    stop: async () => {
      going = false;
      await all;
    },
  };
}

/** Everything a reader sees, read behind the horizon in steps while others write. */
async function readOn(seen: { position: number; stream: string; version: number }[]): Promise<void> {
  const upTo = await horizon(k.db);
  for (;;) {
    const events = await readEvents(k.db, k.codec, seen.at(-1)?.position ?? 0, upTo, 100);
    seen.push(...events);
    if (events.length < 100) return;
  }
}

/** What a session read of the log so far: partitions from end to end, rows found by an index. */
async function rowsRead(session: Sql): Promise<{ whole: number; found: number }> {
  const [read] = await session.query<{ whole: number; found: number }>(
    `select sum(seq_scan)::integer as whole, sum(idx_tup_fetch)::integer as found from pg_stat_xact_user_tables where relname like 'events%'`,
  );
  return read!;
}

const until = async (what: () => boolean): Promise<void> => {
  while (!what()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('the log, put into partitions while it is written', () => {
  it('loses nothing, keeps its order, and goes over from one partition to the next', async () => {
    const seen: { position: number; stream: string; version: number }[] = [];
    const load = writers();
    await until(() => load.done.length > 50);
    await readOn(seen);
    const migrating = partitionEvents(k.db, SIZE);
    const reading = (async () => {
      for (let done = false; !done;) {
        done = await Promise.race([migrating.then(() => true), new Promise<false>((r) => setTimeout(() => r(false), 10))]);
        await readOn(seen);
      }
    })();
    const { behind } = await migrating;
    await reading;
    expect(await isPartitioned(k.db)).toBe(true);
    // On into the third partition, positions in between never drawn, with room made ahead as the worker does.
    for (const border of [behind, behind + SIZE]) {
      await k.db.query(`select setval('events_position_seq', $1)`, [border - 100]);
      await makeEventRoom(k.db);
      while (load.done.at(-1)!.position < border + 100) await readOn(seen);
    }
    await load.stop();
    await readOn(seen);

    const rows = await k.db.query<{ position: string; stream: string; version: number; partition: string }>(
      'select position, stream, version, tableoid::regclass::text as partition from events order by position',
    );
    expect(seen.map(({ position }) => position)).toEqual(rows.map((r) => Number(r.position)));
    expect(new Set(rows.map((r) => r.partition)).size).toBeGreaterThanOrEqual(3);
    const positions = new Set(seen.map((e) => e.position));
    expect(load.done.filter((d) => !positions.has(d.position))).toEqual([]);
    const versions = new Map<string, number>();
    for (const { stream, version } of seen) {
      expect(version).toBe((versions.get(stream) ?? 0) + 1);
      versions.set(stream, version);
    }
    await expect(partitionEvents(k.db, SIZE)).rejects.toThrow(InPartitions);
  });

  it('refuses across partitions what a unique index refuses within one', async () => {
    const tillId = randomUUID();
    const commandId = randomUUID();
    await k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: 'five' });
    const { behind } = await partitionEvents(k.db, 10);
    await k.db.query(`select setval('events_position_seq', $1)`, [behind + 1]);

    await expect(k.send('AddMoney', { tillId, cents: 5 }, { expectedVersion: 0 })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(await k.send('AddMoney', { tillId, cents: 5 }, { commandId, fingerprint: 'five' })).toMatchObject({ duplicate: true });
    const copy = (changed: string) =>
      k.db.query(
        `insert into events (stream, version, type, schema_version, occurred_at, actor, command_id, command_seq, correlation_id, payload)
         select ${changed} from events where stream = $1`,
        [`till-${tillId}`],
      );
    const rest = 'type, schema_version, occurred_at, actor';
    await expect(copy(`stream, version, ${rest}, gen_random_uuid(), command_seq, correlation_id, payload`)).rejects.toThrow(
      /version of a stream/,
    );
    await expect(copy(`stream, version + 1, ${rest}, command_id, command_seq, correlation_id, payload`)).rejects.toThrow(
      /event of a command/,
    );
    await k.send('AddMoney', { tillId, cents: 7 });
    expect((await readStream(k.db, k.codec, `till-${tillId}`)).map((e) => e.version)).toEqual([1, 2]);
    for (const table of ['events', 'events_0', `events_${behind}`])
      for (const sql of [`update ${table} set type = 'x'`, `delete from ${table}`, `truncate ${table}`])
        await expect(k.db.query(sql)).rejects.toThrow(/append-only/);
  });

  it('looks up by index what it appends and loads, though a connection made its plans while partitions were empty', async () => {
    const { behind } = await partitionEvents(k.db, SIZE);
    await k.db.query(`select setval('events_position_seq', $1)`, [behind]);
    const one = await openDatabase(k.url, { max: 1 });
    try {
      const store = eventStore(one, k.codec, k.vault, () => undefined);
      const add = () => {
        const command = { name: 'AddMoney', input: { tillId: randomUUID(), cents: 1 }, commandId: randomUUID(), actor: SYSTEM };
        return execute({ ...k, store }, k.registry.decisions.get('AddMoney')!, command);
      };
      await add();
      await Promise.all(Array.from({ length: 500 }, add));
      // In one transaction, since counts are reported and begin again between two.
      const read = await one.transaction(async (sql) => {
        const before = await rowsRead(sql);
        const tillId = randomUUID();
        await sql.prepared('select append_events($1::jsonb) as done', [k.appendText(tillId)]);
        await sql.prepared('select * from read_streams($1, $2, $3)', [[`till-${tillId}`], [0], [randomUUID()]]);
        const after = await rowsRead(sql);
        return { whole: after.whole - before.whole, found: after.found - before.found };
      });
      // The event itself, which the trigger finds twice and the load once.
      expect(read).toEqual({ whole: 0, found: 3 });
    } finally {
      await one.close();
    }
  });

  it('refuses to add under a snapshot older than its locks', async () => {
    await partitionEvents(k.db, SIZE);
    const adding = k.db.transaction(async (sql) => {
      await sql.query('set transaction isolation level repeatable read');
      await sql.query('select append_events($1::jsonb)', [k.appendText(randomUUID())]);
    });
    await expect(adding).rejects.toThrow(/read committed alone/);
  });

  it('leaves the application its rights and no others, and the worker makes room with them', async () => {
    const role = `parts_${randomBytes(4).toString('hex')}`;
    await k.db.query(`create role ${role} login password '${role}' noinherit`);
    await k.db.query('select grant_application($1)', [role]);
    const { behind } = await partitionEvents(k.db, SIZE);
    const url = Object.assign(new URL(k.url), { username: role, password: role });
    const app = await openDatabase(url.href, { max: 2 });
    try {
      const store = eventStore(app, k.codec, k.vault, () => undefined);
      const command = { name: 'AddMoney', input: { tillId: randomUUID(), cents: 1 }, commandId: randomUUID(), actor: SYSTEM };
      expect((await execute({ ...k, store }, k.registry.decisions.get('AddMoney')!, command)).position).toBeGreaterThan(0);
      await k.db.query(`select setval('events_position_seq', $1)`, [behind + SIZE]);
      expect(await makeEventRoom(app)).toBeGreaterThan(0);
      expect(await makeEventRoom(app)).toBe(0);
      await expect(app.query('select 1 from events_0')).rejects.toThrow(/permission denied/);
      await expect(app.query('delete from events')).rejects.toThrow(/permission denied/);
    } finally {
      await app.close();
      await k.db.query(`drop owned by ${role} cascade`);
      await k.db.query(`drop role ${role}`);
    }
  });
});
