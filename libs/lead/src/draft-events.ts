import { event } from '@jurilien/event-sourcing';
import { PARTNERS } from '@jurilien/reference';
import { z } from 'zod';
import { lang, province } from './facts.js';
import { sealed } from './lead-identity.js';
import { DRAFT_LINK_CAUSES, REFERRER_KINDS } from './lead-state.js';

const id = z.string();
const leadId = id;
const ofPerson = { leadId, personId: id };
const person = 'personId' as const;
const referrer = 'referrerKey|personId' as const;
const referral = { referrerName: z.string(), organisation: z.string(), referrerEmail: z.string(), reason: z.string() };

/**
 * One agreement of the client, with what proves it (CASL-8): the version of the text, how it was given, the channel, and the keyed hash of
 * the address it came from or the call it was read in; the time is the event's own. `readBy`: who of the team read the text aloud.
 */
export const consentRecorded = z.object({
  leadId,
  purpose: z.string(),
  textVersion: z.string(),
  granted: z.boolean(),
  readBy: id.optional(),
  source: z.enum(['form', 'call']).optional(),
  channel: z.string().optional(),
  evidence: z.string().optional(),
});

/** What happens to a request before it is sent, in order. */
export const draftEvents = {
  LeadDraftStarted: event(
    z.object({
      ...ofPerson,
      form: z.string(),
      channel: z.string(),
      lang,
      searchTerms: z.string().optional(),
      begunBy: z.string().optional(),
      /** The request that its writer goes on with, which ended too long ago or was erased (4.6). */
      renewedFrom: id.optional(),
    }),
    { personal: { searchTerms: person } },
  ),
  LeadDraftSaved: event(
    z.object({
      ...ofPerson,
      step: z.string(),
      answers: sealed(z.record(z.string(), z.unknown())),
      /** Absent before drafts had a part of the key, when the request's own key sealed them. */
      draftKey: id.optional(),
      /** Asked to be reminded, at an address the answers hold. */
      remind: z.boolean().optional(),
      /** Where it is from, once its answers say so. */
      province: province.optional(),
      /** When it is closed unsent, where the province moves that. */
      endsAt: z.string().optional(),
    }),
    { personal: { answers: 'draftKey|leadId' } },
  ),
  LeadDraftLinkSent: event(z.object({ leadId, cause: z.enum(DRAFT_LINK_CAUSES) })),
  LeadDraftAbandoned: event(z.object({ leadId })),
  LeadReferralDeclared: event(
    z.object({
      ...ofPerson,
      kind: z.enum(REFERRER_KINDS),
      partner: z.enum(PARTNERS).optional(),
      textVersion: z.string(),
      ...referral,
      /** The part of the request's key that seals who they are; absent before they had one, when the client's key did. */
      referrerKey: id.optional(),
    }),
    { personal: { referrerName: referrer, organisation: referrer, referrerEmail: referrer, reason: person } },
  ),
} as const;
