import { columnOf, tableOf, type ColumnType, type View } from '@jurilien/event-sourcing';
import { Checkpoint } from '../entities/checkpoint.js';
import { checkpointName } from '../readers/checkpoints.js';
import type { Database } from '../database/database.js';
import type { EventCodec } from '../log/event-codec.js';
import { horizon } from '../log/event-feed.js';
import { purgeView } from './purge.js';
import { rebuildViews } from './rebuild.js';
import { createViewTable, qualified, searchColumn } from './view-tables.js';
import { statement } from '../database/statement.js';
import { placeOf } from './view-tables.js';

/** How PostgreSQL names the types of our columns. */
const STORED_AS: Record<ColumnType, string> = {
  uuid: 'uuid',
  text: 'text',
  integer: 'int4',
  bigint: 'int8',
  boolean: 'bool',
  timestamptz: 'timestamptz',
  jsonb: 'jsonb',
  'text[]': '_text',
};

/**
 * Before a new version of the code starts: makes the tables of new views, and builds those whose version was raised (or
 * whose columns changed without it) from the whole log, while the old tables still serve the old code.
 */
export async function prepareViews(
  db: Database,
  codec: EventCodec,
  views: readonly View[],
  onProgress: (building: readonly View[], done: number, of: number) => void = () => undefined,
): Promise<void> {
  const history = (await horizon(db)) > 0;
  const unbuilt: View[] = [];
  for (const view of views) if (!(await isBuilt(db, view))) unbuilt.push(view);
  if (history && unbuilt.length > 0) await rebuildViews(db, codec, unbuilt, (done, of) => onProgress(unbuilt, done, of));
  if (!history) for (const view of unbuilt) await db.query(statement`drop table if exists ${placeOf(view)}`);
  for (const view of views) await createViewTable(db, view);
}

async function isBuilt(db: Database, view: View): Promise<boolean> {
  const started = await db.repository(Checkpoint).count({ reader: checkpointName(view) });
  const columns = await db.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns where table_schema = 'views' and table_name = $1`,
    [tableOf(view)],
  );
  const stored = columns.map((c) => `${c.name} ${c.type}`).sort();
  const search = searchColumn(view);
  const declared = [
    ...Object.entries(view.columns).map(([name, c]) => `${name} ${STORED_AS[columnOf(c).type]}`),
    ...(search ? [`${search} text`] : []),
  ].sort();
  return started > 0 && stored.join() === declared.join();
}

/**
 * Drops the tables of older versions once the current one has seen all that they had; answers their names. Newer versions
 * are left alone: they belong to code that is being deployed or replaced. While the older version served, erasures reached its rows and
 * not yet those of the current one.
 */
export async function retireOldViews(db: Database, views: readonly View[]): Promise<string[]> {
  const gone: string[] = [];
  for (const view of views) {
    const old = await db.query<{ reader: string; table: string }>(
      `select o.reader, substr(o.reader, 6) as table from checkpoints o join checkpoints c on c.reader = $1 and c.position >= o.position
        where o.reader ~ $2 and substring(o.reader from '_v([0-9]+)$')::integer < $3`,
      [checkpointName(view), `^view:${view.name.replaceAll('-', '_')}_v[0-9]+$`, view.version],
    );
    if (old.length > 0) await purgeView(db, view, 'all');
    for (const { reader, table } of old) {
      await db.transaction(async (sql) => {
        await sql.query(statement`drop table if exists ${qualified(table)}`);
        await sql.query('delete from checkpoints where reader = $1', [reader]);
        await sql.query('delete from set_aside where reader = $1', [reader]);
      });
      gone.push(table);
    }
  }
  return gone;
}
