import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { horizon } from '../log/event-feed.js';
import { keyMarks } from '../keys/key-marks.js';
import { SCHEMA_VERSION } from '../migrations/index.js';
import { statement } from '../database/statement.js';
import { LOG_NAMES, LOGS, type DataManifest, type KeysManifest, type Log, type Segment } from './manifest.js';
import { readManifest, rowsOf, writeManifest, writePart } from './parts.js';

/**
 * Not part of a state: the logs themselves, keys (apart), what migrations made, windows of limits, which are of the moment, and the busy
 * times of calendars elsewhere, which are read again and which no key would close to who reads an old backup; and who has what open now.
 */
const NOT_STATE = [...LOG_NAMES, 'person_keys', 'migrations', 'rate_limits', 'external_busy', 'presences'];

export interface BackedUp {
  readonly at: string;
  readonly position: number;
  /** Rows added by log. */
  readonly added: Readonly<Partial<Record<Log, number>>>;
}

/**
 * Adds to a folder what is new in the logs, and the state of timers, work and checkpoints as of the same position. Runs beside the
 * live product: everything is read in one snapshot. An interruption leaves the backup of before.
 */
export async function backUpData(db: Database, folder: string): Promise<BackedUp> {
  const before = (await readManifest<DataManifest>(folder)) ?? { format: 1, schema: SCHEMA_VERSION, segments: [], states: [] };
  const horizons = {
    events: await horizon(db),
    access_log: await auditHorizon(db, 'access_log'),
    operator_acts: await auditHorizon(db, 'operator_acts'),
  };
  return db.transaction(async (sql) => {
    await sql.query('set transaction isolation level repeatable read, read only');
    const [now] = await sql.query<{ at: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    );
    const bounds = await boundsOf(sql, horizons);
    const segments: Segment[] = [];
    for (const log of LOG_NAMES) {
      const after = Math.max(0, ...before.segments.filter((s) => s.log === log).map((s) => s.upTo));
      const segment = await writeSegment(sql, folder, log, after, bounds[log]);
      if (segment) segments.push(segment);
    }
    const state = await writePart(folder, `state-${number(bounds.events)}-${stamp(now!.at)}.jsonl.gz`, stateRows(sql));
    const indexKey = (await keyMarks(sql)).get('INDEX_KEY');
    await writeManifest(folder, {
      ...before,
      schema: SCHEMA_VERSION,
      ...(indexKey ? { indexKey } : {}),
      segments: [...before.segments, ...segments],
      states: [...before.states, { ...state, at: now!.at, position: bounds.events }],
    } satisfies DataManifest);
    return { at: now!.at, position: bounds.events, added: Object.fromEntries(segments.map((s) => [s.log, s.rows])) };
  });
}

const auditHorizon = async (db: Sql, log: Log): Promise<number> =>
  Number((await db.query<{ h: string }>('select audit_horizon($1) as h', [log]))[0]!.h);

/**
 * How far each log goes in this snapshot. A horizon was asked for before it; a checkpoint or a seal in it may already stand further,
 * and what they stand on is in it too.
 */
async function boundsOf(sql: Sql, horizons: Record<Exclude<Log, 'audit_seals'>, number>): Promise<Record<Log, number>> {
  const [row] = await sql.query<Record<Log, string>>(
    `select greatest($1, (select max(position) from checkpoints), (select max(up_to_id) from audit_seals where log = 'events')) as events,
            greatest($2, (select max(up_to_id) from audit_seals where log = 'access_log')) as access_log,
            greatest($3, (select max(up_to_id) from audit_seals where log = 'operator_acts')) as operator_acts,
            (select coalesce(max(seq), 0) from audit_seals) as audit_seals`,
    [horizons.events, horizons.access_log, horizons.operator_acts],
  );
  return Object.fromEntries(LOG_NAMES.map((log) => [log, Number(row![log])])) as Record<Log, number>;
}

async function writeSegment(sql: Sql, folder: string, log: Log, after: number, upTo: number): Promise<Segment | undefined> {
  if (upTo <= after) return undefined;
  const id = statement.id(LOGS[log].id);
  const rows = rowsOf(
    sql,
    statement`select to_jsonb(t)::text as r from ${statement.id(log)} t where ${id} > ${statement.lit(after)} and ${id} <= ${statement.lit(upTo)} order by ${id}`,
  );
  return { ...(await writePart(folder, `${log}-${number(after)}-${number(upTo)}.jsonl.gz`, rows)), log, after, upTo };
}

async function* stateRows(sql: Sql): AsyncGenerator<string[]> {
  const tables = await sql.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> all($1) order by relname`,
    [NOT_STATE],
  );
  for (const { name } of tables)
    yield* rowsOf(
      sql,
      statement`select jsonb_build_object('table', ${statement.lit(name)}, 'row', to_jsonb(t))::text as r from ${statement.id('public', name)} t`,
    );
}

/**
 * The database remembers up to when it can be restored, so that figures can say how long ago that is.
 * @param at nothing: there is no backup that could be restored
 */
export async function noteBackup(sql: Sql, at: string | undefined): Promise<void> {
  if (at === undefined) return void (await sql.query(`delete from facts where name = 'backup'`));
  await sql.query(
    `insert into facts values ('backup', jsonb_build_object('at', $1::text)) on conflict (name) do update set value = excluded.value`,
    [at],
  );
}

/** Every key, or that it was destroyed, in the place of the last backup of them. Run after the data: it opens no less than they need. */
export async function backUpKeys(db: Database, folder: string): Promise<{ keys: number }> {
  const before = await readManifest<KeysManifest>(folder);
  return db.transaction(async (sql) => {
    await sql.query('set transaction isolation level repeatable read, read only');
    const [now] = await sql.query<{ at: string; masters: string[] }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
              coalesce((select array_agg(distinct master_key) from person_keys where destroyed_at is null), '{}') as masters`,
    );
    const rows = rowsOf(sql, statement`select to_jsonb(t)::text as r from person_keys t order by owner`);
    const part = await writePart(folder, `person-keys-${stamp(now!.at)}.jsonl.gz`, rows);
    if (before && part.rows < before.rows) {
      await rm(join(folder, part.file));
      throw new Error(
        `The backup knows ${before.rows} keys, the database only ${part.rows}. A key is never removed, only destroyed: this is another database, or keys were lost. The backup of ${before.at} was left as it is.`,
      );
    }
    await writeManifest(folder, { ...part, format: 1, at: now!.at, masterKeys: now!.masters } satisfies KeysManifest);
    if (before && before.file !== part.file) await rm(join(folder, before.file), { force: true });
    return { keys: part.rows };
  });
}

const number = (n: number): string => String(n).padStart(12, '0');
const stamp = (at: string): string => at.replace(/[-:.]/g, '');
