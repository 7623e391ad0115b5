import { ids, oneLine } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';

const province = z.enum(['QC', 'ON']);
/** Rows of a list that are sent at once. */
const ROWS_AT_ONCE = 200;
const column = z.string().max(20);
/** More than there are columns of a prospect; a file of hundreds of columns sends those that were taken for something. */
const MOST_CELLS = 40;
const few = (value: object): boolean => Object.keys(value).length <= MOST_CELLS;
const cells = z.record(column, z.string().max(4_000)).refine(few, 'too-many');
/** Which column of a file is what, by its place there. */
const columns = z.record(column, z.int().min(0).max(9_999)).refine(few, 'too-many');
/** Under which titles: their SHA-256, so that a first row that names someone is told to no one. */
const titles = z.object({ titles: z.string().regex(/^[0-9a-f]{64}$/) });
/** Why a row of a list brings no one. */
const NOT_BROUGHT = ['alreadyThere', 'member', 'refusedAddress'] as const;

/** X19: the way to new members, those who may be leaving, and lists that are brought. */
export const prospectsApi = contracts({
  'GET /api/sales/pipeline': {
    summary: 'How many prospects stand where, how many members show which sign of leaving, and how far new members are; no one by name',
    answer: z.object({
      stages: z.array(z.object({ province, stage: z.string(), n: z.int() })),
      leaving: z.array(z.object({ province, rule: z.string(), n: z.int() })),
      onboarding: z.array(z.object({ province, step: z.string(), n: z.int() })),
    }),
  },
  'GET /api/sales/leaving': {
    summary: 'Members who show a sign of leaving, those with most signs first',
    answer: z.object({
      members: z.array(
        z.object({
          id: ids.professionalId,
          name: z.string(),
          province,
          signals: z.array(z.object({ rule: z.string(), figure: z.number().nullable(), limit: z.number() })),
        }),
      ),
    }),
  },
  'GET /api/prospects/:id/reach': {
    summary: 'Whether a prospect may be written to and called now, and why not',
    params: z.object({ id: ids.prospectId }),
    malformed: 'NOT_FOUND',
    answer: z.object({
      email: z.enum(['yes', 'noAddress', 'noBasis', 'basisOver', 'asksForSilence', 'refused', 'suppressed', 'blacklisted']),
      texts: z.enum(['yes', 'noNumber', 'noTexts', 'noBasis', 'asksForSilence', 'refused', 'suppressed', 'blacklisted']),
      calls: z.enum(['yes', 'noNumber', 'noCalls', 'blacklisted', 'notNow']),
      /** When the hours of calls open next. */
      callsFrom: instant.optional(),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/prospects/:id/messages': {
    summary: 'Writes an e-mail or a text to a prospect, on their basis; refused where there is none or the address refused',
    params: z.object({ id: ids.prospectId }),
    malformed: 'NOT_FOUND',
    body: z.strictObject({
      messageId: ids.messageId,
      channel: z.enum(['sms', 'email']).default('email'),
      /** A text has none. */
      subject: oneLine(150).default(''),
      body: z.string().trim().min(1).max(4_000),
    }),
    answer: z.object({ queued: z.literal(true) }),
    status: 202,
    errors: ['NOT_FOUND', 'SUPPRESSED', 'WRONG_STATE'],
  },
  'GET /api/prospects/columns/:titles': {
    summary: 'What one took the columns of a list with these titles for, the last time',
    params: titles,
    answer: z.object({ columns: columns.nullable() }),
  },
  'PUT /api/prospects/columns/:titles': {
    summary: 'Remember what the columns of a list with these titles are, for oneself',
    params: titles,
    body: z.strictObject({ columns }),
    status: 204,
    errors: ['RATE_LIMITED'],
  },
  'POST /api/prospects/imports': {
    summary: 'Rows of a list: looked at, or brought; a row that was brought before is said to be there',
    body: z.strictObject({
      importId: ids.importId,
      /** Nothing is written down. */
      look: z.boolean(),
      rows: z
        .array(z.strictObject({ row: z.int().min(1).max(1_000_000), cells }))
        .min(1)
        .max(ROWS_AT_ONCE),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          row: z.int(),
          became: z.enum(['new', 'brought', 'wrong', ...NOT_BROUGHT]),
          /** It has no basis: the person is kept for calls, and no message is possible. */
          noBasis: z.boolean().optional(),
          faults: z.array(z.object({ column: z.string(), message: z.string() })).optional(),
        }),
      ),
    }),
    errors: ['RATE_LIMITED'],
  },
});
