import type { KeyObject } from 'node:crypto';
import { Refused } from '@jurilien/event-sourcing';
import type { Database } from '../database/database.js';
import { decrypt, encrypt, type Ciphertext } from './cipher.js';
import type { ErasureLedger } from './erasure-ledger.js';
import { masterKeys } from './master-keys.js';
import { storedKeys } from './stored-keys.js';

/** Ciphertext of one owner's fields, with the key owner. */
export interface Sealed extends Ciphertext {
  readonly o: string;
}

/** Opened data keys are kept this long at most, so that a destroyed key is forgotten everywhere soon. */
const CACHE_MS = 30_000;
/** Of a key destroyed this long ago no process has anything open any more, nor is about to write what it opened. */
export const FORGOTTEN_MS = 2 * CACHE_MS;
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
   * Destroys the keys of one owner, or of several, and their parts, whose names begin with the owner's and a slash: what they sealed reads
   * as erased from now on, in any backup too, for the ledger of erasures knows of it first. Answers whether there was one to destroy.
   */
  destroy(owners: string | readonly string[]): Promise<boolean>;
  /** Wraps again, under the master key of today, up to `limit` keys that an earlier one wraps; answers how many it was. */
  rewrap(limit: number): Promise<number>;
}

/** What a vault works with. */
export interface VaultKeys {
  /** 32 bytes, base64, from the environment or a key service: wraps every new key. */
  readonly masterKey: string;
  /** Master keys of before a rotation, still able to open what they wrapped until `rewrap` is done. */
  readonly earlier?: readonly string[];
  /** Where each erasure is written down before its key is destroyed. */
  readonly ledger: ErasureLedger;
  readonly cacheSize?: number;
}

/** The keys of a database. */
export function keyVault(db: Database, { masterKey, earlier = [], ledger, cacheSize = CACHE_SIZE }: VaultKeys): KeyVault {
  const stored = storedKeys(db, masterKeys(masterKey, earlier), ledger);
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
    async destroy(asked) {
      const owners = typeof asked === 'string' ? [asked] : asked;
      const gone = (await Promise.all(owners.map(stored.destroy))).flat();
      for (const each of [...owners, ...gone]) cache.remember(each, undefined, Date.now() + CACHE_MS, Date.now());
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
