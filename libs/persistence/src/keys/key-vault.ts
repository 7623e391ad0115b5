import type { KeyObject } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import type { Sql } from '../database/sql.js';
import { decrypt, encrypt, type Ciphertext } from './cipher.js';
import { masterKeys } from './master-keys.js';
import { storedKeys } from './stored-keys.js';

/** Ciphertext of one owner's fields, with the key owner. */
export interface Sealed extends Ciphertext {
  readonly o: string;
}

/** Opened data keys are kept this long at most, so that a destroyed key is forgotten everywhere soon. */
const CACHE_MS = 30_000;
const CACHE_SIZE = 20_000;
/** A key that was prepared this recently may be needed in the same breath: it is never the one to make room. */
const IN_USE_MS = 5_000;

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

/**
 * @param masterKey 32 bytes, base64, from the environment or a key service: wraps every new key
 * @param earlier master keys of before a rotation, still able to open what they wrapped until `rewrap` is done
 */
export function keyVault(sql: Sql, masterKey: string, earlier: readonly string[] = [], cacheSize = CACHE_SIZE): KeyVault {
  const stored = storedKeys(sql, masterKeys(masterKey, earlier));
  const cache = keyCache(cacheSize);

  return {
    async prepare(owners, create) {
      const now = Date.now();
      const missing = [...new Set(owners)].filter((owner) => {
        const hit = cache.get(owner);
        if (!hit || hit.until < now || (create && !hit.key)) return true;
        cache.remember(owner, hit.key, hit.until, now);
        return false;
      });
      if (missing.length === 0) return;
      const rows = await Promise.all(missing.map(create ? stored.readOrMake : stored.read));
      missing.forEach((owner, i) => cache.remember(owner, stored.opened(rows[i]), now + CACHE_MS, now));
      cache.makeRoom(now);
    },
    cached(owner) {
      const hit = cache.get(owner);
      return hit && hit.until > Date.now() ? hit.key : undefined;
    },
    seal(owner, value, aad) {
      const key = cache.at(owner);
      if (!key) throw new Refused('WRONG_STATE', 'person-erased');
      return { o: owner, ...encrypt(key, Buffer.from(JSON.stringify(value)), aad) };
    },
    open(sealed, aad) {
      const key = cache.at(sealed.o);
      return key ? JSON.parse(decrypt(key, sealed, aad).toString('utf8')) : undefined;
    },
    async destroy(owner) {
      const gone = await stored.destroy(owner);
      for (const each of [owner, ...gone]) cache.remember(each, undefined, Date.now() + CACHE_MS, Date.now());
      return gone.length > 0;
    },
    rewrap: stored.rewrap,
  };
}

interface CachedKey {
  /** None once it was destroyed. */
  readonly key: KeyObject | undefined;
  readonly until: number;
  readonly usedAt: number;
}

/** Opened data keys by owner, in the order of their last use. */
function keyCache(size: number) {
  const cache = new Map<string, CachedKey>();
  return {
    get: (owner: string): CachedKey | undefined => cache.get(owner),
    /** The key of a prepared owner. */
    at(owner: string): KeyObject | undefined {
      const hit = cache.get(owner);
      if (!hit) throw new Error('key not prepared');
      return hit.key;
    },
    remember(owner: string, key: KeyObject | undefined, until: number, now: number): void {
      cache.delete(owner);
      cache.set(owner, { key, until, usedAt: now });
    },
    makeRoom(now: number): void {
      for (const [owner, { usedAt, until }] of cache) {
        if ((cache.size <= size && until > now) || usedAt > now - IN_USE_MS) return;
        cache.delete(owner);
      }
    },
  };
}
