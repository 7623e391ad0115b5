import { createHash } from 'node:crypto';
import type { Sql, Transaction } from '../database/sql.js';
import { asDefined, statement } from '../database/statement.js';

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
  const made = statement.id(copy);
  for (const step of [
    statement`create table ${made} (like ${statement.id(name)} including all excluding indexes)`,
    statement`alter table ${made} add constraint ${statement.id(`${copy}_within`)} check (${asDefined(like!.within)})`,
    statement`alter table ${made} owner to ${asDefined(like!.owner)}`,
    ...grants.map(({ role, privilege }) => statement`grant ${asDefined(privilege)} on ${made} to ${asDefined(role)}`),
    statement`select guard_events(${copy})`,
  ])
    await sql.query(step);
}

/** Copies rows in the order of their positions, frozen: any snapshot sees them, however old. The table must be of this transaction. */
export async function copyRows(sql: Transaction, name: string, copy: string, onRows: (rows: number) => void): Promise<void> {
  const [from, to] = [statement.id(name), statement.id(copy)];
  for (let [after, rows] = ['0', 0]; ;) {
    const [slice] = await sql.query<{ rows: number; last: string }>(
      statement`select count(*)::integer as rows, max(position) as last from (select position from ${from} where position > ${after} order by position limit ${SLICE}) s`,
    );
    const { last } = slice!;
    if (slice!.rows === 0) return;
    const [low, high] = [statement.lit(after), statement.lit(last)];
    const wanted = statement`select * from ${from} where position > ${low} and position <= ${high} order by position`;
    const taken = await sql.copyOut(statement`copy (${wanted}) to stdout (format binary)`);
    await sql.copy(statement`copy ${to} from stdin (format binary, freeze)`, taken);
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
    const [its, of] = [statement.id(index), statement.id(copy)];
    const kind = unique ? statement`unique index` : statement`index`;
    await sql.query(statement`create ${kind} ${its} on ${of} using ${asDefined(packed)}`);
    if (primary) await sql.query(statement`alter table ${of} add primary key using index ${its}`);
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
    statement`select count(*)::integer as rows, max(position) as last,
            encode(sha256(convert_to(coalesce(string_agg(line, e'\\n' order by position), ''), 'UTF8')), 'hex') as hash
       from (select position, t::text as line from ${statement.id(table)} t where position > ${after} order by position limit ${SLICE}) slice`,
  );
  return found!;
}
