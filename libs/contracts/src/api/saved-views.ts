import { filledLine, ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { ATTENDED, isList, LISTS } from '../lists.js';
import { contracts, instant } from './contract.js';

const list = z.enum(Object.keys(LISTS).filter(isList));
const column = z.string().min(1).max(60);
const name = filledLine(60);
/** As it stands in the address of a list. */
const filter = z.record(column, z.unknown()).refine((value) => JSON.stringify(value).length <= 4_000, 'too-long');
const sort = z.strictObject({ field: column, order: z.enum(['ASC', 'DESC']) });
const hidden = z.array(column).max(60);
const view = z.string().min(1).max(60);

const savedView = z.object({
  id: z.uuid(),
  list,
  name: z.string(),
  filter: z.record(z.string(), z.unknown()),
  sort: sort.optional(),
  /** Columns that are not shown. */
  hidden: z.array(z.string()).optional(),
  shared: z.boolean(),
  mine: z.boolean(),
  /** Whether the reader may call it otherwise, share it, take it back or remove it. */
  changeable: z.boolean(),
  /** Whether what it asks may be asked by the reader today. Others' views that may not are not listed. */
  usable: z.boolean(),
});

/** How a person wants one list; null where they chose nothing. */
const choice = z.object({ view: view.nullable(), hidden: hidden.nullable(), roomy: z.boolean().nullable() }).partial();

/** Filters of lists under a name, of one person or of the team (OP1). */
export const savedViewsApi = contracts({
  'GET /api/saved-views': {
    summary: 'One’s own saved views and those of the team that one’s role may ask, and how one wants each list',
    answer: z.object({ views: z.array(savedView), choices: z.record(z.string(), choice) }),
  },
  'POST /api/saved-views': {
    summary: 'Keep a filter of a list under a name; no search words and no condition on personal data',
    body: z.strictObject({ list, name, filter, sort: sort.optional(), hidden: hidden.optional(), shared: z.boolean().default(false) }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
    errors: ['CAP_REACHED', 'COLUMN_HIDDEN', 'FORBIDDEN', 'RATE_LIMITED'],
  },
  'PATCH /api/saved-views/:id': {
    summary: 'Call a view otherwise, share it with the team or take it back',
    params: z.object({ id: z.uuid() }),
    malformed: 'NOT_FOUND',
    body: z.strictObject({ name: name.optional(), shared: z.boolean().optional() }),
    status: 204,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
  },
  'DELETE /api/saved-views/:id': {
    summary: 'Remove a view',
    params: z.object({ id: z.uuid() }),
    malformed: 'NOT_FOUND',
    status: 204,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED'],
  },
  'PUT /api/saved-views/choices': {
    summary:
      'How one wants a list: the view it begins with, the columns it leaves out, the air around its rows; null for as it was, what is not named stays',
    body: z.strictObject({ list, ...choice.shape }),
    status: 204,
    errors: ['RATE_LIMITED'],
  },
});

const attended = z.strictObject({ view: z.enum(ATTENDED), id: z.uuid() });

/** Who has the same request or professional open (OP3); no name, only who it is. */
export const presenceApi = contracts({
  'POST /api/presence': {
    summary: 'A page is open, or about to be closed; who else has the same thing open',
    body: attended.extend({ page: z.uuid(), writing: z.boolean().default(false), gone: z.boolean().default(false) }),
    answer: z.object({ others: z.array(z.object({ userId: ids.userId, since: instant, writing: z.boolean() })) }),
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
});
