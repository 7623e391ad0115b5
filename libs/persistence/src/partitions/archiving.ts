import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { recordAct } from '../audit/operator-acts.js';
import { compareRows, copyRows, createIndexes, createLike, type IndexNames } from './partition-copy.js';
import { isPartitioned, listPartitions, type OnStep, type Partition } from './partitions.js';
import { asDefined, fixed, statement } from '../database/statement.js';

/** The log is asked for so long at a time, for every append waits meanwhile, and again after a pause; after half an hour no more. */
const LOCK_MS = 400;
const PAUSE_MS = 2_000;
const TRIES = 750;

/** The log cannot be archived as asked; the message says why and what to do. */
export class NotArchivable extends Error {}

/** A partition that was moved, and what proves that it is the same. */
export interface Archived {
  readonly name: string;
  readonly rows: number;
  /** SHA-256 over every column of every row in the order of positions. */
  readonly checksum: string;
  /** Of the partition as it lies now, indexes included. */
  readonly bytes: number;
}

/**
 * Partitions wholly below a position that do not lie in the tablespace yet.
 * @throws NotArchivable
 */
export async function partitionsToArchive(db: Database, before: number, tablespace: string): Promise<Partition[]> {
  if (!(await isPartitioned(db)))
    throw new NotArchivable('The log is one table. "partition" puts it into partitions; only those can be archived.');
  const [may] = await db.query<{ owner: string; owns: boolean; known: boolean; room: boolean }>(
    `select pg_get_userbyid(c.relowner) as owner, pg_has_role(c.relowner, 'usage') as owns, t.oid is not null as known,
            t.oid = d.dattablespace or has_tablespace_privilege(t.oid, 'create') as room
       from pg_class c join pg_database d on d.datname = current_database()
       left join pg_tablespace t on t.spcname = $1 and t.spcname <> 'pg_global' where c.oid = 'events'::regclass`,
    [tablespace],
  );
  const { owner, owns, known, room } = may!;
  if (!owns) throw new NotArchivable(`Only the owner of the log may move it: connect as ${owner}.`);
  if (!known)
    throw new NotArchivable(
      `There is no tablespace "${tablespace}". An administrator makes one: create tablespace ${tablespace} location '/a/folder'.`,
    );
  if (!room)
    throw new NotArchivable(
      `${owner} may not write into tablespace "${tablespace}": grant create on tablespace "${tablespace}" to ${owner}.`,
    );
  const below = (await listPartitions(db)).filter((p) => p.behind <= before);
  const open = below.find((p) => p.state !== 'closed');
  if (open) throw new NotArchivable(`${open.name} is not full: only partitions below position ${open.first} get no events any more.`);
  return below.filter((p) => p.tablespace !== tablespace);
}

/**
 * Moves a closed partition into a tablespace while everyone reads and appends: its rows are copied in the order of their positions,
 * compared, and exchanged in a moment in which no one uses the log. All of it is one transaction: whatever cuts it short leaves
 * everything as it was. The copied rows are frozen, since a snapshot older than the exchange must see them too.
 * @throws NotArchivable
 */
export async function archivePartition(
  db: Database,
  { name, rows: about }: Partition,
  tablespace: string,
  operator: string,
  onStep: OnStep = () => undefined,
): Promise<Archived> {
  return db.transaction(async (sql) => {
    const [alone] = await sql.query<{ alone: boolean }>('select pg_try_advisory_xact_lock(7415, 1) as alone');
    if (!alone!.alone) throw new NotArchivable('Someone else archives the log at this moment.');
    await sql.query('set local statement_timeout = 0');
    await sql.query(`select set_config('default_tablespace', $1, true)`, [tablespace]);
    // No one writes there any more, and no one can, from here to the exchange.
    await sql.query(statement`lock table ${statement.id(name)} in share mode`);
    const copy = `${name}_copy`;
    const share = (rows: number): string => `${Math.min(100, Math.floor((rows / Math.max(about, 1)) * 100))} %`;
    await createLike(sql, name, copy);
    await copyRows(sql, name, copy, (rows) => onStep(`${name}: ${share(rows)} of about ${about} rows copied`));
    onStep(`${name}: its indexes are made`);
    const indexes = await createIndexes(sql, name, copy);
    await sql.query(statement`analyze ${statement.id(copy)}`);
    const same = await compareRows(sql, name, copy, (rows) => onStep(`${name}: ${share(rows)} of about ${about} rows compared`));
    await whenFree(sql, onStep, name, () => exchange(sql, name, copy, indexes));
    await recordAct(sql, { operator, act: 'archive', subject: `${name} to ${tablespace}`, reason: `${same.rows} rows, ${same.checksum}` });
    const [size] = await sql.query<{ bytes: string }>('select pg_total_relation_size($1::regclass) as bytes', [name]);
    return { name, ...same, bytes: Number(size!.bytes) };
  });
}

/** Does it in a moment in which no one uses the log; gives way to those who do, without losing what was done before. */
async function whenFree(sql: Sql, onStep: OnStep, name: string, work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    await sql.query('savepoint free');
    try {
      await sql.query(fixed`set local lock_timeout = ${LOCK_MS}`);
      await sql.query('lock table only events in access exclusive mode');
      await work();
      return;
    } catch (error) {
      if (!['55P03', '40P01'].includes((error as { code?: string }).code ?? '')) throw error;
      if (tries === TRIES) throw new NotArchivable(`Someone reads the log without a pause: ${name} stays where it was.`);
      await sql.query('rollback to savepoint free');
      onStep(`${name}: waits for a moment in which no one uses the log (${tries})`);
      await pause(PAUSE_MS * (0.5 + Math.random()));
    }
  }
}

/** The copy takes the partition's place and names. */
async function exchange(sql: Sql, name: string, copy: string, indexes: readonly IndexNames[]): Promise<void> {
  const [old] = await sql.query<{ bound: string }>(
    'select pg_get_expr(relpartbound, oid) as bound from pg_class where oid = $1::regclass',
    [name],
  );
  const of = statement.id(name);
  for (const step of [
    statement`drop table ${of}`,
    statement`alter table ${statement.id(copy)} rename to ${of}`,
    ...indexes.map(({ made, like }) => statement`alter index ${statement.id(made)} rename to ${statement.id(like)}`),
    statement`alter table events attach partition ${of} ${asDefined(old!.bound)}`,
    statement`alter table ${of} drop constraint ${statement.id(`${copy}_within`)}`,
  ])
    await sql.query(step);
}
