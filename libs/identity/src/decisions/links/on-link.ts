import { ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { link, linkExpired, type LinkEvent, type LinkState } from '../../link.js';

/** SHA-256 of the token, hexadecimal. */
export const linkId = ids.linkId;
export const onLink = (i: { linkId: string }) => ({ link: streamOf(link, i.linkId) });
/** One event of a link, typed by its name. */
export const linkDid = <T extends LinkEvent['type']>(type: T, data: Extract<LinkEvent, { type: T }>['data']): LinkEvent =>
  ({ type, data }) as LinkEvent;

/** Refuses unless the link stands, and says which of the three it is. */
export function refuseUnlessLive(s: LinkState, now: string): void {
  refuseUnless(s.issued && !s.revoked, 'NOT_FOUND', 'link');
  refuseUnless(!s.used, 'TOKEN_USED', 'link-used');
  refuseUnless(!linkExpired(s, now), 'TOKEN_EXPIRED', 'link-expired');
}
