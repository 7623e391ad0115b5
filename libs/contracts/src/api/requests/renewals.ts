import { ids } from '@jurilien/event-sourcing';
import { CONSENTS_NEEDED, party, RENEWAL_ANSWERS } from '@jurilien/lead';
import { answers } from '@jurilien/questions';
import { z } from 'zod';
import { LEAD_STATUSES } from '../../lead-states.js';
import { availability } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { lang } from '../shapes.js';

/** What a client may confirm or change as they go on; the same names are the `changes` of `RenewLead`. */
const request = z.object({
  code: z.string(),
  state: z.enum(LEAD_STATUSES),
  createdAt: instant,
  /** Why no one was found, or how it ended. */
  unservedReason: z.string().optional(),
  closeReason: z.string().optional(),
  lawyerType: z.string().nullish(),
  province: z.string().nullish(),
  region: z.string().nullish(),
  city: z.string().nullish(),
  budget: z.number().nullish(),
  rate: z.string().nullish(),
  acceptDistance: z.boolean().nullish(),
  experience: z.number().nullish(),
  juridicalHelp: z.boolean().nullish(),
  hasLegalAidCert: z.boolean().nullish(),
  smallMandate: z.boolean().nullish(),
  consult: z.boolean().nullish(),
  mediator: z.boolean().nullish(),
  paralegal: z.boolean().nullish(),
  hasCourtDate: z.boolean().nullish(),
  courtDate: z.string().nullish(),
  description: z.string(),
  questionSet: z.object({ field: z.string(), version: z.int() }).optional(),
  answers,
  parties: z.array(party),
});

/** What can be answered about a request that came to nothing, and what it takes. */
const answering = z.object({
  /** What came of the newest invitation; nothing while it is open, or where there was none. */
  answer: z.enum(RENEWAL_ANSWERS).optional(),
  renewals: z.int(),
  /** The day of the next invitation, where the client put it off. */
  snoozedUntil: instant.optional(),
  snoozeDays: z.int(),
  /** `RenewLead`, `DeclineRenewal`, `SnoozeRenewal`: whether each can be sent, and why not. */
  available: z.record(z.string(), availability),
  /** Agreements that are asked for again, because they were taken back or their text has changed. */
  consentsOwed: z.array(z.enum(CONSENTS_NEEDED)),
  /** Who accepted before: asked again only where the client says so (`again`). */
  professionals: z.array(z.object({ acceptanceId: ids.acceptanceId, name: z.string(), firm: z.string().nullish() })),
});

/** One search for a professional, beside the others of its request: what it took, and whom it brought. */
const round = z.object({
  round: z.int(),
  plan: z.string(),
  coinValueCc: z.int(),
  startedAt: instant,
  endedAt: instant.optional(),
  cause: z.string().optional(),
  offers: z.int(),
  refused: z.int(),
  claims: z.int(),
  acceptances: z.array(
    z.object({ acceptanceId: ids.acceptanceId, professionalId: ids.professionalId, name: z.string(), priceCc: z.int() }),
  ),
});
/** The same with the request itself, as its client may change it. */
const renewal = answering.extend({ request });

/** An invitation to renew a request (M17), by its link, signed in, and for the team that does it on the phone. */
export const renewalsApi = contracts({
  'GET /api/public/renewal': {
    summary: 'What the link of an invitation to renew opens (M17): how it stands, and after the code the request and what can be answered',
    answer: z.object({
      serverNow: instant,
      lang,
      standing: z.enum(['open', 'answered', 'over']),
      expiresAt: instant,
      steppedUp: z.boolean(),
      renewal: renewal.optional(),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/client/requests/:leadId/renewal': {
    summary: 'The same of an own request, for its signed-in client',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: renewal.extend({ serverNow: instant, expiresAt: instant.optional() }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/client/requests/:leadId/another': {
    summary: 'What another request of a signed-in client names this one by, as the one that it follows (F01 `?ref=`); it opens nothing',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: z.object({ ref: z.string() }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/leads/:leadId/renewal': {
    summary: 'What the team can answer for a caller, which agreements are read to them again, and every search so far',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    answer: answering.extend({ rounds: z.array(round) }),
    errors: ['NOT_FOUND'],
  },
});
