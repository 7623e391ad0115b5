import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lang, purpose, subject } from '../../link.js';
import { linkDid, linkId, onLink } from './on-link.js';

/**
 * Makes a personal link known: what it opens, about whom, until when. The same token twice is one link. The system alone sends
 * it, with a token it made: a person who named the hash of a token could act as the person the link is about.
 */
export const issueLink = decision({
  name: 'IssueLink',
  input: z.object({ linkId, purpose, subject, lang, expiresAt: z.iso.datetime() }),
  reasonRequired: true,
  streams: onLink,
  decide(input, { link: s }, ctx) {
    refuseUnless(ctx.actor.kind === 'system', 'FORBIDDEN', 'links-are-made-by-the-system');
    if (s.issued) return {};
    refuseUnless(
      Object.values(input.subject).some((id) => id),
      'VALIDATION',
      'link-about-nothing',
    );
    return { link: [linkDid('LinkIssued', input)] };
  },
});
