import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { linkDid, linkId, onLink, refuseUnlessLive } from './on-link.js';

const PAUSE_MS = 10 * 60_000;

/** From the page of a request, a link to change the details given with it (A05): it goes to the address on file, never to the screen. */
export const requestPrivateChangeLink = decision({
  name: 'RequestPrivateChangeLink',
  input: z.object({ linkId }),
  streams: onLink,
  decide({ linkId }, { link: s }, ctx) {
    refuseUnlessLive(s, ctx.now);
    const { subject, lang, renewals, renewedAt } = s;
    refuseUnless(s.purpose === 'lead-status' && subject.leadId, 'NOT_FOUND', 'link');
    // The one of just now is still in flight.
    if (renewedAt && Date.parse(ctx.now) - Date.parse(renewedAt) < PAUSE_MS) return {};
    return { link: [linkDid('NewLinkRequested', { linkId, purpose: 'private-change', subject, lang, sequence: renewals + 1 })] };
  },
});
