import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@jurilien/event-sourcing';
import { parse, stringify } from 'uuid';

/**
 * How one person names a request: one block of AES over its id, and eight bytes that show we made it, under a key of that person
 * alone. No one can get the id from it, nor the name another person has for the same request, and it needs no table. Nothing of
 * ours takes it but the doors of that very person, which turn it back.
 */
const REF = /^[\w-]{32}$/;
const PROOF_BYTES = 8;

const keyOf = (secrets: Secrets, viewer: string): Buffer => Buffer.from(secrets.hash(`lead-ref:${viewer}`), 'hex');
const proofOf = (key: Buffer, block: Buffer): Buffer => createHmac('sha256', key).update(block).digest().subarray(0, PROOF_BYTES);

/**
 * The name of a request for one viewer; the same every time, also after keys of links are changed.
 * @param viewer the membership of a professional, or the account of another person
 * @param leadId a uuid
 */
export function leadRefOf(secrets: Secrets, viewer: string, leadId: string): string {
  const key = keyOf(secrets, viewer);
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const block = Buffer.concat([cipher.update(parse(leadId)), cipher.final()]);
  return Buffer.concat([block, proofOf(key, block)]).toString('base64url');
}

/** The request a viewer's name stands for; nothing when it is no name of theirs. */
export function leadOfRef(secrets: Secrets, viewer: string, ref: string): string | undefined {
  if (!REF.test(ref)) return undefined;
  const key = keyOf(secrets, viewer);
  const bytes = Buffer.from(ref, 'base64url');
  const block = bytes.subarray(0, -PROOF_BYTES);
  if (!timingSafeEqual(proofOf(key, block), bytes.subarray(-PROOF_BYTES))) return undefined;
  const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  return stringify(Buffer.concat([decipher.update(block), decipher.final()]));
}
