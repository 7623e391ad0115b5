import { createHash } from 'node:crypto';
import type { Sql, Transaction } from './database.js';

/** Rows copied or compared at once: a few megabytes of memory. */
const SLICE = 5_000;

/** An index of the copy, and the one of the partition that it takes the place of. */
export interface IndexNames {
  readonly made: string;
  readonly like: string;
}

/** A table with the columns, checks, owner, rights and guards of a partition; it holds what the partition may hold and no more. */
export async function createLike(sql: Sql, name: string, copy: string): Promise<void> {
  const [like] = await sql.query<{ within: string; owner: string }>(
    `select pg_get_partition_constraintdef(oid) as within, quote_ident(pg_get_userbyid(relowner)) as owner from pg_class where oid = $1::regclass`,
    [name],
  );
  const grants = await sql.query<{ role: string; privilege: string }>(
    `select case when a.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as role, a.privilege_type as privilege
       from pg_class c, aclexplode(c.relacl) a where c.oid = $1::regclass and a.grantee <> c.relowner`,
    [name],
  );
  for (const statement of [
    `create table ${copy} (like ${name} including all excluding indexes)`,
    `alter table ${copy} add constraint ${copy}_within check (${like!.within})`,
    `alter table ${copy} owner to ${like!.owner}`,
    ...grants.map(({ role, privilege }) => `grant ${privilege} on ${copy} to ${role}`),
    `select guard_events('${copy}')`,
  ])
    await sql.query(statement);
}

/** Copies rows in the order of their positions, frozen: any snapshot sees them, however old. The table must be of this transaction. */
export async function copyRows(sql: Transaction, name: string, copy: string, onRows: (rows: number) => void): Promise<void> {
  for (let [after, rows] = ['0', 0]; ;) {
    const [slice] = await sql.query<{ rows: number; last: string }>(
      `select count(*)::integer as rows, max(position) as last from (select position from ${name} where position > $1 order by position limit ${SLICE}) s`,
      [after],
    );
    const { last } = slice!;
    if (slice!.rows === 0) return;
    const wanted = `select * from ${name} where position > ${after} and position <= ${last} order by position`;
    await sql.copy(`copy ${copy} from stdin (format binary, freeze)`, await sql.copyOut(`copy (${wanted}) to stdout (format binary)`));
    after = last;
    rows += slice!.rows;
    onRows(rows);
  }
}

/** The indexes of a partition on its copy, packed since nothing will be added; answers what they are called. */
export async function createIndexes(sql: Sql, name: string, copy: string): Promise<IndexNames[]> {
  const indexes = await sql.query<{ like: string; unique: boolean; primary: boolean; how: string }>(
    `select c.relname as like, i.indisunique as unique, i.indisprimary as primary,
            regexp_replace(pg_get_indexdef(c.oid), '^.*? USING ', '') as how
       from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = $1::regclass order by c.relname`,
    [name],
  );
  const made: IndexNames[] = [];
  for (const [n, { like, unique, primary, how }] of indexes.entries()) {
    const index = `${copy}_${n}`;
    const packed = how.replace(/^(btree .*?)(?: WITH \([^)]*\))?( WHERE .*)?$/s, '$1 with (fillfactor = 100)$2');
    await sql.query(`create ${unique ? 'unique' : ''} index ${index} on ${copy} using ${packed}`);
    if (primary) await sql.query(`alter table ${copy} add primary key using index ${index}`);
    made.push({ made: index, like });
  }
  return made;
}

/**
 * Proves that two tables hold the same rows, every column as it reads.
 * @throws Error naming the position behind which they differ
 */
export async function compareRows(
  sql: Sql,
  one: string,
  other: string,
  onRows: (rows: number) => void = () => undefined,
): Promise<{ rows: number; checksum: string }> {
  const all = createHash('sha256');
  for (let [after, rows] = ['0', 0]; ;) {
    const [a, b] = [await digest(sql, one, after), await digest(sql, other, after)];
    if (a.rows !== b.rows || a.hash !== b.hash)
      throw new Error(`The copy of ${one} is not the same behind position ${after}. It was thrown away, nothing was changed.`);
    if (a.rows === 0) return { rows, checksum: all.digest('hex') };
    all.update(a.hash);
    after = a.last;
    rows += a.rows;
    onRows(rows);
  }
}

async function digest(sql: Sql, table: string, after: string): Promise<{ rows: number; last: string; hash: string }> {
  const [found] = await sql.query<{ rows: number; last: string; hash: string }>(
    `select count(*)::integer as rows, max(position) as last,
            encode(sha256(convert_to(coalesce(string_agg(line, e'\\n' order by position), ''), 'UTF8')), 'hex') as hash
       from (select position, t::text as line from ${table} t where position > $1 order by position limit ${SLICE}) slice`,
    [after],
  );
  return found!;
}
