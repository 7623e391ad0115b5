import { z } from 'zod';
import { contracts } from './contract.js';

/** Pages read by people who agreed to be counted. */
export const pageViewsApi = contracts({
  'POST /api/public/page-views': {
    summary: 'Count one reading of a page',
    body: z.strictObject({ page_path: z.string().startsWith('/').max(300) }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
  'GET /api/page-views': {
    summary: 'How often each page was read, day by day or week by week, and whether anything is counted at all',
    query: z.object({
      days: z.coerce.number<number | string>().int().min(1).max(400).default(30),
      weeks: z.coerce.number<number | string>().int().min(1).max(57).optional(),
    }),
    answer: z.object({ counted: z.boolean(), data: z.array(z.object({ day: z.string(), pagePath: z.string(), views: z.int() })) }),
  },
});
