import {
  ACTS,
  FIGURE_NAMES,
  isFilterCode,
  MESSAGE_COUNTS,
  MONEY_FIGURES,
  type ReportFilter,
  ROWS_OF,
  SPAN_NAMES,
  STEPS,
} from '@jurilien/reference';
import { z } from 'zod';
import { contracts, file, instant } from './contract.js';
import { lang, province } from './shapes.js';

/** The same type for each of some names. */
const fieldsOf = <N extends string, T extends z.ZodType>(names: readonly N[], type: T): Record<N, T> =>
  Object.fromEntries(names.map((name) => [name, type])) as Record<N, T>;

const day = z.iso.date();
const codeOf = (filter: ReportFilter) =>
  z
    .string()
    .max(60)
    .refine((code) => isFilterCode(filter, code), 'unknown');
/** Days of the offices' clock, both included, and which requests. */
const asked = z.strictObject({
  from: day,
  to: day,
  province: province.optional(),
  region: codeOf('region').optional(),
  field: codeOf('field').optional(),
  source: codeOf('source').optional(),
  /** As it stood at this instant. */
  at: z.iso.datetime({ offset: true }).optional(),
  /** As many days just before, or the same days of a year before. */
  compare: z.enum(['previous', 'year']).optional(),
});

/** Nothing where too few were counted to tell it. */
const count = z.int().nullable();
const figures = z.record(z.enum(FIGURE_NAMES), z.number().nullable());
const duration = z.object({ n: count, median: count, p90: count });
const span = z.enum(SPAN_NAMES);
const times = z.array(z.object({ span, wall: duration, business: duration }));
const group = { few: z.boolean(), figures };
const groups = z.array(z.object({ ...group, value: z.string().nullable() }));
const reasons = z.array(z.object({ reason: z.string(), n: count }));
const days = { from: z.string(), to: z.string(), few: z.boolean(), total: figures, times };

/** What a person of the team did. */
const acts = fieldsOf(ACTS, z.int());
const actsInAll = fieldsOf(ACTS, count);
/** What was counted of the messages of a channel, and what texts cost. */
const channelCounts = { channel: z.string(), ...fieldsOf(MESSAGE_COUNTS, count), costCents: z.int().nullable() };
/** Money of a month, in cents, by province. */
const moneyMonth = z.object({ month: z.string(), province: z.string(), ...fieldsOf(MONEY_FIGURES, z.int()) });

/** One request as a reader of a report is shown it: never whose it is. */
const row = z.object({
  /** For who may open it. */
  id: z.string().optional(),
  code: z.string().optional(),
  /** A month, or nothing, for who may open none. */
  day: z.string(),
  province: z.string().nullable(),
  region: z.string().nullable(),
  field: z.string().nullable(),
  lang: z.string().nullable(),
  source: z.string().nullable(),
  /** The last step it reached; nothing where too few others are alike. */
  step: z.enum(STEPS).nullable(),
  ending: z.string().nullable(),
  endReason: z.string().nullable(),
});

export const reportsApi = contracts({
  'GET /api/reports/ops': {
    summary: 'The figures of a period: steps, times, reasons, shares of offers (X16)',
    query: asked,
    answer: z.object({
      ...days,
      grain: z.enum(['day', 'week', 'month']),
      at: instant.nullable(),
      counted: instant,
      /** How many must stand behind each number; 0 for who may see the rows. */
      least: z.int(),
      before: z.object(days).nullable(),
      periods: z.array(z.object({ ...group, value: z.string().nullable(), times: z.record(span, duration) })),
      by: z.object({
        province: groups,
        region: groups,
        field: groups,
        lang: groups,
        source: groups,
        form: groups,
        variant: groups,
        origin: groups,
        firstOrigin: groups,
        campaign: groups,
        term: groups,
      }),
      /** Submissions by the hour of the week, Monday at midnight first. */
      hours: z.array(count),
      unserved: reasons,
      lost: reasons,
      refunds: z.array(z.object({ reason: z.string(), n: count, approved: count })),
      /** Fields and regions where requests found no one, with how many approved professionals serve them now. */
      gaps: z.array(z.object({ field: z.string(), region: z.string(), n: z.int(), unserved: z.int(), professionals: z.int() })),
      /** Nothing where a filter or an earlier instant leaves nothing to tell. */
      messages: z.array(z.object(channelCounts)).nullable(),
      /** What the team did; of whom, for who may know. */
      staff: z.object({ people: z.int(), total: z.object(actsInAll), by: z.array(z.object({ staffId: z.string(), ...acts })) }).nullable(),
      waves: z.array(z.object({ wave: z.int(), n: count })),
      /** Offers sent during the days by their wave; without one those that the team made by choice. */
      offerWaves: z.array(z.object({ wave: z.int().nullable(), offers: count, claimed: count, accepted: count })),
      /** How far the requests came that one filter alone leaves out: which filter that is. */
      others: z.object({ beside: z.enum(['province', 'region', 'field', 'source']), ...fieldsOf(STEPS, count) }).nullable(),
      /** First decisions by who took them; of no one to who may not know whose work it is. */
      deciders: z.array(z.object({ staffId: z.string(), decided: z.int(), kept: z.int() })),
      /** By month and province, as the books say; nothing where a filter or an earlier instant leaves nothing to tell. */
      money: z.array(moneyMonth).nullable(),
      shares: z
        .object({ offers: z.int(), professionals: z.int(), gini: z.number(), topTen: z.number(), tenths: z.array(z.number()) })
        .nullable(),
    }),
    errors: ['FORBIDDEN', 'RATE_LIMITED'],
  },
  'GET /api/reports/ops.csv': {
    summary: 'The same as a file, each figure with its definition',
    query: asked.extend({ lang: lang.default('fr') }),
    answer: file('text/csv'),
    errors: ['FORBIDDEN', 'RATE_LIMITED'],
  },
  'GET /api/reports/ops/rows': {
    summary: 'The requests behind a figure, without whose they are',
    query: asked.omit({ compare: true }).extend({
      /** Those that reached a step, and those that came no further. */
      step: z.enum(STEPS).optional(),
      stopped: z.enum(['yes']).optional(),
      /** Those of which something else is counted, and by which reason. */
      of: z.enum(ROWS_OF).optional(),
      reason: z.string().max(120).optional(),
      page: z.coerce.number().int().min(1).max(200).default(1),
    }),
    answer: z.object({ data: z.array(row), total: z.int(), few: z.boolean() }),
    errors: ['FORBIDDEN', 'RATE_LIMITED'],
  },
});
