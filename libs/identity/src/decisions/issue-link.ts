import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lang, purpose, subject } from '../link.js';
import { linkDid, linkId, onLink } from './on-link.js';

/** Makes a personal link known: what it opens, about whom, until when. The same token twice is one link. */
export const issueLink = decision({
  name: 'IssueLink',
  input: z.object({ linkId, purpose, subject, lang, expiresAt: z.iso.datetime() }),
  reasonRequired: true,
  streams: onLink,
  decide(input, { link: s }, ctx) {
    if (s.issued) return {};
    // Whoever could make a link to an account could take it over: only the system does, and sends it to the address.
    refuseUnless(!input.subject.userId || ctx.actor.kind === 'system', 'FORBIDDEN', 'account-link');
    refuseUnless(
      Object.values(input.subject).some((id) => id),
      'VALIDATION',
      'link-about-nothing',
    );
    return { link: [linkDid('LinkIssued', input)] };
  },
});
