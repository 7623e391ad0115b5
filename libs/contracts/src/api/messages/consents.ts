import { ids } from '@jurilien/event-sourcing';
import { LEGAL_CODES } from '@jurilien/reference';
import { z } from 'zod';
import { instant } from '../contract.js';
import { lang, shownText } from '../shapes.js';

/** The text that an agreement was given to: its document and version, and the sentence itself where it is known which one it was. */
const agreed = z.object({
  document: z.enum(LEGAL_CODES),
  version: z.int(),
  /** The language it was shown or read in; agreements of before 28 November 2026 do not say. */
  lang: lang.optional(),
  sentence: z.string().optional(),
});

/** One moment in a history of consents: what was agreed to, in which words, since and until when, and how it ended (4.8.5). */
const moment = z.object({
  at: instant,
  /** A class of messages, `sms` for every text, `all`; of a request, what the agreement was for. */
  what: z.string(),
  happened: z.enum([
    ...(['given', 'declined', 'pending', 'withdrawn', 'expired'] as const),
    ...(['stopped', 'started', 'suppressed', 'unsuppressed', 'forgotten'] as const),
  ]),
  /** Where it was given or withdrawn; of a suppression, its cause. */
  how: z.string().optional(),
  basis: z.enum(['express', 'implied-contract', 'implied-inquiry']).optional(),
  until: instant.optional(),
  text: agreed.optional(),
});

/** News that come on a basis no one spoke (CASL, s. 10), and until when. */
export const implied = z.object({ until: instant }).optional();

/** The history of one address, as its holder reads it, the newest first. */
export const ownHistory = z.array(moment);
/** The same over everything a proof reaches: addresses and requests. */
export const provenHistory = z.array(moment.extend({ about: z.enum(['email', 'sms', 'request']) }));

const channel = z.enum(['email', 'sms']);
/** For the team, with what proves each: who read which script, which page, which list, which purchase. */
const teamHistory = z.array(moment.extend({ channel, evidence: z.string().optional(), consentId: z.string().optional() }));
const granted = z
  .object({ granted: z.boolean(), at: instant, pending: z.boolean(), basis: moment.shape.basis, until: instant.optional() })
  .nullable();

/** Consents of a person's addresses, for the team; with the contact point whose links may be ended, for readers who may end them. */
export const addressConsents = z.object({
  marketing: z.object({ email: granted, sms: granted }),
  history: teamHistory,
  /** Addresses that the person has proven, where the team may write down what they say on the phone. */
  proven: z.array(channel),
  links: z.object({ contactId: ids.contactId, live: z.int() }).optional(),
});

/** What a person said on the phone: a yes to a script that was read to them, or a no. */
export const saidOnPhone = z.strictObject({
  channel,
  class: z.enum(['service', 'marketing']),
  granted: z.boolean(),
  /** The script that was read. */
  shown: shownText,
  lang,
  /** Why the team writes it down; kept with it. */
  reason: z.string().max(500),
});
