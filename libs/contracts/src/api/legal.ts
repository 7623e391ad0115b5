import { legalCode, legalText, legalChanges } from '@jurilien/legal';
import { z } from 'zod';
import { contracts } from './contract.js';

/** A version by its number and by the day from which it is in force. */
const named = z.object({ version: z.int(), effectiveOn: z.iso.date() });

/** Texts that people agree to or are owed (P07, P08, P09, IN12). */
export const legalApi = contracts({
  'GET /api/public/legal/:code': {
    summary: 'A legal document: the version in force, or another one that was published',
    params: z.object({ code: legalCode }),
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    answer: named.extend({
      code: legalCode,
      fr: legalText,
      en: legalText,
      changes: legalChanges,
      inForce: named,
      /** Every version there was and will be, the newest first. */
      versions: z.array(named),
    }),
    etag: true,
    errors: ['NOT_FOUND'],
  },
});
