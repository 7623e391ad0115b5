import { columnOf, erasedValue, sealedColumns, tableOf, type View } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import { viewPayload } from '../database/signals.js';
import type { Sql } from '../database/sql.js';
import { statement, type Built } from '../database/statement.js';
import { FORGOTTEN_MS } from '../keys/key-vault.js';
import { checkpointName } from '../readers/checkpoints.js';
import { qualified, typeNamed } from './view-tables.js';

/** Destroyed keys of one look. */
const A_LOOK = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Owners of destroyed keys: these, or all there are. */
type Gone = readonly string[] | 'all';

/**
 * Erases what the keys of these owners and their parts have sealed from the rows of every live view: personal columns, and those made of
 * them. Once it has answered, only what was opened shortly before the keys were destroyed can still come: `purgeDestroyed` sees to that.
 */
export async function purgeErased(db: Database, views: readonly View[], owners: readonly string[]): Promise<void> {
  const parts = await db.query<{ owner: string }>(
    `select p.owner from unnest($1::text[]) a(owner) join person_keys p on p.owner > a.owner || '/' and p.owner < a.owner || '0'`,
    [owners],
  );
  await purgeViews(db, views, [...new Set([...owners, ...parts.map((part) => part.owner)])]);
}

/**
 * The last look: erases, for good, the rows of keys that were destroyed so long ago that no process has one open any more, no matter who
 * destroyed them.
 * @returns whether there are more than one look takes
 */
export async function purgeDestroyed(db: Database, views: readonly View[]): Promise<boolean> {
  const keys = await db.query<{ owner: string }>(
    `select owner from person_keys where purged_at is null and destroyed_at <= statement_timestamp() - make_interval(secs => $1::int)
      order by destroyed_at limit $2`,
    [FORGOTTEN_MS / 1_000, A_LOOK],
  );
  if (keys.length === 0) return false;
  const owners = keys.map((key) => key.owner);
  await purgeViews(db, views, owners);
  await db.query('update person_keys set purged_at = now() where owner = any($1)', [owners]);
  return keys.length === A_LOOK;
}

/** One view after another, so that the projector waits for no other. */
async function purgeViews(db: Database, views: readonly View[], owners: readonly string[]): Promise<void> {
  for (const view of views) await purgeView(db, view, owners);
}

/**
 * Erases from the live table of a view, with its reader locked: no projector is between reading a row and writing it, and no rebuild
 * switches tables. Pages that show such a row are told.
 */
export async function purgeView(db: Database, view: View, gone: Gone): Promise<void> {
  if (!view.sealedBy) return;
  await db.transaction(async (sql) => {
    const [live] = await sql.query<{ position: string }>('select position from checkpoints where reader = $1 for update', [
      checkpointName(view),
    ]);
    if (!live) return;
    if (gone === 'all') await sql.query('set local statement_timeout = 0');
    const ids = await purgeTable(sql, view, tableOf(view), gone);
    if (ids.length === 0) return;
    await sql.query('select pg_notify($1, $2)', [
      'views',
      viewPayload({ position: Number(live.position), changes: [{ view: view.name, ids }] }),
    ]);
  });
}

/** Erases from a table of a view, the live one or the one that a rebuild makes; answers the keys of the rows that had something left. */
export async function purgeTable(sql: Sql, view: View, table: string, gone: Gone): Promise<string[]> {
  const ids = new Set<string>();
  for (const [owner, columns] of sealedColumns(view)) {
    const of = ownedBy(view, owner, gone);
    if (!of) continue;
    const rows = await sql.query<{ id: string }>(
      view.goesWithKey
        ? statement`delete from ${qualified(table)} t where ${of} returning ${statement.id(view.key)}::text as id`
        : statement`update ${qualified(table)} t set ${emptied(view, columns)} where ${of} and (${hasAny(view, columns)})
            returning ${statement.id(view.key)}::text as id`,
    );
    for (const { id } of rows) ids.add(id);
  }
  return [...ids];
}

/** Rows whose owner is one of these; nothing when no row can be. */
function ownedBy(view: View, owner: string, gone: Gone): Built | undefined {
  const column = statement.id('t', owner);
  if (gone === 'all') return statement`${column}::text in (select k.owner from person_keys k where k.destroyed_at is not null)`;
  const { type } = columnOf(view.columns[owner]!);
  const owners = type === 'uuid' ? gone.filter((one) => UUID.test(one)) : gone;
  return owners.length > 0 ? statement`${column} = any(${owners}::${typeNamed(type)}[])` : undefined;
}

const emptied = (view: View, columns: readonly string[]): Built =>
  statement.join(
    columns.map((name) => {
      const value = erasedValue(view.columns[name]!);
      const column = statement.id(name);
      // What was never there stays so: an erased row says no more than before.
      return value === null
        ? statement`${column} = null`
        : statement`${column} = case when t.${column} is not null then ${statement.lit(value)} end`;
    }),
  );

/** Rows that are erased already are left alone. */
const hasAny = (view: View, columns: readonly string[]): Built =>
  statement.join(
    columns.map((name) => {
      const value = erasedValue(view.columns[name]!);
      const column = statement.id('t', name);
      return value === null ? statement`${column} is not null` : statement`${column} <> ${statement.lit(value)}`;
    }),
    statement` or `,
  );
