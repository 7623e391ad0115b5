import type { EntityMetadata, EntityName } from '@mikro-orm/core';
import { tillKernel } from '../../../../test/support/till.js';
import type { Database } from '../database/database.js';
import { entities } from './index.js';

/** What the catalogue calls a type that an entity names by its short name. */
const NAMES: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone', int: 'integer', bigserial: 'bigint' };
interface Column {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** As the catalogue writes it; `identity` for a number that is generated. */
  readonly default: string | null;
}

const columnsOf = (db: Database, table: string): Promise<Column[]> =>
  db.query<Column & { [k: string]: unknown }>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
            case when is_identity = 'YES' then 'identity' else regexp_replace(column_default, '^''(.*)''::[a-z]+$', '\\1') end as default
       from information_schema.columns where table_schema = 'public' and table_name = $1 order by column_name collate "C"`,
    [table],
  );
const keyOf = async (db: Database, table: string): Promise<string[]> =>
  (
    await db.query<{ name: string }>(
      `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indisprimary and i.indrelid = to_regclass($1) order by array_position(i.indkey::int2[], a.attnum)`,
      [table],
    )
  ).map((key) => key.name);

describe('entities', () => {
  let k: Awaited<ReturnType<typeof tillKernel>>;
  beforeAll(async () => {
    k = await tillKernel();
  });
  afterAll(() => k.close());

  it.each(entities.map((entity) => [entity.meta.tableName, entity as EntityName<object>] as const))(
    '%s has the columns that the migrations made: name, type, null, default, key',
    async (table, entity) => {
      const { props, primaryKeys, properties }: EntityMetadata = k.db.repository(entity).getEntityManager().getMetadata(entity);
      const declared = props.map((p): Column => ({
        name: p.fieldNames[0]!,
        type: NAMES[p.columnTypes[0]!] ?? p.columnTypes[0]!,
        nullable: p.nullable === true,
        default: p.autoincrement ? 'identity' : p.default === undefined ? (p.defaultRaw ?? null) : String(p.default),
      }));
      expect(declared.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(await columnsOf(k.db, table));
      expect(primaryKeys.map((key) => properties[key]!.fieldNames[0])).toEqual(await keyOf(k.db, table));
    },
  );

  it('are every table of their kind', () => {
    expect(entities.map((entity) => entity.meta.tableName).sort()).toEqual([
      'access_log',
      'campaign_recipients',
      'checkpoints',
      'external_busy',
      'list_choices',
      'list_columns',
      'person_keys',
      'provider_inbox',
      'saved_views',
      'scheduled_actions',
      'trials',
      'work_items',
    ]);
  });
});
