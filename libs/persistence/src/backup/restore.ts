import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import type { ErasureLedger } from '../keys/erasure-ledger.js';
import { destroyListed } from '../keys/erasures.js';
import { SCHEMA_VERSION } from '../migrations/index.js';
import { LOGS, type DataManifest, type KeysManifest, type Log, type State } from './manifest.js';
import { readManifest, readPart } from './parts.js';
import { statement } from '../database/statement.js';

type Row = Readonly<Record<string, unknown>>;

/** The log goes on this far behind everything the backup knows: what was lost may have used positions, and ids are derived from them. */
const LEAP = 10_000_000;
const CHUNK = 1_000;

/** A backup that cannot be used as asked; the message says why and what to do. */
export class NotRestorable extends Error {}

export interface Restored {
  /** Last position of the log that was kept. */
  readonly position: number;
  readonly events: number;
  /** When the state (timers, work) was written that readers now go on from. */
  readonly stateOf: string;
  readonly erased: number;
}

/**
 * Fills an empty, migrated database with a backup as it stood at an instant: the logs up to it, the newest state before it, from which
 * automations read on, and the keys as they are now, without those that the ledger says were destroyed, so that who was erased since
 * stays erased. All or nothing; views are built after.
 * @param to ISO instant, or as late as the backup goes
 * @param given names of the master keys, and the mark of the index key, that are in the settings; the ledger of erasures
 * @throws NotRestorable, LedgerFault
 */
export async function restoreBackup(
  db: Database,
  folders: { readonly data: string; readonly keys: string },
  to: string | 'latest',
  given: { readonly masterKeys: readonly string[]; readonly indexKey: string; readonly ledger: ErasureLedger },
): Promise<Restored> {
  const data = await readManifest<DataManifest>(folders.data);
  const keys = await readManifest<KeysManifest>(folders.keys);
  if (!data || data.states.length === 0) throw new NotRestorable(`${folders.data} holds no backup of data.`);
  if (!keys) throw new NotRestorable(`${folders.keys} holds no backup of keys: without them no name and no address can be read.`);
  if (data.schema > SCHEMA_VERSION)
    throw new NotRestorable('The backup was made by a newer version of Jurilien: restore it with that one.');
  const missing = keys.masterKeys.filter((name) => !given.masterKeys.includes(name));
  if (missing.length > 0)
    throw new NotRestorable(
      `The keys were wrapped by another master key (${missing.join(', ')}). Give it as MASTER_KEY, or as MASTER_KEY_EARLIER.`,
    );
  if (data.indexKey && data.indexKey !== given.indexKey)
    throw new NotRestorable(
      'The addresses in the backup were indexed with another key: no one would be found by them. Give it as INDEX_KEY (the first SITE_KEY there was, if there was no other).',
    );
  const until = to === 'latest' ? Infinity : Date.parse(to);
  const first = data.states[0]!;
  if (until < Date.parse(first.at)) throw new NotRestorable(`The first backup is of ${first.at}: nothing before it can be restored.`);

  return db.transaction(async (sql) => {
    const [found] = await sql.query<{ some: boolean }>('select exists (select 1 from events) as some');
    if (found!.some)
      throw new NotRestorable('The database has events already. Give an empty one as DATABASE_URL: nothing is ever restored over a log.');
    const cut = { events: 0, access_log: 0, operator_acts: 0 };
    let events = 0;
    for (const log of ['events', 'access_log', 'operator_acts'] as const) {
      const loaded = await loadLog(sql, folders.data, data, log, (row) => Date.parse(row[LOGS[log].at] as string) <= until);
      cut[log] = loaded.upTo;
      if (log === 'events') events = loaded.rows;
    }
    const state = data.states.findLast((s) => Date.parse(s.at) <= until && s.position <= cut.events);
    if (!state) throw new NotRestorable('No state of timers and work fits that instant; choose a later one.');
    await loadLog(
      sql,
      folders.data,
      data,
      'audit_seals',
      (row) => Date.parse(row.at as string) <= until && Number(row.up_to_id) <= cut[row.log as keyof typeof cut],
    );
    await loadState(sql, folders.data, state);
    const erased = (await loadKeys(sql, folders.keys, keys)) + (await destroyListed(sql, given.ledger)).length;
    await goOnBehind(sql, data);
    await sql.query(
      `insert into facts values ('restored', jsonb_build_object('to', $1::text, 'at', clock_timestamp()))
       on conflict (name) do update set value = excluded.value`,
      [to === 'latest' ? data.states.at(-1)!.at : to],
    );
    return { position: cut.events, events, stateOf: state.at, erased };
  });
}

