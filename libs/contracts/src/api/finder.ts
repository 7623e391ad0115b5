import { z } from 'zod';
import { contracts } from './contract.js';
import { row } from './lists.js';

/** X11: one box that finds anything by what someone has in hand. */
export const finderApi = contracts({
  'POST /api/finder': {
    summary: 'Find anything by a code, id, name, address, number or text',
    body: z.strictObject({ q: z.string().trim().min(2).max(100) }),
    answer: z.object({
      /** What was typed, by its shape; `refused` where the role finds people by their exact number or address only. */
      kind: z.enum(['uuid', 'email', 'phone', 'digits', 'code', 'text', 'refused']),
      /** What was found in one place, masked as its list is. */
      groups: z.array(
        z.object({
          place: z.enum([
            ...(['leads', 'professionals', 'follow-ups', 'document-names', 'invoices', 'purchases'] as const),
            ...(['messages', 'threads', 'user-accounts'] as const),
          ]),
          rows: z.array(row),
          total: z.int(),
        }),
      ),
    }),
    errors: ['RATE_LIMITED'],
  },
});
