import { REGIONS } from '@jurilien/reference';
import { z } from 'zod';
import { contracts } from '../contract.js';
import { province } from '../shapes.js';

const yes = z.enum(['1']).optional();
const bracket = z.enum(['1', '2', '3', '4', '5']).optional();
/** Rounded down to five; nothing where they are fewer. */
const rounded = z.int().nullable();
const byCode = z.record(z.string(), rounded);

/** What someone looks for: a field and a province, and as much more as they said. */
export const search = z.strictObject({
  lawyerType: z.string().max(40),
  province,
  region: z
    .string()
    .refine((code) => REGIONS.some((r) => r.code === code), 'unknown')
    .optional(),
  lang: z.string().max(3).optional(),
  rate: bracket,
  budget: bracket,
  acceptDistance: yes,
  juridicalHelp: yes,
  mediator: yes,
  paralegal: yes,
  consult: yes,
});

/** Figures of the public pages: of no one, and never of fewer than five (P01, P11 to P17, IN8, IN9, S02). */
export const supplyApi = contracts({
  'GET /api/public/stats': {
    summary: 'How long things take and who is there; nothing where too few were counted',
    answer: z.object({
      /** Medians of the last 30 days: minutes of writing; minutes of opening hours from the queue to validation, and from sending to acceptance. */
      medianWritingMinutes: rounded,
      medianReviewMinutes: rounded,
      medianAnswerMinutes: rounded,
      /** Approved professionals, and those of them who asked to be in the directory: rounded down. */
      professionals: rounded,
      listed: rounded,
      regionsCovered: z.int(),
    }),
  },
  'GET /api/public/eligible-counts': {
    summary: 'How many professionals could be asked, and how many with one criterion turned round',
    // With `brackets`, also how many would take each bracket of budget and rate.
    query: search.extend({ brackets: yes }),
    answer: z.object({
      count: rounded,
      turned: z.array(z.object({ criterion: z.string(), count: rounded })),
      brackets: z.object({ budget: byCode, rate: byCode }).optional(),
    }),
  },
  'GET /api/public/eligible-counts/regions': {
    summary: 'How many there are by province and region, of one field of law or of any',
    query: z.strictObject({ lawyerType: z.string().max(40).optional(), province: province.optional() }),
    answer: z.object({
      data: z.array(z.object({ province, count: rounded, regions: z.array(z.object({ region: z.string(), count: rounded })) })),
    }),
  },
});
