import { createHash, randomBytes } from 'node:crypto';
import { contactLinkOf, contactPoint, issueContactLink, type LinkUse } from '@jurilien/messaging';
import { linkTokenBits } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { earlierPreferences, earlierUnsubscription } from './earlier-tokens.js';
import type { OpenedContactLink } from './opened-contact-link.js';
import { stateOf } from '../kernel/states.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The link of an address for one use. Its secret is chance, kept sealed with the key of who reads it and found by its hash: a message
 * composed again carries the same, and no key of the server makes it or takes it back.
 * @param holderId whose key seals it: who the message is for
 * @returns the secret, a dot and the keyed hash of the address
 */
export async function contactLink(kernel: Kernel, contactId: string, use: LinkUse, holderId: string): Promise<string> {
  const known = async (): Promise<string | undefined> =>
    contactLinkOf(await stateOf(kernel, contactPoint, contactId), use, new Date().toISOString())?.token;
  let token = await known();
  if (!token) {
    const made = randomBytes(kernel.configuration.current().value(linkTokenBits) / 8).toString('base64url');
    const input = { contactId, use, holderId, token: made, hash: hashOf(made) };
    await kernel.send(issueContactLink, input, { actor: { kind: 'system', id: 'links' } });
    // Two messages at once: the one that came second carries the first one's.
    token = await known();
  }
  if (!token) throw new Error('the link of an address was not kept');
  return `${token}.${contactId}`;
}

/** What such a link opens, or one of before; nothing when it is none of ours, was revoked or ran out. */
export async function openContactLink(kernel: Kernel, given: string): Promise<OpenedContactLink | undefined> {
  const [, token, contactId] = /^([\w-]{43})\.([0-9a-zA-Z:_+-]{3,128})$/.exec(given) ?? [];
  if (!token || !contactId) {
    const { LINK_SECRET, LINK_SECRET_EARLIER } = kernel.settings;
    const secrets = [LINK_SECRET, ...LINK_SECRET_EARLIER];
    return earlierUnsubscription(secrets, given) ?? earlierPreferences(secrets, given);
  }
  const hash = hashOf(token);
  const { links } = await stateOf(kernel, contactPoint, contactId);
  const found = links.find((l) => l.hash === hash && Date.parse(l.expiresAt) > Date.now());
  return found && { contactId, use: found.use };
}

/** The page of the choices, in a language. */
export const preferencesUrl = (publicUrl: string, lang: 'fr' | 'en', token: string): string =>
  `${publicUrl}${lang === 'fr' ? '/preferences' : '/en/preferences'}/${token}`;
