import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { fixed, type Fixed } from '../database/statement.js';

/** The logs one chain of seals covers: what happened, who looked, what operators did past the commands. */
export type SealedLog = 'events' | 'access_log' | 'operator_acts';
export const SEALED_LOGS: readonly SealedLog[] = ['events', 'access_log', 'operator_acts'];

/** Rows of one block: a verification that names a block names at most this many. */
const BLOCK = 2_000;
const GENESIS = '0'.repeat(64);
const HASH_BYTES = 32;

const at = (column: Fixed): Fixed => fixed`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;
/** Each row as it is stored, personal parts as ciphertext: the seals still hold after a person's key was destroyed. */
const ROWS: Readonly<Record<SealedLog, { readonly id: Fixed; readonly row: Fixed; readonly table: Fixed }>> = {
  events: {
    table: fixed`events`,
    id: fixed`position`,
    // The version of the configuration stands behind the columns of before, where there is one: older seals hold.
    row: fixed`jsonb_build_array(position, stream, version, type, schema_version, ${at(fixed`occurred_at`)}, actor, on_behalf_of, reason, command_id, command_seq, correlation_id, causation_id, province, payload, sealed, fingerprint) || case when config_version is null then '[]'::jsonb else jsonb_build_array(config_version) end`,
  },
  access_log: {
    table: fixed`access_log`,
    id: fixed`id`,
    row: fixed`jsonb_build_array(id, ${at(fixed`at`)}, actor_kind, actor, actor_role, impersonator, action, subject, detail)`,
  },
  operator_acts: {
    table: fixed`operator_acts`,
    id: fixed`id`,
    row: fixed`jsonb_build_array(id, ${at(fixed`at`)}, operator, act, subject, reason)`,
  },
};

interface HashedRow {
  readonly id: string;
  readonly hash: string;
}

function rowsOf(sql: Sql, log: SealedLog, after: string, upTo: string, limit: number | null): Promise<HashedRow[]> {
  const { table, id, row } = ROWS[log];
  return sql.prepared<HashedRow & { id: string }>(
    fixed`select ${id} as id, encode(sha256(convert_to((${row})::text, 'UTF8')), 'hex') as hash
       from ${table} where ${id} > $1 and ${id} <= $2 order by ${id} limit $3`,
    [after, upTo, limit],
  );
}

/** SHA-256 of the block before, of what the block covers, and of each of its rows. */
function blockHash(seal: { previous: string; log: string; after: string; upTo: string }, rows: readonly HashedRow[]): string {
  const hash = createHash('sha256').update(`${seal.previous}\n${seal.log} ${seal.after} ${seal.upTo}\n`);
  for (const row of rows) hash.update(`${row.id} ${row.hash}\n`);
  return hash.digest('hex');
}

/** No one who holds the database alone can make a seal: the key comes from the master key, which is not in it. */
const macOf = (masterKey: string, hash: string): string =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), 'jurilien', 'audit-seal', 32)))
    .update(hash)
    .digest('hex');

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

/** The first thing that is not as it was sealed. */
export interface Breach {
  /** Number of the block. */
  readonly seal: number;
  readonly log?: SealedLog;
  /** Id or position of the row, where one row is to blame. */
  readonly row?: string;
  readonly what: 'row-changed' | 'row-removed' | 'row-added' | 'seal-changed' | 'seal-missing' | 'not-ours' | 'head-not-found';
}

/** What a verification found: nothing wrong, or the first breach. */
export interface Verdict {
  readonly breach?: Breach;
  readonly seals: number;
  readonly rows: number;
  /** Hash of the newest block; nothing when there is none yet. */
  readonly head?: string;
  /** Rows that no block covers yet. */
  readonly unsealed: number;
}

interface SealRow {
  readonly seq: number;
  readonly log: SealedLog;
  readonly after: string;
  readonly upTo: string;
  readonly ids: string[];
  readonly hashes: string;
  readonly previous: string;
  readonly hash: string;
  readonly mac: string;
}

/**
 * Walks the whole chain and every row under it.
 * @param masterKeys the master key of today, then earlier ones: the newest seal must have been made with one of them
 * @param options `head` the hash of a seal that was written down elsewhere: it must still be in the chain; `onSeal` receives each as it goes
 */
export async function verifySeals(
  sql: Sql,
  masterKeys: readonly string[],
  options: { head?: string; onSeal?: (seq: number, of: number) => void } = {},
): Promise<Verdict> {
  const [count] = await sql.query<{ n: number }>('select coalesce(max(seq), 0) as n from audit_seals');
  const reached = new Map<SealedLog, string>(SEALED_LOGS.map((log) => [log, '0']));
  let head: SealRow | undefined;
  let rows = 0;
  let headFound = options.head === undefined;
  const verdict = async (breach?: Breach): Promise<Verdict> => ({
    breach,
    seals: head?.seq ?? 0,
    rows,
    head: head?.hash,
    unsealed: breach ? 0 : await unsealed(sql, reached),
  });

  for (let seq = 1; seq <= count!.n; seq++) {
    const seal = await readSeal(sql, seq);
    if (!seal) return verdict({ seal: seq, what: 'seal-missing' });
    const breach = brokenLink(seal, head, reached) ?? (await brokenRow(sql, seal));
    if (breach) return verdict({ seal: seq, log: seal.log, ...breach });
    head = seal;
    rows += seal.ids.length;
    reached.set(seal.log, seal.upTo);
    headFound ||= seal.hash === options.head;
    options.onSeal?.(seq, count!.n);
  }
  // Each block covers all before it, so the newest one's mark stands for the whole chain.
  if (head && !masterKeys.some((key) => macOf(key, head.hash) === head.mac)) return verdict({ seal: head.seq, what: 'not-ours' });
  if (!headFound) return verdict({ seal: head?.seq ?? 0, what: 'head-not-found' });
  return verdict();
}

async function readSeal(sql: Sql, seq: number): Promise<SealRow | undefined> {
  const [seal] = await sql.prepared<SealRow>(
    `select seq, log, after_id as after, up_to_id as "upTo", row_ids::text[] as ids, encode(row_hashes, 'hex') as hashes, previous, hash, mac
       from audit_seals where seq = $1`,
    [seq],
  );
  return seal;
}

/** Whether the block follows the one before it, begins where its log was left, and is what its hash says. */
function brokenLink(seal: SealRow, before: SealRow | undefined, reached: ReadonlyMap<SealedLog, string>): Pick<Breach, 'what'> | undefined {
  const whole =
    seal.previous === (before?.hash ?? GENESIS) &&
    seal.after === reached.get(seal.log) &&
    seal.hashes.length === seal.ids.length * HASH_BYTES * 2 &&
    seal.hash === blockHash(seal, hashedRows(seal));
  return whole ? undefined : { what: 'seal-changed' };
}

const hashedRows = ({ ids, hashes }: SealRow): HashedRow[] =>
  ids.map((id, i) => ({ id, hash: hashes.slice(i * HASH_BYTES * 2, (i + 1) * HASH_BYTES * 2) }));

async function brokenRow(sql: Sql, seal: SealRow): Promise<Pick<Breach, 'row' | 'what'> | undefined> {
  const sealed = hashedRows(seal);
  const stored = await rowsOf(sql, seal.log, seal.after, seal.upTo, null);
  for (let i = 0; i < Math.max(sealed.length, stored.length); i++) {
    const [was, is] = [sealed[i], stored[i]];
    if (!was || (is && BigInt(is.id) < BigInt(was.id))) return { row: is!.id, what: 'row-added' };
    if (!is || BigInt(is.id) > BigInt(was.id)) return { row: was.id, what: 'row-removed' };
    if (is.hash !== was.hash) return { row: was.id, what: 'row-changed' };
  }
  return undefined;
}

async function unsealed(sql: Sql, reached: ReadonlyMap<SealedLog, string>): Promise<number> {
  let all = 0;
  for (const log of SEALED_LOGS) {
    const [row] = await sql.query<{ n: string }>(fixed`select count(*) as n from ${ROWS[log].table} where ${ROWS[log].id} > $1`, [
      reached.get(log),
    ]);
    all += Number(row!.n);
  }
  return all;
}
