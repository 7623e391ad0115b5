import { decision } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from './on-link.js';

/** Uses a single-use link up, by a POST of its holder: opening a page uses nothing (D8). */
export const useLink = decision({
  name: 'UseLink',
  input: z.object({ linkId }),
  streams: onLink,
  decide(input, { link: s }, ctx) {
    refuseUnlessLive(s, ctx.now);
    return { link: [linkDid('LinkUsed', input)] };
  },
});
