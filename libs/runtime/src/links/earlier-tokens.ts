import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OpenedContactLink } from './opened-contact-link.js';

/**
 * The links at the foot of messages sent before November 2026 held no secret of their own: LINK_SECRET signed what they say. They go
 * on working while the secret that signed them is known, as LINK_SECRET or as one of LINK_SECRET_EARLIER.
 */
const signs = (secret: string, words: string, given: string): boolean => {
  const [a, b] = [Buffer.from(given), createHmac('sha256', secret).update(words).digest()];
  const c = Buffer.from(b.toString('base64url'));
  return a.length === c.length && timingSafeEqual(a, c);
};

/** What an earlier one-click link refuses, `service.<address>.<signature>`; nothing when none of the secrets signed it. */
export function earlierUnsubscription(secrets: readonly string[], token: string): OpenedContactLink | undefined {
  const [c, contactId = '', given = ''] = token.split('.');
  if (c !== 'service' && c !== 'marketing') return undefined;
  return secrets.some((s) => signs(s, `unsubscribe|${c}|${contactId}`, given)) ? { contactId, use: `unsubscribe-${c}` } : undefined;
}

const MARKS = { c: 'client', p: 'professional', a: 'anyone' } as const;

/** Whose choices an earlier link opens, `<signature>.p.<address>`; nothing when none of the secrets signed it. */
export function earlierPreferences(secrets: readonly string[], token: string): OpenedContactLink | undefined {
  const [given = '', mark = '', contactId = ''] = token.split('.');
  const who = Object.hasOwn(MARKS, mark) ? MARKS[mark as keyof typeof MARKS] : undefined;
  if (!who || contactId === '') return undefined;
  return secrets.some((s) => signs(s, `preferences|${who}|${contactId}`, given)) ? { contactId, use: `preferences-${who}` } : undefined;
}
