import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';
import {
  blockHash,
  GENESIS,
  HASH_BYTES,
  instantText,
  macOf,
  ROWS,
  rowsOf,
  SEALED_LOGS,
  type HashedRow,
  type SealedLog,
} from './audit-seals.js';
import { letGoOf } from './old-accesses.js';

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
 * Walks the whole chain and every row under it. Old rows of the access log may be missing where an act on record let go of them: the
 * events that were sealed right after them prove that they were old enough.
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
  const letGo = await letGoOf(sql);
  /** The newest instant that the next sealed event may have, while a block that was let go of waits for its proof. */
  let unproven: { seal: number; olderThan: string } | undefined;
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
    const gone = seal.log === 'access_log' ? letGo.find(({ upTo }) => BigInt(seal.upTo) <= upTo) : undefined;
    const breach = brokenLink(seal, head, reached) ?? (await brokenRow(sql, seal, gone !== undefined));
    if (breach) return verdict({ seal: seq, log: seal.log, ...breach });
    if (gone) unproven ??= { seal: seq, olderThan: gone.olderThan };
    if (unproven && seal.log === 'events') {
      if ((await lastEventAt(sql, seal)) > unproven.olderThan)
        return verdict({ seal: unproven.seal, log: 'access_log', what: 'row-removed' });
      unproven = undefined;
    }
    head = seal;
    rows += seal.ids.length;
    reached.set(seal.log, seal.upTo);
    headFound ||= seal.hash === options.head;
    options.onSeal?.(seq, count!.n);
  }
  if (unproven) return verdict({ seal: unproven.seal, log: 'access_log', what: 'row-removed' });
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

/** When the last event under a block happened, as its row, whose hash was compared, has it. */
async function lastEventAt(sql: Sql, { after, upTo }: SealRow): Promise<string> {
  const [row] = await sql.prepared<{ at: string }>(
    fixed`select ${instantText(fixed`occurred_at`)} as at from events where position > $1 and position <= $2 order by position desc limit 1`,
    [after, upTo],
  );
  return row?.at ?? '';
}

/** @param maybeGone whether rows may be missing: those that are there must be as they were sealed */
async function brokenRow(sql: Sql, seal: SealRow, maybeGone: boolean): Promise<Pick<Breach, 'row' | 'what'> | undefined> {
  const stored = await rowsOf(sql, seal.log, seal.after, seal.upTo, null);
  const there = new Set(stored.map(({ id }) => id));
  const sealed = hashedRows(seal).filter(({ id }) => !maybeGone || there.has(id));
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
