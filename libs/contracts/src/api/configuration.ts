import { settings } from '@jurilien/configuration';
import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { MEASURES, PREVIEW_UNITS, PREVIEWS } from '../config-previews.js';
import { contracts, file, instant } from './contract.js';
import { lang, province } from './shapes.js';

const scope = z.object({ province: province.optional(), field: z.string().optional() });
const mark = z.enum(['out-of-range', 'unused', 'pending']);
/** What a key became at a scope, by which change. */
const setting = z.object({
  scope,
  /** `null` where it was taken away. */
  value: z.unknown(),
  version: z.int(),
  changeId: ids.changeId,
  since: instant,
  by: z.string(),
  approvedBy: z.string().optional(),
  reason: z.string(),
});
const report = z.object({
  environment: z.string(),
  /** Of the key that this environment signs with: two people compare it with an export's. */
  fingerprint: z.string(),
  at: instant,
  /** Of the configuration in force at that instant. */
  version: z.int(),
  keys: z.array(
    z.object({
      key: z.string(),
      /** What is in force everywhere. */
      value: z.unknown().optional(),
      own: z.array(setting.extend({ marks: z.array(mark) })),
      last: setting.optional(),
      marks: z.array(mark),
    }),
  ),
});

const difference = z.object({
  key: z.string(),
  scope,
  /** What holds on each side; absent where the key is not known. */
  here: z.unknown().optional(),
  there: z.unknown().optional(),
});
const compared = z.object({
  /** The other environment of an export; absent where another instant was compared. */
  environment: z.string().optional(),
  at: instant,
  version: z.int(),
  /** What proves an export: that it is as it was signed, whether by this environment, and by which key. */
  proof: z.object({ valid: z.boolean(), own: z.boolean(), fingerprint: z.string() }).optional(),
  differences: z.array(difference),
});

const figures = z.array(
  z.object({
    measure: z.enum(MEASURES),
    unit: z.enum(PREVIEW_UNITS),
    /** What really was, where that is known beside what the rules make of it. */
    was: z.number().nullable().optional(),
    /** Under the configuration that the change finds, and under the one that it makes; `null` where there is nothing to measure. */
    before: z.number().nullable(),
    after: z.number().nullable(),
  }),
);
const previews = z.object({
  /** When it was computed. */
  at: instant,
  previews: z.array(
    z.object({
      name: z.enum(PREVIEWS),
      /** The pairs of the set that it is about: what they do together. */
      pairs: z.array(z.int()),
      /** How many days back it looks. */
      days: z.int(),
      /** How many cases it looked at, and whether there were more: then these are the newest. */
      cases: z.int(),
      more: z.boolean(),
      figures,
      parts: z.array(z.object({ province: province.optional(), field: z.string().optional(), cases: z.int(), figures })),
    }),
  ),
  /** The pairs for which the past says nothing. */
  none: z.array(z.int()),
});

const moment = z.iso.datetime({ offset: true });
/** An instant of the past; now when absent. */
const at = { at: moment.optional() };

/** X09: the configuration as a report, at any instant, beside another instant or environment, and as files. */
export const configurationApi = contracts({
  'GET /api/configuration': { summary: 'Every key with its values, last change and marks', query: z.strictObject(at), answer: report },
  'GET /api/configuration.csv': {
    summary: 'The same as a table',
    query: z.strictObject({ ...at, lang: lang.default('fr') }),
    answer: file('text/csv'),
  },
  'GET /api/configuration/export': {
    summary: 'The configuration, signed by the key of the audit chain',
    query: z.strictObject(at),
    answer: file('application/json'),
  },
  'POST /api/configuration/comparisons': {
    summary: 'What differs between now and another instant, or the export of another environment',
    body: z.union([z.strictObject({ at: moment }), z.strictObject({ exported: z.record(z.string(), z.unknown()) })]),
    answer: compared,
  },
  'POST /api/configuration/previews': {
    summary: 'What a change of the configuration would have done with the cases of the last days',
    // Under the name of a change that was proposed, it is not counted among what comes before it.
    body: z.strictObject({ changeId: ids.changeId.optional(), set: settings, effectiveAt: z.iso.datetime().optional() }),
    answer: previews,
    errors: ['RATE_LIMITED'],
  },
});
