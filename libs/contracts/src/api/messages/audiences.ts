import { AUDIENCES } from '@jurilien/campaigns';
import { condition, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { lang, province } from '../shapes.js';

const both = z.object({ fr: z.string(), en: z.string() });
const option = both.extend({ code: z.string() });
const audience = z.enum(AUDIENCES);
const count = z.int();
const counts = z.record(z.string(), count);

/** X05: whom a segment may be made of, and how many it comes to. */
export const audiencesApi = contracts({
  'GET /api/audiences': {
    summary: 'Whom a segment may be made of, with the fields that it may ask about; no other can be named',
    answer: z.object({
      audiences: z.array(
        z.object({
          audience,
          fields: z.array(
            z.object({
              key: z.string(),
              label: both,
              type: z.union([z.enum(['text', 'number', 'boolean', 'month']), z.object({ oneOf: z.array(option) })]),
              operators: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  },
  'POST /api/audiences/count': {
    summary: 'How many a condition holds for now, how many of them a campaign may reach and on what basis, and why not the others',
    body: z.strictObject({ audience, province: province.optional(), query: condition, channel: z.enum(['sms', 'email']) }),
    answer: z.object({ total: count, eligible: count, suppressed: counts, bases: counts, shared: count, languages: counts, at: instant }),
    errors: ['VALIDATION', 'FORBIDDEN'],
  },
  'GET /api/campaigns/:id/failures': {
    summary: 'Recipients whom a campaign did not reach although it was sent to them, by cause, with masked addresses',
    params: z.object({ id: ids.campaignId }),
    malformed: 'NOT_FOUND',
    answer: z.object({
      failures: z.array(z.object({ to: z.string(), lang, state: z.enum(['failed', 'unknown']), code: z.string(), at: instant.nullable() })),
      /** There are more than these. */
      more: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  },
});
