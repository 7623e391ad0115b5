import { DAY_MS } from '@jurilien/reference';
import { v5 as uuidv5 } from 'uuid';
import type { Kernel } from './kernel.js';
import { linkIdOf, tokenOf, type LinkGrant } from './links.js';

const NAMESPACE = '2b7a1a0e-2f50-5f0b-8f55-90b1c4c7a7e2';

/**
 * Makes (or makes again) a personal link and answers its token; the log keeps only the hash.
 * @param grant `begins` where nobody can have made it before
 */
export async function issueLink(
  kernel: Kernel,
  grant: Omit<LinkGrant, 'expiresAt'> & { days: number; at?: string; begins?: true },
): Promise<string> {
  const { days, at, begins, ...rest } = grant;
  const token = tokenOf(kernel.settings.LINK_SECRET, { ...rest, expiresAt: '' });
  const linkId = linkIdOf(token);
  const expiresAt = new Date((at ? Date.parse(at) : Date.now()) + days * DAY_MS).toISOString();
  await kernel.dispatch({
    name: 'IssueLink',
    commandId: uuidv5(linkId, NAMESPACE),
    actor: { kind: 'system', id: 'links' },
    begins,
    input: { linkId, purpose: rest.purpose, subject: rest.subject, expiresAt, lang: rest.lang },
  });
  return token;
}
