import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from 'node:crypto';
import { chainKey } from './audit-seals.js';

/** A signature under a text, and the public key that proves it. */
export interface TextSignature {
  readonly algorithm: 'ed25519';
  /** The public key, raw, in base64. */
  readonly key: string;
  readonly value: string;
}

// RFC 8410: what stands before the 32 bytes of an Ed25519 key in its DER.
const PRIVATE = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');
const RAW_BYTES = 32;

/**
 * The pair of keys that a chain of seals signs with: another environment proves a signature without the secret of this one. The same
 * master key always has the same pair.
 */
function signingKey(masterKey: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', chainKey(masterKey), 'jurilien', 'audit-signature', RAW_BYTES));
  return createPrivateKey({ key: Buffer.concat([PRIVATE, seed]), format: 'der', type: 'pkcs8' });
}
const rawOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES).toString('base64');

/** What is signed names what it is for: a signature of one kind of text proves none of another. */
const signed = (subject: string, text: string): Buffer => Buffer.from(`${subject}\n${text}`);

/** Signs a text of a kind by the key of the audit chain. */
export function signText(masterKey: string, subject: string, text: string): TextSignature {
  const key = signingKey(masterKey);
  return { algorithm: 'ed25519', key: rawOf(key), value: sign(null, signed(subject, text), key).toString('base64') };
}

/** Whether a text is as it was signed by the holder of the key that stands in its signature. */
export function isSigned(subject: string, text: string, { key, value }: TextSignature): boolean {
  const raw = Buffer.from(key, 'base64');
  if (raw.length !== RAW_BYTES) return false;
  const publicKey = createPublicKey({ key: Buffer.concat([PUBLIC, raw]), format: 'der', type: 'spki' });
  return verify(null, signed(subject, text), publicKey, Buffer.from(value, 'base64'));
}

/** Whether a signature is by one of these master keys, current or earlier. */
export const isOwnSignature = (masterKeys: readonly string[], { key }: TextSignature): boolean =>
  masterKeys.some((masterKey) => rawOf(signingKey(masterKey)) === key);

const GROUP = 4;
const SHOWN = 32;
/** The public key of a chain as two people compare it. */
export const fingerprintOf = (key: string): string =>
  createHash('sha256')
    .update(Buffer.from(key, 'base64'))
    .digest('hex')
    .slice(0, SHOWN)
    .match(new RegExp(`.{${GROUP}}`, 'g'))!
    .join(' ');
/** The same of a master key. */
export const ownFingerprint = (masterKey: string): string => fingerprintOf(rawOf(signingKey(masterKey)));
