import { issueLink as issue, link } from '@jurilien/identity';
import { DAY_MS } from '@jurilien/reference';
import { v5 as uuidv5 } from 'uuid';
import type { Kernel } from '../kernel/kernel.js';
import { linkIdOf, tokenOf, type LinkGrant } from './links.js';
import { stateOf } from '../kernel/states.js';

const NAMESPACE = '2b7a1a0e-2f50-5f0b-8f55-90b1c4c7a7e2';

/**
 * Makes (or makes again) a personal link and answers its token; the log keeps only the hash. In place of one that was revoked comes
 * another: what was taken back is not sent again.
 * @param grant `begins` where no one can have made it before
 */
export async function issueLink(
  kernel: Kernel,
  grant: Omit<LinkGrant, 'expiresAt'> & { days: number; at?: string; begins?: true },
): Promise<string> {
  const { days, at, begins, ...rest } = grant;
  const expiresAt = new Date((at ? Date.parse(at) : Date.now()) + days * DAY_MS).toISOString();
  for (let revoked = 0; ; revoked++) {
    const { purpose, subject, lang } = rest;
    const again = revoked > 0 ? { occurrence: `${rest.occurrence ?? ''}/after-${revoked}` } : {};
    const token = tokenOf(kernel.settings.LINK_SECRET, { ...rest, ...again, expiresAt: '' });
    const linkId = linkIdOf(token);
    const sending = { commandId: uuidv5(linkId, NAMESPACE), actor: { kind: 'system', id: 'links' }, begins } as const;
    const answer = await kernel.send(issue, { linkId, purpose, subject, expiresAt, lang }, sending);
    const isNew = answer.events.length > 0 && !answer.duplicate;
    if (isNew || !(await stateOf(kernel, link, linkId)).revoked) return token;
  }
}
