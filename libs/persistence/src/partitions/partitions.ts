import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { horizon } from '../log/event-feed.js';
import { asDefined, fixed, statement } from '../database/statement.js';

/** Steps of the migration, for the operator who watches it. */
export type OnStep = (said: string) => void;

/** A lock on the log is waited for this long at most: meanwhile every append waits behind it. */
const LOCK_MS = 400;
const TRIES = 200;
const CONSTRAINT = fixed`events_before_partitions`;

/** The log is one table: partitions cannot be made twice. */
export class InPartitions extends Error {
  constructor() {
    super('The log is in partitions already.');
    this.name = 'InPartitions';
  }
}

/**
 * Turns the log into ranges of `size` positions while everything goes on: the table there is becomes the first partition and takes
 * as many more; its rows stay where they are. Appends wait twice, for the moments in which names are exchanged.
 * @throws InPartitions; any other error leaves one table as it was
 */
export async function partitionEvents(db: Database, size: number, onStep: OnStep = () => undefined): Promise<{ behind: number }> {
  if (await isPartitioned(db)) throw new InPartitions();
  const behind = (await lastDrawn(db)) + size;
  onStep(`every position below ${behind} belongs to the table there is: checked while the product runs`);
  await briefly(db, (sql) => sql.query(fixed`alter table events drop constraint if exists ${CONSTRAINT}`));
  await briefly(db, (sql) => sql.query(fixed`alter table events add constraint ${CONSTRAINT} check (position < ${behind}) not valid`));
  try {
    // Takes as long as reading the table; keeps no one from reading or appending.
    await db.transaction(async (sql) => {
      await sql.query('set local statement_timeout = 0');
      await sql.query(fixed`alter table events validate constraint ${CONSTRAINT}`);
    });
    onStep('the table becomes the first partition');
    await briefly(db, (sql) => exchange(sql, behind, size));
  } catch (error) {
    await briefly(db, (sql) => sql.query(fixed`alter table if exists events drop constraint if exists ${CONSTRAINT}`));
    throw error;
  }
  await db.transaction(async (sql) => {
    await sql.query('set local statement_timeout = 0');
    await sql.query('analyze events');
  });
  return { behind };
}

/** Whether the log is in partitions. */
export async function isPartitioned(sql: Sql): Promise<boolean> {
  const [row] = await sql.query<{ kind: string }>(`select relkind as kind from pg_class where oid = 'events'::regclass`);
  return row!.kind === 'p';
}

/** Partitions ahead of the positions; answers how many were made. Nothing to do for one table. */
export async function makeEventRoom(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ made: number }>('select make_event_room() as made');
  return row!.made;
}

/** A partition of the log: its positions, what it takes, and where it lies. */
export interface Partition {
  readonly name: string;
  /** The first partition has no first position. */
  readonly first: number;
  /** The position behind its last one. */
  readonly behind: number;
  /** As statistics know it. */
  readonly rows: number;
  /** Indexes included. */
  readonly bytes: number;
  readonly tablespace: string;
  /** A closed one gets no event any more: each of its positions is committed or dead. */
  readonly state: 'closed' | 'written' | 'empty';
}

/** The partitions of the log in their order; none when it is one table. */
export async function listPartitions(sql: Sql): Promise<Partition[]> {
  const upTo = await horizon(sql);
  const rows = await sql.query<Record<'name' | 'first' | 'behind' | 'rows' | 'bytes' | 'tablespace', string>>(
    `select p.name, coalesce(p.first, 0) as first, p.behind, greatest(c.reltuples, 0)::bigint as rows,
            pg_total_relation_size(c.oid) as bytes, t.spcname as tablespace
       from event_partitions p join pg_class c on c.oid = p.id
       join pg_tablespace t on t.oid = coalesce(nullif(c.reltablespace, 0),
                                                (select dattablespace from pg_database where datname = current_database()))
      order by p.behind`,
  );
  return rows.map(({ name, tablespace, ...n }) => {
    const [first, behind] = [Number(n.first), Number(n.behind)];
    const state = behind <= upTo + 1 ? 'closed' : first > upTo ? 'empty' : 'written';
    return { name, first, behind, rows: Number(n.rows), bytes: Number(n.bytes), tablespace, state };
  });
}

async function lastDrawn(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ last: string }>('select last_value as last from events_position_seq');
  return Number(row!.last);
}

/** One short transaction that gives way to everyone: a lock it does not get at once is asked for again later. */
async function briefly(db: Database, work: (sql: Sql) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await db.transaction(async (sql) => {
        await sql.query(fixed`set local lock_timeout = ${LOCK_MS}`);
        await work(sql);
      });
      return;
    } catch (error) {
      if (!['55P03', '40P01'].includes((error as { code?: string }).code ?? '') || tries === TRIES) throw error;
      await pause(50 + Math.random() * 200);
    }
  }
}

/**
 * The names change hands. The sequence first, then the table: an append takes them in this order too. A partition has no identity
 * column of its own, so that the new sequence, which goes on where the old one stood, is the parent's default.
 */
async function exchange(sql: Sql, behind: number, size: number): Promise<void> {
  await sql.query('alter sequence events_position_seq rename to events_position_before');
  await sql.query('lock table events in access exclusive mode');
  const grants = await sql.query<{ role: string; privilege: string; sequence: boolean }>(
    `select quote_ident(r.rolname) as role, a.privilege_type as privilege, c.relkind = 'S' as sequence
       from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
      where c.oid in ('events'::regclass, 'events_position_before'::regclass) and a.grantee <> c.relowner`,
  );
  for (const step of [
    'create sequence events_position_seq as bigint',
    `select setval('events_position_seq', last_value, is_called) from events_position_before`,
    'alter table events rename to events_0',
    'alter table events_0 alter position drop identity',
    `alter table events_0 alter position set default nextval('events_position_seq')`,
    'create table events (like events_0 including defaults including storage including comments) partition by range (position)',
    'alter sequence events_position_seq owned by events.position',
    fixed`alter table events attach partition events_0 for values from (minvalue) to (${behind})`,
    fixed`alter table events_0 drop constraint ${CONSTRAINT}`,
    `select guard_events('events')`,
    `create trigger events_are_unique after insert on events referencing new table as added for each statement execute function events_are_unique()`,
    fixed`select add_event_partition(${size}), add_event_partition(${size})`,
    ...grants.flatMap(({ role, privilege, sequence }) => [
      statement`grant ${asDefined(privilege)} on ${sequence ? statement`sequence events_position_seq` : statement`events`} to ${asDefined(role)}`,
      ...(sequence ? [] : [statement`revoke ${asDefined(privilege)} on events_0 from ${asDefined(role)}`]),
    ]),
  ])
    await sql.query(step);
}
