import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { decrypt, encrypt } from './cipher.js';

/** An owner's data key as it is stored: wrapped, with the name of the master key that wraps it. */
export interface WrappedKey {
  readonly owner: string;
  readonly wrapped: string;
  readonly master_key: string;
}

/** Wraps data keys under the master key of today; unwraps also what an earlier one wrapped. */
export interface MasterKeys {
  /** Name of the master key of today. */
  readonly name: string;
  wrap(owner: string, key: Buffer): string;
  /** @throws when none of the master keys wrapped it */
  unwrap(key: WrappedKey): Buffer;
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

/** @param earlier master keys of before a rotation */
export function masterKeys(masterKey: string, earlier: readonly string[]): MasterKeys {
  const current = masterOf(masterKey);
  const masters = new Map([current, ...earlier.map(masterOf)].map((m) => [m.name, m.wrapKey]));
  return {
    name: current.name,
    wrap: (owner, key) => JSON.stringify(encrypt(current.wrapKey, key, `key:${owner}`)),
    unwrap({ owner, wrapped, master_key: master }) {
      const wrapKey = masters.get(master);
      if (!wrapKey)
        throw new Error(
          `MASTER_KEY is not the one that this database's personal data was sealed with (${master}). Put it back, or give it as MASTER_KEY_EARLIER.`,
        );
      return decrypt(wrapKey, JSON.parse(wrapped), `key:${owner}`);
    },
  };
}
