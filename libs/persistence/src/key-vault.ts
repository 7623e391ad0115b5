import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Sql } from './database.js';

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

/** Seals and opens personal data: one AES-256-GCM key per owner, wrapped by a master key (design/event-store.md). */
export interface KeyVault {
  /** Makes sure that the data keys of these owners are at hand; creates missing ones when `create`. */
  prepare(owners: Iterable<string>, create: boolean): Promise<void>;
  /** Seals a value under an owner's key; `aad` binds the ciphertext to its stream, type and schema version. */
  seal(owner: string, value: unknown, aad: string): Sealed;
  /** Opens; `undefined` when the key was destroyed. */
  open(sealed: Sealed, aad: string): unknown;
  /** Destroys a key: what it sealed reads as erased from now on. */
  destroy(owner: string): Promise<void>;
}

/**
 * @param masterKey 32 bytes, base64, from the environment or a key service
 */
export function keyVault(sql: Sql, masterKey: string): KeyVault {
  const master = Buffer.from(masterKey, 'base64');
  if (master.length !== 32) throw new Error('MASTER_KEY must be 32 bytes in base64: openssl rand -base64 32');
  const wrapKey = Buffer.from(hkdfSync('sha256', master, 'jurilien', 'wrap', 32));
  const masterName = createHmac('sha256', master).update('name').digest('hex').slice(0, 12);
  const cache = new Map<string, { key: Buffer | undefined; until: number }>();

  const remember = (owner: string, key: Buffer | undefined): void => {
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(owner, { key, until: Date.now() + CACHE_MS });
  };
  const wrap = (owner: string, key: Buffer): string => JSON.stringify(encrypt(wrapKey, key, `key:${owner}`));
  const unwrap = (owner: string, wrapped: string): Buffer => decrypt(wrapKey, JSON.parse(wrapped), `key:${owner}`);
  const at = (owner: string): Buffer | undefined => {
    const hit = cache.get(owner);
    if (!hit) throw new Error('key not prepared');
    return hit.key;
  };

  return {
    async prepare(owners, create) {
      const now = Date.now();
      const missing = [...new Set(owners)].filter((o) => { const hit = cache.get(o); return !hit || hit.until < now || (create && !hit.key); });
      if (missing.length === 0) return;
      if (create) {
        const fresh = missing.map((o) => wrap(o, randomBytes(32)));
        await sql.query(
          `insert into person_keys (owner, wrapped, master_key) select o, w, $3 from unnest($1::text[], $2::text[]) k(o, w)
           on conflict (owner) do nothing`, [missing, fresh, masterName]);
      }
      const rows = await sql.query<{ owner: string; wrapped: string; gone: boolean }>(
        'select owner, wrapped, destroyed_at is not null as gone from person_keys where owner = any($1)', [missing]);
      const found = new Map(rows.map((r) => [r.owner, r.gone ? undefined : unwrap(r.owner, r.wrapped)]));
      for (const owner of missing) remember(owner, found.get(owner));
    },
    seal(owner, value, aad) {
      const key = at(owner);
      if (!key) throw new Error('this person was erased; nothing more can be sealed for them');
      return { o: owner, ...encrypt(key, Buffer.from(JSON.stringify(value)), aad) };
    },
    open(sealed, aad) {
      const key = at(sealed.o);
      return key ? JSON.parse(decrypt(key, sealed, aad).toString('utf8')) : undefined;
    },
    async destroy(owner) {
      await sql.query(`update person_keys set wrapped = '', destroyed_at = now() where owner = $1 and destroyed_at is null`, [owner]);
      remember(owner, undefined);
    },
  };
}

function encrypt(key: Buffer, plain: Buffer, aad: string): { iv: string; tag: string; ct: string } {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  const ct = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), ct: ct.toString('base64') };
}

function decrypt(key: Buffer, sealed: { iv: string; tag: string; ct: string }, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64')).setAAD(Buffer.from(aad));
  decipher.setAuthTag(Buffer.from(sealed.tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(sealed.ct, 'base64')), decipher.final()]);
}
