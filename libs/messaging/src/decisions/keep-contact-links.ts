import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { z } from 'zod';
import { contactDid, contactId, contactPoint, linkUse, type ContactLink, type ContactState, type LinkUse } from '../contact-point.js';

const onContact = (i: { contactId: string }) => ({ contact: streamOf(contactPoint, i.contactId) });
/** A link in a message says no for so long at least (CASL asks for sixty days), and half the life it begins with. */
export const LINK_GOOD_DAYS = 400;

/** The link of one use that a message of now may carry: long enough to live, and readable, as its holder was not erased since. */
export const contactLinkOf = (s: ContactState, use: LinkUse, now: string): (ContactLink & { readonly token: string }) | undefined =>
  s.links.find(
    (l): l is ContactLink & { readonly token: string } =>
      l.use === use && l.token !== undefined && Date.parse(l.expiresAt) >= Date.parse(now) + LINK_GOOD_DAYS * DAY_MS,
  );

const link = z.object({
  use: linkUse,
  token: z.string().regex(/^[\w-]{43}$/),
  /** SHA-256 of the token, hexadecimal. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

/**
 * An address gets a link for each use that is asked for, with a secret that chance made; while it has one that lives long enough, that one
 * stays.
 */
export const issueContactLinks = decision({
  name: 'IssueContactLinks',
  input: z.object({
    contactId,
    /** Whose key seals the tokens. */
    holderId: ids.recipientId,
    links: z.array(link).min(1),
  }),
  streams: onContact,
  decide({ links, ...of }, { contact: s }, ctx) {
    const expiresAt = new Date(Date.parse(ctx.now) + 2 * LINK_GOOD_DAYS * DAY_MS).toISOString();
    const missing = links.filter(({ use }) => !contactLinkOf(s, use, ctx.now));
    return missing.length === 0 ? {} : { contact: missing.map((made) => contactDid('ContactLinkIssued', { ...of, ...made, expiresAt })) };
  },
});

/** Every link in the messages to an address is worthless from now on; the next message brings another. */
export const revokeContactLinks = decision({
  name: 'RevokeContactLinks',
  input: z.object({ contactId }),
  reasonRequired: true,
  streams: onContact,
  decide(input, { contact: s }) {
    return s.links.length === 0 ? {} : { contact: [contactDid('ContactLinksRevoked', input)] };
  },
});
