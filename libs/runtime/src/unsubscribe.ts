import { createHmac, timingSafeEqual } from 'node:crypto';

/** What one click refuses: one class of messages, to one address (4.8.5). */
export interface Unsubscription {
  /** Keyed hash of the address. */
  readonly contactId: string;
  readonly class: 'service' | 'marketing';
}

const mac = (secret: string, { contactId, class: c }: Unsubscription): string =>
  createHmac('sha256', secret).update(`unsubscribe|${c}|${contactId}`).digest('base64url');

/**
 * A token that can only say no, for as long as the message exists: nothing is stored, it names no address and opens no page,
 * and a mail programme may use it without a person (RFC 8058).
 */
export const unsubscribeToken = (secret: string, u: Unsubscription): string => `${u.class}.${u.contactId}.${mac(secret, u)}`;

/** What a token refuses; nothing when it is not one of ours. */
export function unsubscriptionOf(secret: string, token: string): Unsubscription | undefined {
  const [c, contactId = '', given = ''] = token.split('.');
  if (c !== 'service' && c !== 'marketing') return undefined;
  const found: Unsubscription = { class: c, contactId };
  const [a, b] = [Buffer.from(given), Buffer.from(mac(secret, found))];
  return a.length === b.length && timingSafeEqual(a, b) ? found : undefined;
}
