import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import { batcher } from '../database/batcher.js';
import type { Sql } from '../database/sql.js';
import { fixed } from '../database/statement.js';

/** Ciphertext of one owner's fields: key owner, initialisation vector, tag and data, base64. */
export interface Sealed {
  readonly o: string;
  readonly iv: string;
  readonly tag: string;
  readonly ct: string;
}

/** Opened data keys are kept this long at most, so that a destroyed key is forgotten everywhere soon. */
const CACHE_MS = 30_000;
const CACHE_SIZE = 20_000;
/** A key that was prepared this recently may be needed in the same breath: it is never the one to make room. */
const IN_USE_MS = 5_000;

interface KeyRow {
  readonly owner: string;
  readonly wrapped: string;
  readonly master_key: string;
  readonly gone: boolean;
}
const KEY_COLUMNS = fixed`owner, wrapped, master_key, destroyed_at is not null as gone`;
const inOrder = (owners: readonly string[], rows: readonly KeyRow[]): (KeyRow | undefined)[] => {
  const found = new Map(rows.map((r) => [r.owner, r]));
  return owners.map((owner) => found.get(owner));
};

/** Seals and opens personal data: one AES-256-GCM key per owner, wrapped by a master key (design/event-store.md). */
export interface KeyVault {
  /** Makes sure that the data keys of these owners are cached; creates missing ones when `create`. */
  prepare(owners: Iterable<string>, create: boolean): Promise<void>;
  /** The key of an owner that opens without asking again; nothing once it must be prepared anew, or was destroyed. */
  cached(owner: string): object | undefined;
  /** Seals a value under an owner's key; `aad` binds the ciphertext to its stream, type and schema version. */
  seal(owner: string, value: unknown, aad: string): Sealed;
  /** Opens; `undefined` when the key was destroyed. */
  open(sealed: Sealed, aad: string): unknown;
  /**
   * Destroys a key and its parts, whose names begin with its own and a slash: what they sealed reads as erased from now on.
   * Answers whether there was one to destroy.
   */
  destroy(owner: string): Promise<boolean>;
  /** Wraps again, under the master key of today, up to `limit` keys that an earlier one wraps; answers how many it was. */
  rewrap(limit: number): Promise<number>;
}

/** A master key as it is used: what wraps, and the name that says which one wrapped a stored key. */
function masterOf(masterKey: string): { readonly name: string; readonly wrapKey: KeyObject } {
  const master = Buffer.from(masterKey, 'base64');
  if (master.length !== 32) throw new Error('MASTER_KEY must be 32 bytes in base64: openssl rand -base64 32');
  return {
    name: createHmac('sha256', master).update('name').digest('hex').slice(0, 12),
    wrapKey: createSecretKey(Buffer.from(hkdfSync('sha256', master, 'jurilien', 'wrap', 32))),
  };
}

/** The name under which stored keys remember the master key that wraps them; nothing of the key follows from it. */
export const masterKeyName = (masterKey: string): string => masterOf(masterKey).name;

/**
 * @param masterKey 32 bytes, base64, from the environment or a key service: wraps every new key
 * @param earlier master keys of before a rotation, still able to open what they wrapped until `rewrap` is done
 */
