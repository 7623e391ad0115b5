import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { addressConsents, saidOnPhone } from '../messages/consents.js';
import { count, left, ranked } from '../search/matching.js';
import { lang, urgency } from '../shapes.js';

/** Another request of the same person, in one line; of one outside the reader's province only that it exists. */
const same = z.object({
  id: z.string(),
  code: z.string().nullish(),
  state: z.string().nullish(),
  lawyerType: z.string().nullish(),
  createdAt: instant.nullish(),
});
/** The same, with what it has in common with the request that was asked about. */
const likely = same.extend({
  same: z.array(z.enum(['clientName', 'email', 'phoneNumber', 'othersInvolved', 'lawyerType', 'province', 'region', 'city'])),
});
const ofLead = { params: z.object({ leadId: ids.leadId }), malformed: 'NOT_FOUND', errors: ['NOT_FOUND'] } as const;

/** What the team reads of one request that is computed and not stored (X05 to X08), and the requests they write on the phone (IN16). */
export const leadsApi = contracts({
  'GET /api/leads/:leadId/matching-preview': {
    summary: 'Who would be asked for a request as it stands, and why not the others',
    ...ofLead,
    answer: z.object({ eligible: z.array(ranked), total: z.int(), counts: count, excluded: z.array(left) }),
  },
  'GET /api/leads/:leadId/price-preview': {
    summary: 'What a request costs as it stands, with every number that the price is made of',
    ...ofLead,
    answer: z.object({ baseCc: z.int(), coinValueCc: z.int(), factors: z.array(z.object({ code: z.string(), bp: z.int() })) }),
  },
  'GET /api/leads/:leadId/timers': {
    summary: 'What happens by itself, and when',
    ...ofLead,
    answer: z.array(z.object({ subject: z.string(), timer: z.string(), dueAt: instant })),
  },
  'GET /api/leads/:leadId/duplicates': {
    summary: 'Other requests of the same person, and what they have in common with this one',
    ...ofLead,
    answer: z.array(likely),
  },
  'GET /api/leads/:leadId/consents': { summary: 'What the addresses of the client agreed to', ...ofLead, answer: addressConsents },
  'POST /api/leads/:leadId/consents': {
    summary: 'Write down what the client agreed to on the phone, or refused',
    ...ofLead,
    body: saidOnPhone,
    status: 204,
    errors: ['NOT_FOUND', 'WRONG_STATE', 'SUPPRESSED'],
  },
  'GET /api/leads/:leadId/urgency': {
    summary: 'What may be urgent about a request, with the words that say so',
    ...ofLead,
    answer: z.object({
      /** Why it is urgent already: its answers, its dates, or the staff's mark. */
      urgency: urgency.optional(),
      /** Nothing once staff have decided. */
      proposed: z.array(
        z.object({
          kind: z.enum(['detained', 'hearing', 'deadline', 'soon', 'eviction', 'violence']),
          start: z.int(),
          end: z.int(),
          words: z.string(),
          /** Where the words stand: the description, or the id of a question. */
          in: z.string(),
        }),
      ),
      decided: z.boolean(),
    }),
  },
  'POST /api/leads/:leadId/summary-check': {
    summary: 'What a text must not name, found with the contact data that the editor does not show',
    ...ofLead,
    body: z.strictObject({ text: z.string().max(6_000) }),
    answer: z.array(
      z.object({
        kind: z.enum(['name', 'phone', 'email', 'address', 'postal-code', 'social-insurance-number', 'health-card', 'document-number']),
        match: z.string(),
        index: z.int(),
      }),
    ),
  },
  'POST /api/phone-requests': {
    summary: 'The request of a caller; the same person’s requests of the last days are answered instead, until it is another matter',
    body: z.strictObject({
      commandId: z.uuid(),
      leadId: ids.leadId,
      lang,
      consents: z.record(z.string().max(40), z.union([z.boolean(), z.string().max(60)])),
      duplicateConfirmed: z.boolean().default(false),
      fields: z.record(z.string().max(60), z.unknown()),
    }),
    answer: z.object({ leadId: ids.leadId.optional(), same: z.array(same) }),
    errors: ['FORBIDDEN'],
  },
});
