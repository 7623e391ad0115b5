import type { Database } from '../database/database.js';
import type { Sql, Transaction } from '../database/sql.js';
import { LedgerFault, type ErasureLedger, type LedgerMark } from './erasure-ledger.js';

/** Erasures are written down one after another, whichever process they are of. */
const ERASURES_LOCK = 7414;
/** Keys looked at together when a ledger is replayed. */
const A_LOOK = 5_000;

/** How far the ledger went when this database last heard of it. */
async function knownMark(sql: Sql): Promise<LedgerMark> {
  const [row] = await sql.query<{ value: LedgerMark }>(`select value from facts where name = 'erasures'`);
  return row?.value ?? { lines: 0, sum: '' };
}

const note = (sql: Sql, { lines, sum }: LedgerMark) =>
  sql.query(
    `insert into facts values ('erasures', jsonb_build_object('lines', $1::int, 'sum', $2::text))
     on conflict (name) do update set value = excluded.value`,
    [lines, sum],
  );

const inTurn = (sql: Sql) => sql.query('select pg_advisory_xact_lock($1)', [ERASURES_LOCK]);

/** Whether a ledger may be the one that this database was used with. @throws LedgerFault when it is not */
function compare(path: string, end: LedgerMark, known: LedgerMark): void {
  if (end.lines < known.lines) throw new LedgerFault(path, `has ${end.lines} lines, and this database knows of ${known.lines}`);
  if (end.lines === known.lines && end.sum !== known.sum) throw new LedgerFault(path, 'is not the one that this database was used with');
}

/**
 * Destroys the keys of these owners with all of their parts. The ledger says so first: whatever happens to the database from then on,
 * they do not come back.
 * @returns of each owner asked for, the names of the keys that were there
 */
export function destroyAndNote(db: Database, ledger: ErasureLedger, asked: readonly string[]): Promise<string[][]> {
  return db.transaction(async (sql) => {
    await inTurn(sql);
    const found = await keysOf(sql, asked);
    if (found.length === 0) return asked.map(() => []);
    const known = await knownMark(sql);
    compare(ledger.path, await ledger.end(), known);
    await note(sql, await ledger.append([...new Set(found.map((key) => key.asked))], new Date().toISOString()));
    await empty(
      sql,
      found.map((key) => key.owner),
    );
    const byAsked = Map.groupBy(found, (key) => key.asked);
    return asked.map((owner) => (byAsked.get(owner) ?? []).map((key) => key.owner));
  });
}

/** The keys of these owners and their parts that still open something. A part's name begins with that of the whole and a slash. */
const keysOf = (sql: Sql, asked: readonly string[]) =>
  sql.query<{ asked: string; owner: string }>(
    `select a.owner as asked, p.owner from (select distinct unnest($1::text[]) as owner) a
       cross join lateral (select owner from person_keys where owner = a.owner and destroyed_at is null
                           union all
                           select owner from person_keys where owner > a.owner || '/' and owner < a.owner || '0' and destroyed_at is null) p`,
    [asked],
  );

/** When a key is destroyed is read off the clock itself: what is done some time later counts from there. */
const empty = (sql: Sql, owners: readonly string[]) =>
  sql.query(`update person_keys set wrapped = '', destroyed_at = clock_timestamp() where owner = any($1) and destroyed_at is null`, [
    owners,
  ]);

/**
 * Before anything is read: destroys every key that the ledger lists and this database, which may be restored from before, still has. Where
 * nothing was restored, it is one look at the end of the ledger.
 * @returns the names of the keys that were destroyed
 * @throws LedgerFault when the ledger is missing, or not whole, or that of another database
 */
export async function replayErasures(db: Database, ledger: ErasureLedger): Promise<string[]> {
  if (!(await isAhead(db, ledger))) return [];
  return db.transaction(async (sql) => {
    // It may have been in the middle of an erasure, which is done once this process has its turn.
    await inTurn(sql);
    return (await isAhead(sql, ledger)) ? destroyListed(sql, ledger) : [];
  });
}

/** Whether a ledger goes further than the database knows. The database is asked first: the ledger is never behind it. */
async function isAhead(sql: Sql, ledger: ErasureLedger): Promise<boolean> {
  const known = await knownMark(sql);
  const end = await ledger.end();
  compare(ledger.path, end, known);
  return end.lines > known.lines;
}

/** The same for keys that were just brought back, of whatever age: the whole ledger is read. @throws LedgerFault */
export async function destroyListed(sql: Transaction, ledger: ErasureLedger): Promise<string[]> {
  await inTurn(sql);
  const listed = await ledger.read(await knownMark(sql));
  const gone: string[] = [];
  for (let after = ''; ;) {
    const keys = await sql.query<{ owner: string }>(
      'select owner from person_keys where owner > $1 and destroyed_at is null order by owner limit $2',
      [after, A_LOOK],
    );
    const again = keys.map(({ owner }) => owner).filter((owner) => listed.has(owner));
    if (again.length > 0) await empty(sql, again);
    gone.push(...again);
    if (keys.length < A_LOOK) break;
    after = keys.at(-1)!.owner;
  }
  await note(sql, listed.end);
  return gone;
}
