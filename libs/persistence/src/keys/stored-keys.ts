import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { batcher } from '../database/batcher.js';
import type { Database } from '../database/database.js';
import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';
import type { ErasureLedger } from './erasure-ledger.js';
import { destroyAndNote } from './erasures.js';
import type { MasterKeys, WrappedKey } from './master-keys.js';

interface KeyRow extends WrappedKey {
  readonly gone: boolean;
}
const KEY_COLUMNS = fixed`owner, wrapped, master_key, destroyed_at is not null as gone`;
const inOrder = (owners: readonly string[], rows: readonly KeyRow[]): (KeyRow | undefined)[] => {
  const found = new Map(rows.map((r) => [r.owner, r]));
  return owners.map((owner) => found.get(owner));
};

/** Data keys as the database has them. Keys asked for side by side travel in one round trip, which also makes the missing ones. */
export interface StoredKeys {
  readonly read: (owner: string) => Promise<KeyRow | undefined>;
  readonly readOrMake: (owner: string) => Promise<KeyRow | undefined>;
  /** The key of a row; nothing when it was destroyed or there is none. */
  opened(row: KeyRow | undefined): KeyObject | undefined;
  /** Destroys a key and its parts, as the ledger says first; answers the owners of those that were there. */
  readonly destroy: (owner: string) => Promise<string[]>;
  /** Wraps up to `limit` keys of earlier master keys again; answers how many it was. */
  readonly rewrap: (limit: number) => Promise<number>;
}

/** Data keys in `person_keys`, wrapped by these master keys; those that are destroyed stand in the ledger. */
export function storedKeys(sql: Database, masters: MasterKeys, ledger: ErasureLedger): StoredKeys {
  const read = batcher<string, KeyRow | undefined>(
    async (owners) => {
      const rows = await sql.prepared<KeyRow>(fixed`select ${KEY_COLUMNS} from person_keys where owner = any($1)`, [owners]);
      return inOrder(owners, rows);
    },
    { max: 500, lanes: 2 },
  );
  const make = batcher<string, KeyRow | undefined>((owners) => makeMissing(sql, masters, owners), { max: 500, lanes: 2 });
  return {
    read,
    // A key that another process makes at this very moment is not seen by the statement that met it: it is read once that one is done.
    readOrMake: async (owner) => (await make(owner)) ?? read(owner),
    opened: (row) => (row && !row.gone ? createSecretKey(masters.unwrap(row)) : undefined),
    destroy: batcher<string, string[]>((owners) => destroyAndNote(sql, ledger, owners), { max: 500, lanes: 1 }),
    rewrap: (limit) => rewrap(sql, masters, limit),
  };
}

async function makeMissing(sql: Sql, masters: MasterKeys, asked: readonly string[]): Promise<(KeyRow | undefined)[]> {
  const owners = [...new Set(asked)];
  return inOrder(
    asked,
    await sql.prepared<KeyRow>(
      // A part of a key that was destroyed is never made.
      fixed`with made as (insert into person_keys (owner, wrapped, master_key) select o, w, $3 from unnest($1::text[], $2::text[]) k(o, w)
                     where not exists (select 1 from person_keys p where p.owner = split_part(o, '/', 1) and p.destroyed_at is not null)
                     on conflict (owner) do nothing returning ${KEY_COLUMNS})
       select ${KEY_COLUMNS} from person_keys where owner = any($1) union all select * from made`,
      [owners, owners.map((o) => masters.wrap(o, randomBytes(32))), masters.name],
    ),
  );
}

async function rewrap(sql: Sql, masters: MasterKeys, limit: number): Promise<number> {
  const rows = await sql.query<KeyRow>(
    fixed`select ${KEY_COLUMNS} from person_keys where master_key <> $1 and destroyed_at is null order by owner limit $2`,
    [masters.name, limit],
  );
  const fresh = rows.map((r) => masters.wrap(r.owner, masters.unwrap(r)));
  // A key destroyed meanwhile stays destroyed.
  await sql.query(
    `update person_keys k set wrapped = n.wrapped, master_key = $3
       from unnest($1::text[], $2::text[]) n(owner, wrapped) where k.owner = n.owner and k.destroyed_at is null`,
    [rows.map((r) => r.owner), fresh, masters.name],
  );
  return rows.length;
}
