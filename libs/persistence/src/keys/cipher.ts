import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

/** Initialisation vector, tag and data, base64. */
export interface Ciphertext {
  readonly iv: string;
  readonly tag: string;
  readonly ct: string;
}

/** AES-256-GCM with a fresh initialisation vector; `aad` must be the same to decrypt. */
export function encrypt(key: KeyObject, plain: Buffer, aad: string): Ciphertext {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  const ct = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { iv: iv.toString('base64'), tag: cipher.getAuthTag().toString('base64'), ct: ct.toString('base64') };
}

/** @throws when the key, the data or `aad` is another than it was encrypted with */
export function decrypt(key: KeyObject, sealed: Ciphertext, aad: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64')).setAAD(Buffer.from(aad));
  decipher.setAuthTag(Buffer.from(sealed.tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(sealed.ct, 'base64')), decipher.final()]);
}