/** Rows of a log in their order, up to the first that is not to be kept; answers how far that is. */
async function loadLog(
  sql: Sql,
  folder: string,
  { segments }: DataManifest,
  log: Log,
  isKept: (row: Row) => boolean,
): Promise<{ rows: number; upTo: number }> {
  let [rows, upTo] = [0, 0];
  for (const segment of segments.filter((s) => s.log === log)) {
    for await (const batch of readPart<Row>(folder, segment)) {
      const end = batch.findIndex((row) => !isKept(row));
      const kept = end === -1 ? batch : batch.slice(0, end);
      await insertRows(sql, log, kept);
      rows += kept.length;
      if (end !== -1) return { rows, upTo: Number(batch[end]![LOGS[log].id]) - 1 };
    }
    upTo = segment.upTo;
  }
  return { rows, upTo };
}

async function loadState(sql: Sql, folder: string, state: State): Promise<void> {
  const emptied = new Set<string>();
  for await (const batch of readPart<{ table: string; row: Row }>(folder, state)) {
    const byTable = Map.groupBy(batch.filter(isRestored), (line) => line.table);
    for (const [table, lines] of byTable) {
      const [known] = await sql.query<{ known: boolean }>('select to_regclass($1) is not null as known', [`public.${table}`]);
      // A table that a later version no longer has is of no use to it.
      if (!known!.known) continue;
      if (!emptied.has(table)) await sql.query(statement`delete from ${statement.id('public', table)}`);
      emptied.add(table);
      await insertRows(
        sql,
        table,
        lines.map((line) => line.row),
      );
    }
  }
}

/** Views are built again from the log; what a worker said of itself is of its moment, and so is which keys are in use. */
const isRestored = ({ table, row }: { readonly table: string; readonly row: Row }): boolean =>
  !(['checkpoints', 'set_aside'].includes(table) && String(row.reader).startsWith('view:')) &&
  !(table === 'facts' && /^(worker:|key:|restored$|backup$)/.test(String(row.name)));

async function loadKeys(sql: Sql, folder: string, keys: KeysManifest): Promise<number> {
  let erased = 0;
  for await (const batch of readPart<Row>(folder, keys)) {
    erased += batch.filter((row) => row.destroyed_at !== null).length;
    await insertRows(sql, 'person_keys', batch);
  }
  return erased;
}

async function insertRows(sql: Sql, table: string, rows: readonly Row[]): Promise<void> {
  const into = statement.id('public', table);
  for (let n = 0; n < rows.length; n += CHUNK)
    await sql.query(
      statement`insert into ${into} overriding system value select r.* from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows.slice(n, n + CHUNK))}::jsonb) r`,
    );
}

/** New rows get numbers that no row had. */
async function goOnBehind(sql: Sql, { segments }: DataManifest): Promise<void> {
  const highest = Math.max(...segments.filter((s) => s.log === 'events').map((s) => s.upTo), 0);
  await sql.query(`select setval('events_position_seq', $1)`, [highest + LEAP]);
  const others = await sql.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES' and table_name not in ('events', 'migrations')`,
  );
  for (const { table, column } of others) {
    const [of, id] = [statement.id('public', table), statement.id(column)];
    await sql.query(
      statement`select setval(pg_get_serial_sequence(format('public.%I', ${table}::text), ${column}), greatest(1, max(${id})), max(${id}) is not null) from ${of}`,
    );
  }
}

/** The restore this database comes from: to which instant, and when; nothing when it was never restored. */
export async function restoredFrom(sql: Sql): Promise<{ readonly to: string; readonly at: string } | undefined> {
  const [row] = await sql.query<{ value: { to: string; at: string } }>(`select value from facts where name = 'restored'`);
  return row?.value;
}
