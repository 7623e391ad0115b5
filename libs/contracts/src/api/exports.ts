import { ids } from '@jurilien/event-sourcing';
import { EXPORT_FORMATS, EXPORTED } from '@jurilien/exports';
import { z } from 'zod';
import { contracts, file } from './contract.js';
import { commandAnswer, lang } from './shapes.js';

/** Lists as files (OP1): asked for with a reason, made in the background, taken by who asked within the day. */
export const exportsApi = contracts({
  'POST /api/exports': {
    summary: 'Ask for a list as a file, by what the list is narrowed by now, and say what for; the view `exports` tells how far it is',
    body: z.strictObject({
      commandId: z.uuid(),
      exportId: ids.exportId,
      what: z.enum(EXPORTED),
      format: z.enum(EXPORT_FORMATS),
      lang,
      full: z.boolean().default(false),
      filter: z.record(z.string().max(60), z.unknown()).default({}),
      q: z.string().trim().max(100).optional(),
      reason: z.string().max(500),
    }),
    answer: commandAnswer,
    status: 202,
    errors: ['FORBIDDEN', 'COLUMN_HIDDEN', 'VALIDATION', 'WRONG_STATE', 'STEP_UP_REQUIRED', 'RATE_LIMITED'],
  },
  'GET /api/exports/:id/file': {
    summary: 'The file, for the account that asked for it alone; anyone else is refused, which is noted',
    params: z.object({ id: ids.exportId }),
    malformed: 'NOT_FOUND',
    answer: file('text/csv', 'application/json'),
    errors: ['NOT_FOUND', 'WRONG_STATE', 'STEP_UP_REQUIRED'],
  },
});
