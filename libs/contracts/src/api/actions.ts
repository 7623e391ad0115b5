import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts } from './contract.js';

const AT_ONCE = 100;

/** Whether a command can be sent now: yes, or the refusal it would meet, by its code and its fact. */
export const availability = z.union([z.literal(true), z.object({ code: z.string(), detail: z.string() })]);
/** The commands that can be sent about a thing, by their names. */
export const possibleActions = z.array(z.string());

/** What the buttons of pages ask before they can be pressed. */
export const actionsApi = contracts({
  'GET /api/views/:view/actions': {
    summary:
      'Which commands can be sent about each row, and why not; a row that is not there or not visible has no entry, a command that its reader may never send neither',
    params: z.object({ view: z.string() }),
    query: z.strictObject({
      /** Ids of at most a page of rows, between commas. */
      ids: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(z.union([z.uuid(), ids.followUpId])).max(AT_ONCE)),
    }),
    answer: z.record(z.string(), z.record(z.string(), availability)),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
