import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../settings/settings.js';

type Secrets = Pick<Settings, 'LINK_SECRET' | 'LINK_SECRET_EARLIER' | 'MAIL_REPLY_DOMAIN'>;

/** Bits of the signature: a guess is an e-mail, and each one that is wrong is seen by staff. Sixty-two letters in all; 64 may be. */
const SIGNATURE_HEX = 24;
const ADDRESS = /^reply\+([0-9a-f]{32})([0-9a-f]{24})$/;

const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`reply|${id}`).digest('hex').slice(0, SIGNATURE_HEX);

/**
 * Where the answer to one message goes. The address says which message, and is signed; whom it was for, what it is about and how long
 * it may be answered, the message itself says. Hexadecimal, as mail servers may change capitals.
 * @returns nothing where no domain takes answers
 */
export function replyAddress({ MAIL_REPLY_DOMAIN: domain, LINK_SECRET: secret }: Secrets, messageId: string): string | undefined {
  const id = messageId.replaceAll('-', '');
  return domain && `reply+${id}${signatureOf(secret, id)}@${domain}`;
}

/** What an address that took an e-mail says: the message it answers, that it is a reply address we never made, or that it is none. */
export function answeredBy(
  { MAIL_REPLY_DOMAIN: domain, LINK_SECRET: secret, LINK_SECRET_EARLIER: earlier }: Secrets,
  recipient: string,
): { readonly messageId: string } | 'unknown' | 'none' {
  const [local = '', at = ''] = recipient.trim().toLowerCase().split('@');
  if (!local.startsWith('reply+') || at !== domain) return 'none';
  const [, id, given] = ADDRESS.exec(local) ?? [];
  if (!id || !given) return 'unknown';
  const signed = [secret, ...earlier].some((s) => timingSafeEqual(Buffer.from(signatureOf(s, id)), Buffer.from(given)));
  return signed ? { messageId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') } : 'unknown';
}
