import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkExpired } from '../../link.js';
import { linkDid, linkId, onLink } from './on-link.js';

const PAUSE_MS = 10 * 60_000;

/** The holder of an old link asks for a new one; it goes to the address on file, never to the screen. */
export const requestNewLink = decision({
  name: 'RequestNewLink',
  input: z.object({ linkId }),
  streams: onLink,
  decide(input, { link: s }, ctx) {
    refuseUnless(s.issued && !s.revoked && s.purpose, 'NOT_FOUND', 'link');
    // A link to an account is asked for again where the first was: by the address.
    refuseUnless(!s.subject.userId, 'NOT_FOUND', 'link');
    // What the old address was sent never goes to the new one.
    refuseUnless(s.purpose !== 'undo-change', 'NOT_FOUND', 'link');
    // An invitation that was answered, or is over, is not asked for again: its person writes another request, or waits for the next one.
    refuseUnless(s.purpose !== 'renewal', 'NOT_FOUND', 'link');
    refuseUnless(s.used || linkExpired(s, ctx.now), 'WRONG_STATE', 'link-live');
    refuseUnless(!s.renewedAt || Date.parse(ctx.now) - Date.parse(s.renewedAt) >= PAUSE_MS, 'RATE_LIMITED', 'renewed-lately');
    return {
      link: [
        linkDid('NewLinkRequested', {
          linkId: input.linkId,
          purpose: s.purpose,
          subject: s.subject,
          lang: s.lang,
          sequence: s.renewals + 1,
        }),
      ],
    };
  },
});
