import { createHash, randomBytes } from 'node:crypto';
import { contactLinkOf, contactPoint, issueContactLinks, type LinkUse } from '@jurilien/messaging';
import { linkTokenBits } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { earlierPreferences, earlierUnsubscription } from './earlier-tokens.js';
import type { OpenedContactLink } from './opened-contact-link.js';
import { stateOf } from '../kernel/states.js';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The links of an address, one for each use, made where there is none. Their secrets are chance, kept sealed with the key of who reads them
 * and found by their hashes: a message composed again carries the same, and no key of the server makes them or takes them back.
 * @param holderId whose key seals them: who the message is for
 * @returns of each the secret, a dot and the keyed hash of the address
 */
export async function contactLinks(kernel: Kernel, contactId: string, uses: readonly LinkUse[], holderId: string): Promise<string[]> {
  const known = async (): Promise<(string | undefined)[]> => {
    const [state, now] = [await stateOf(kernel, contactPoint, contactId), new Date().toISOString()];
    return uses.map((use) => contactLinkOf(state, use, now)?.token);
  };
  let tokens = await known();
  const missing = uses.filter((_, i) => !tokens[i]);
  if (missing.length > 0) {
    const bytes = kernel.configuration.current().value(linkTokenBits) / 8;
    const links = missing.map((use) => {
      const token = randomBytes(bytes).toString('base64url');
      return { use, token, hash: hashOf(token) };
    });
    await kernel.send(issueContactLinks, { contactId, holderId, links }, { actor: { kind: 'system', id: 'links' } });
    // Two messages at once: the one that came second carries the first one's.
    tokens = await known();
  }
  return tokens.map((token) => {
    if (!token) throw new Error('the link of an address was not kept');
    return `${token}.${contactId}`;
  });
}

/** The same, of one use. */
export const contactLink = async (kernel: Kernel, contactId: string, use: LinkUse, holderId: string): Promise<string> =>
  (await contactLinks(kernel, contactId, [use], holderId))[0]!;

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
