import { z } from 'zod';
import { contracts } from './contract.js';

/** Errors of our own pages. */
export const errorReportsApi = contracts({
  'POST /api/public/error-reports': {
    summary: 'An error that a page of ours met',
    body: z.strictObject({
      part: z.enum(['browser', 'site']),
      type: z.string().max(200),
      message: z.string().max(4_000),
      stack: z.string().max(20_000).optional(),
      page_path: z.string().max(1_000).optional(),
      failed_host: z.string().max(260).optional(),
    }),
    status: 204,
    errors: ['NOT_FOUND'],
  },
});
