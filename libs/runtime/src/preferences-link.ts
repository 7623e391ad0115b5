import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose choices a link opens: the keyed hash of an address, and what its holder is to us. */
export interface PreferencesOf {
  readonly contactId: string;
  readonly who: 'client' | 'professional' | 'anyone';
}
const MARKS = { client: 'c', professional: 'p', anyone: 'a' } as const;

const mac = (secret: string, { contactId, who }: PreferencesOf): string =>
  createHmac('sha256', secret).update(`preferences|${who}|${contactId}`).digest('base64url');

/**
 * A token that opens the choices of one address and nothing else, for as long as the message exists (N02): nothing is stored, and
 * the page behind it shows no address and no name. The secret part comes first, where the message log hides it.
 */
export const preferencesToken = (secret: string, of: PreferencesOf): string => `${mac(secret, of)}.${MARKS[of.who]}.${of.contactId}`;

/** Whose choices a token opens; nothing when it is not one of ours. */
export function preferencesOf(secret: string, token: string): PreferencesOf | undefined {
  const [given = '', mark, contactId = ''] = token.split('.');
  const who = (Object.keys(MARKS) as PreferencesOf['who'][]).find((w) => MARKS[w] === mark);
  if (!who || contactId === '') return undefined;
  const [a, b] = [Buffer.from(given), Buffer.from(mac(secret, { contactId, who }))];
  return a.length === b.length && timingSafeEqual(a, b) ? { contactId, who } : undefined;
}

/** The page of the choices, in a language. */
export const preferencesUrl = (publicUrl: string, lang: 'fr' | 'en', token: string): string =>
  `${publicUrl}${lang === 'fr' ? '/preferences' : '/en/preferences'}/${token}`;
