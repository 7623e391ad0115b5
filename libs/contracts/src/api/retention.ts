import { RETENTION_ROWS, type RetentionRow } from '@jurilien/reference';
import { z } from 'zod';
import { contracts, instant } from './contract.js';

/** What is due of a row of the table of retention; `more`: there is more than was looked at. */
const counts = z.object({ due: z.int(), gone: z.int(), held: z.int(), failed: z.int(), more: z.literal(true).optional() });

/** N04: what the next run of retention would find. */
export const retentionApi = contracts({
  'GET /api/retention/preview': {
    summary: 'What a run of retention would let go of now, by row of its table; nothing is changed',
    answer: z.object({
      at: instant,
      nextRunAt: instant,
      rows: z.record(z.enum(RETENTION_ROWS as [RetentionRow, ...RetentionRow[]]), counts),
    }),
  },
});
