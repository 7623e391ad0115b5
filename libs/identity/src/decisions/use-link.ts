import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkExpired } from '../link.js';
import { linkDid, linkId, onLink } from './on-link.js';

/** Uses a single-use link up, by a POST of its holder: opening a page uses nothing (D8). */
export const useLink = decision({
  name: 'UseLink',
  input: z.object({ linkId }),
  streams: onLink,
  decide(input, { link: s }, ctx) {
    refuseUnless(s.issued && !s.revoked, 'NOT_FOUND', 'link');
    refuseUnless(!s.used, 'TOKEN_USED', 'link-used');
    refuseUnless(!linkExpired(s, ctx.now), 'TOKEN_EXPIRED', 'link-expired');
    return { link: [linkDid('LinkUsed', input)] };
  },
});
