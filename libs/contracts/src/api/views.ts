import { z } from 'zod';
import { contracts, file } from './contract.js';
import { listQuery, pageOf, row } from './lists.js';
import { commandAnswer, commandBody } from './shapes.js';

/** Every view and every command of a session. Columns and payloads have declarations of their own, which OpenAPI lists by name. */
export const viewsApi = contracts({
  'GET /api/views/:view': {
    summary: 'A page of a view: rows in the scope of their reader, masked',
    query: listQuery,
    // `fresh`: the page has seen the position that was asked for.
    answer: pageOf(row).extend({ fresh: z.boolean() }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/views/:view/:id': {
    summary: 'One row of a view',
    query: z.object({
      /** A position of the log that the row must have seen; what is not one is not waited for. */
      after: z.string().regex(/^\d+$/).transform(Number).optional().catch(undefined),
    }),
    answer: row,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
  'GET /api/live': {
    summary: 'Server-sent events: the ids of rows that changed, of views that the reader may list',
    answer: file('text/event-stream'),
  },
  'POST /api/commands/:name': {
    summary: 'One command of a session',
    body: commandBody,
    answer: commandAnswer,
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
