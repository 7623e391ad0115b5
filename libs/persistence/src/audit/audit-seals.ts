import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { fixed, type Fixed } from '../database/statement.js';

/** The logs one chain of seals covers: what happened, who looked, what operators did past the commands. */
export type SealedLog = 'events' | 'access_log' | 'operator_acts';
export const SEALED_LOGS: readonly SealedLog[] = ['events', 'access_log', 'operator_acts'];

/** Rows of one block: a verification that names a block names at most this many. */
const BLOCK = 2_000;
export const GENESIS = '0'.repeat(64);
export const HASH_BYTES = 32;

export const instantText = (column: Fixed): Fixed => fixed`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
/** Each row as it is stored, personal parts as ciphertext: the seals still hold after a person's key was destroyed. */
export const ROWS: Readonly<Record<SealedLog, { readonly id: Fixed; readonly row: Fixed; readonly table: Fixed }>> = {
  events: {
    table: fixed`events`,
    id: fixed`position`,
    // The version of the configuration stands behind the columns of before, where there is one: older seals hold.
    row: fixed`jsonb_build_array(position, stream, version, type, schema_version, ${instantText(fixed`occurred_at`)}, actor, on_behalf_of, reason, command_id, command_seq, correlation_id, causation_id, province, payload, sealed, fingerprint) || case when config_version is null then '[]'::jsonb else jsonb_build_array(config_version) end`,
  },
  access_log: {
    table: fixed`access_log`,
    id: fixed`id`,
    row: fixed`jsonb_build_array(id, ${instantText(fixed`at`)}, actor_kind, actor, actor_role, impersonator, action, subject, detail)`,
  },
  operator_acts: {
    table: fixed`operator_acts`,
    id: fixed`id`,
    row: fixed`jsonb_build_array(id, ${instantText(fixed`at`)}, operator, act, subject, reason)`,
  },
};

/** A row of a log, and the hash of all of it. */
export interface HashedRow {
  readonly id: string;
  readonly hash: string;
}

/** Rows of a stretch of a log with their hashes. */
export function rowsOf(sql: Sql, log: SealedLog, after: string, upTo: string, limit: number | null): Promise<HashedRow[]> {
  const { table, id, row } = ROWS[log];
  return sql.prepared<HashedRow & { id: string }>(
    fixed`select ${id} as id, encode(sha256(convert_to((${row})::text, 'UTF8')), 'hex') as hash
       from ${table} where ${id} > $1 and ${id} <= $2 order by ${id} limit $3`,
    [after, upTo, limit],
  );
}

/** SHA-256 of the block before, of what the block covers, and of each of its rows. */
export function blockHash(seal: { previous: string; log: string; after: string; upTo: string }, rows: readonly HashedRow[]): string {
  const hash = createHash('sha256').update(`${seal.previous}\n${seal.log} ${seal.after} ${seal.upTo}\n`);
  for (const row of rows) hash.update(`${row.id} ${row.hash}\n`);
  return hash.digest('hex');
}

/** The key of the chain comes from the master key, which is not in the database. */
export const chainKey = (masterKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), 'jurilien', 'audit-seal', 32));
/** No one who holds the database alone can make a seal. */
export const macOf = (masterKey: string, hash: string): string => createHmac('sha256', chainKey(masterKey)).update(hash).digest('hex');

/** A seal that was just made: its hash is worth writing down where the database's administrator cannot reach. */
export interface MadeSeal {
  readonly seq: number;
  readonly log: SealedLog;
  readonly rows: number;
  readonly hash: string;
  /** As many rows as a block holds: there may be more. */
  readonly full: boolean;
}

/**
 * Seals what is new in each log, at most one block of each; several workers may try at once, one does it.
 * @returns the seals made; none when nothing was new
 */
export async function sealNewRows(db: Database, masterKey: string): Promise<MadeSeal[]> {
  const horizons = new Map<SealedLog, string>();
  for (const log of SEALED_LOGS) {
    const [row] = await db.prepared<{ h: string }>('select audit_horizon($1) as h', [log]);
    horizons.set(log, row!.h);
  }
  return db.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock(7413, 0)');
    const made: MadeSeal[] = [];
    for (const log of SEALED_LOGS) {
      const seal = await sealOne(sql, log, horizons.get(log)!, masterKey);
      if (seal) made.push(seal);
    }
    return made;
  });
}

/** How far the chain reaches: its newest block, and when that was made. */
export async function newestSeal(sql: Sql): Promise<{ seq: number; at: string } | undefined> {
  const [seal] = await sql.prepared<{ seq: number; at: string }>(
    `select seq, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from audit_seals order by seq desc limit 1`,
  );
  return seal;
}

async function sealOne(sql: Sql, log: SealedLog, horizon: string, masterKey: string): Promise<MadeSeal | undefined> {
  const [before] = await sql.prepared<{ after: string }>('select coalesce(max(up_to_id), 0) as after from audit_seals where log = $1', [
    log,
  ]);
  const after = before!.after;
  if (BigInt(after) >= BigInt(horizon)) return undefined;
  const rows = await rowsOf(sql, log, after, horizon, BLOCK);
  if (rows.length === 0) return undefined;
  const upTo = rows.length < BLOCK ? horizon : rows.at(-1)!.id;
  const [last] = await sql.prepared<{ seq: number; hash: string }>('select seq, hash from audit_seals order by seq desc limit 1');
  const previous = last?.hash ?? GENESIS;
  const seq = (last?.seq ?? 0) + 1;
  const hash = blockHash({ previous, log, after, upTo }, rows);
  await sql.prepared(
    `insert into audit_seals (seq, log, after_id, up_to_id, row_ids, row_hashes, previous, hash, mac)
     values ($1, $2, $3, $4, $5::bigint[], decode($6, 'hex'), $7, $8, $9)`,
    [seq, log, after, upTo, rows.map((r) => r.id), rows.map((r) => r.hash).join(''), previous, hash, macOf(masterKey, hash)],
  );
  return { seq, log, rows: rows.length, hash, full: rows.length === BLOCK };
}
