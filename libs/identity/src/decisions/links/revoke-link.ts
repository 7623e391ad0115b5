import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink } from './on-link.js';

/** Makes a link worthless at once; to its holder it is as if it had never been. */
export const revokeLink = decision({
  name: 'RevokeLink',
  input: z.object({ linkId }),
  reasonRequired: true,
  streams: onLink,
  decide(input, { link: s }) {
    refuseUnless(s.issued, 'NOT_FOUND', 'link');
    return { link: s.revoked ? [] : [linkDid('LinkRevoked', input)] };
  },
});