export function keyVault(sql: Sql, masterKey: string, earlier: readonly string[] = [], cacheSize = CACHE_SIZE): KeyVault {
  const current = masterOf(masterKey);
  const masters = new Map([current, ...earlier.map(masterOf)].map((m) => [m.name, m.wrapKey]));
  /** In the order of their last use. */
  const cache = new Map<string, { key: KeyObject | undefined; until: number; usedAt: number }>();

  const remember = (owner: string, key: KeyObject | undefined, until: number, now: number): void => {
    cache.delete(owner);
    cache.set(owner, { key, until, usedAt: now });
  };
  const makeRoom = (now: number): void => {
    for (const [owner, { usedAt, until }] of cache) {
      if ((cache.size <= cacheSize && until > now) || usedAt > now - IN_USE_MS) return;
      cache.delete(owner);
    }
  };
  const wrap = (owner: string, key: Buffer): string => JSON.stringify(encrypt(current.wrapKey, key, `key:${owner}`));
  const unwrap = ({ owner, wrapped, master_key: master }: KeyRow): Buffer => {
    const wrapKey = masters.get(master);
    if (!wrapKey)
      throw new Error(
        `MASTER_KEY is not the one that this database's personal data was sealed with (${master}). Put it back, or give it as MASTER_KEY_EARLIER.`,
      );
    return decrypt(wrapKey, JSON.parse(wrapped), `key:${owner}`);
  };
  const at = (owner: string): KeyObject | undefined => {
    const hit = cache.get(owner);
    if (!hit) throw new Error('key not prepared');
    return hit.key;
  };

  // Keys asked for side by side travel in one round trip, which also makes the missing ones.
  const read = batcher<string, KeyRow | undefined>(
    async (owners) => {
      const rows = await sql.prepared<KeyRow>(fixed`select ${KEY_COLUMNS} from person_keys where owner = any($1)`, [owners]);
      return inOrder(owners, rows);
    },
    { max: 500, lanes: 2 },
  );
  const make = batcher<string, KeyRow | undefined>(
    async (asked) => {
      const owners = [...new Set(asked)];
      return inOrder(
        asked,
        await sql.prepared<KeyRow>(
          // A part of a key that was destroyed is never made.
          fixed`with made as (insert into person_keys (owner, wrapped, master_key) select o, w, $3 from unnest($1::text[], $2::text[]) k(o, w)
                     where not exists (select 1 from person_keys p where p.owner = split_part(o, '/', 1) and p.destroyed_at is not null)
                     on conflict (owner) do nothing returning ${KEY_COLUMNS})
       select ${KEY_COLUMNS} from person_keys where owner = any($1) union all select * from made`,
          [owners, owners.map((o) => wrap(o, randomBytes(32))), current.name],
        ),
      );
    },
    { max: 500, lanes: 2 },
  );
  /** A key that another process makes at this very moment is not seen by the statement that met it: it is read once that one is done. */
  const readOrMake = async (owner: string): Promise<KeyRow | undefined> => (await make(owner)) ?? read(owner);

  return {
    async prepare(owners, create) {
      const now = Date.now();
      const missing = [...new Set(owners)].filter((owner) => {
        const hit = cache.get(owner);
        if (!hit || hit.until < now || (create && !hit.key)) return true;
        remember(owner, hit.key, hit.until, now);
        return false;
      });
      if (missing.length === 0) return;
      const rows = await Promise.all(missing.map(create ? readOrMake : read));
      missing.forEach((owner, i) => {
        const row = rows[i];
        remember(owner, row && !row.gone ? createSecretKey(unwrap(row)) : undefined, now + CACHE_MS, now);
      });
      makeRoom(now);
    },
    cached(owner) {
      const hit = cache.get(owner);
      return hit && hit.until > Date.now() ? hit.key : undefined;
    },
    seal(owner, value, aad) {
      const key = at(owner);
      if (!key) throw new Refused('WRONG_STATE', 'person-erased');
      return { o: owner, ...encrypt(key, Buffer.from(JSON.stringify(value)), aad) };
    },
    open(sealed, aad) {
      const key = at(sealed.o);
      return key ? JSON.parse(decrypt(key, sealed, aad).toString('utf8')) : undefined;
    },
    async destroy(owner) {
      const gone = await sql.query<{ owner: string }>(
        `update person_keys set wrapped = '', destroyed_at = now()
          where (owner = $1 or starts_with(owner, $1 || '/')) and destroyed_at is null returning owner`,
        [owner],
      );
      for (const each of [owner, ...gone.map((row) => row.owner)]) remember(each, undefined, Date.now() + CACHE_MS, Date.now());
      return gone.length > 0;
    },
    async rewrap(limit) {
      const rows = await sql.query<KeyRow>(
        fixed`select ${KEY_COLUMNS} from person_keys where master_key <> $1 and destroyed_at is null order by owner limit $2`,
        [current.name, limit],
      );
      const fresh = rows.map((r) => wrap(r.owner, unwrap(r)));
      // A key destroyed meanwhile stays destroyed.
      await sql.query(
        `update person_keys k set wrapped = n.wrapped, master_key = $3
           from unnest($1::text[], $2::text[]) n(owner, wrapped) where k.owner = n.owner and k.destroyed_at is null`,
        [rows.map((r) => r.owner), fresh, current.name],
      );
      return rows.length;
    },
  };
}

function encrypt(key: KeyObject, plain: Buffer, aad: string): { iv: string; tag: string; ct: string } {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  const ct = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), ct: ct.toString('base64') };
}

function decrypt(key: KeyObject, sealed: { iv: string; tag: string; ct: string }, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64')).setAAD(Buffer.from(aad));
  decipher.setAuthTag(Buffer.from(sealed.tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(sealed.ct, 'base64')), decipher.final()]);
}
