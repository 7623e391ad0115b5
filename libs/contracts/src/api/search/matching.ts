import { ids, oneLine } from '@jurilien/event-sourcing';
import { practice } from '@jurilien/professionals';
import { LAWYER_TYPES, REGIONS } from '@jurilien/reference';
import { z } from 'zod';
import { ASKED_BY } from '../../transparency.js';
import { contracts, instant } from '../contract.js';

const field = z.enum(LAWYER_TYPES.map((t) => t.code));
const region = z.string().refine((code) => REGIONS.some((r) => r.code === code), 'unknown');
const rate = z.enum(['1', '2', '3', '4', '5']);
const province = z.enum(['QC', 'ON']);
const flag = z.boolean().default(false);

/** A request someone types in, to see who would fit. */
const criteria = z.strictObject({
  province,
  region,
  city: oneLine(100).optional(),
  postalCode: oneLine(10).optional(),
  lawyerType: field,
  additionalLawyerTypes: z.array(field).max(5).default([]),
  lang: z.enum(['fr', 'en']).default('fr'),
  acceptDistance: flag,
  juridicalHelp: flag,
  mediator: flag,
  paralegal: flag,
  rate: rate.default('3'),
  budget: z.number().int().min(0).max(5).default(0),
  experience: z.number().int().min(0).max(60).default(0),
  smallMandate: flag,
  consult: flag,
  superLead: flag,
  inCourt: flag,
  urgent: flag,
  priceCc: z.number().int().min(0).max(100_000).default(100),
});

/** Sliders of "what if". */
const changes = z.strictObject({
  distanceKm: z.number().int().min(0).max(1_000).optional(),
  rate: rate.optional(),
  experience: z.number().int().min(0).max(60).optional(),
  acceptDistance: z.boolean().optional(),
});

const listed = z.strictObject({
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
  size: z.coerce.number().int().min(1).max(1_000).optional(),
});
export const count = z.record(z.string(), z.int());
const named = z.object({ professionalId: ids.professionalId, name: z.string() });
export const left = named.extend({ code: z.string() });

/** Someone eligible, with their points by part. */
export const ranked = named.extend({
  points: z.number(),
  parts: z.record(z.string(), z.number()),
  fairness: z.boolean().optional(),
  deferred: z.enum(['E21', 'E22']).optional(),
  sendAt: instant.optional(),
});

/** Everyone eligible with their points by part, everyone else with the first rule that stood in the way. */
const answer = z.object({
  size: z.int(),
  total: z.int(),
  eligible: z.array(ranked.extend({ title: z.string().nullish(), firm: z.string().nullable() })),
  counts: count,
  excluded: z.array(left),
  configVersion: z.int(),
  inputsHash: z.string(),
});

const whatIf = z
  .strictObject({ leadId: ids.leadId.optional(), criteria: criteria.optional(), changes })
  .refine((asked) => (asked.leadId === undefined) !== (asked.criteria === undefined), { path: ['leadId'], message: 'one-of' });
const outcome = z.object({ eligible: z.int(), excluded: count });

const wave = z.strictObject({ size: z.number().int().min(1).max(10_000), minutes: z.number().int().min(1).max(10_080) });
const plan = z.strictObject({
  waves: z.array(wave).min(1).max(8),
  days: z.number().int().min(1).max(90).default(30),
  province: province.optional(),
  lawyerType: field.optional(),
});
const share = z.number().nullable();
const figures = z.object({
  leads: z.int(),
  accepted: z.int(),
  acceptedShare: z.number(),
  minutesToAcceptance: z.object({
    median: share,
    p90: share,
    histogram: z.array(z.object({ from: z.int(), to: z.int().nullable(), n: z.int() })),
  }),
  offersPerLead: z.number(),
  fairness: z.object({ professionals: z.int(), gini: share, shareByDecile: z.array(z.number()) }),
});

/** Rounds and waves are counted in small numbers. */
const counted = z.coerce.number().int().max(10_000);

/** Who would get a request and why not the others; what sliders and other plans would change (X11, X20, wave simulator). */
export const matchingApi = contracts({
  'GET /api/matching/leads/:leadId': {
    summary: 'Who would get a request in its next wave, and why not the others',
    params: z.object({ leadId: ids.leadId }),
    malformed: 'NOT_FOUND',
    query: listed,
    answer: answer.extend({ leadId: ids.leadId, plan: z.string(), wave: z.int() }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/matching/leads/:leadId/waves/:round/:wave': {
    summary: 'Who one wave of a search left out, as it was decided then; kept for half a year',
    params: z.strictObject({ leadId: ids.leadId, round: counted.min(1), wave: counted.min(0) }),
    // Members of another province stay without a name.
    answer: z.object({ excluded: z.array(left.partial({ name: true })) }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/matching/criteria': { summary: 'Who would get a request that is only typed in', query: listed, body: criteria, answer },
  'POST /api/matching/what-if': {
    summary: 'How many would get it before and after a change, and who comes in or drops out',
    body: whatIf,
    answer: z.object({ before: outcome, after: outcome, entering: z.array(named), leaving: z.array(named), changes }),
    errors: ['NOT_FOUND'],
  },
  'POST /api/matching/simulations': {
    summary: 'What another plan of waves would have done with the requests of the last days',
    body: plan,
    answer: z.object({
      waves: z.array(wave),
      days: z.int(),
      actual: figures,
      simulated: figures,
      assumptions: z.object({
        recordedOffers: z.int(),
        recordedAcceptances: z.int(),
        sampledEvery: z.int(),
        fr: z.array(z.string()),
        en: z.array(z.string()),
      }),
    }),
  },
});

const minute = (max: number) => z.number().int().min(0).max(max);
const hours = z.strictObject({
  days: z.array(z.number().int().min(1).max(7)).max(7),
  fromMinute: minute(1_439),
  toMinute: minute(1_440),
  holidays: z.array(z.iso.date()).max(100).optional(),
});
const truth = z.enum(['true', 'false']).transform((text) => text === 'true');
const tried = z.strictObject({
  radiusKm: z.coerce.number().int().min(0).max(1_000).optional(),
  minBudget: z.coerce.number().int().min(0).max(5).optional(),
  remote: truth.optional(),
  acceptsAJ: truth.optional(),
  acceptsMP: truth.optional(),
  acceptsConsult: truth.optional(),
  superOptIn: truth.optional(),
});
/** What a practice would have been offered. */
const reach = z.object({
  days: z.int(),
  leads: z.int(),
  wouldHaveSeen: z.int(),
  /** Of those, how many would have waited for the opening of own hours. */
  afterOpening: z.int(),
  excludedBy: z.array(z.object({ code: z.string(), n: z.int() })),
  /** What offers name before a claim, and no more. */
  examples: z.array(z.object({ field: z.string(), region: z.string(), at: instant, priceCc: z.int(), urgent: z.boolean() })),
});

const points = z.record(z.string(), z.number());
/** What matching meant for one professional in one month (MO22): own codes and own points, nothing about anyone else. */
const month = z.object({
  /** `2026-11`, in the zone of the province. */
  month: z.string(),
  /** The month is over: only then is anything told about what those asked had. */
  complete: z.boolean(),
  /** Requests of their own fields and territory; each counts once, in the month it first came up. */
  considered: z.int(),
  /** Requests of the province beyond them. */
  outside: z.int(),
  eligible: z.int(),
  asked: z.int(),
  askedBy: z.record(z.enum(ASKED_BY), z.int()),
  /** Why not, by own code; `queued` = eligible, and others came first. Most frequent first. */
  notAsked: z.array(z.object({ code: z.string(), n: z.int() })),
  /** Own average by part where eligible; nothing when never. */
  own: points.nullable(),
  /** The average of the others who were asked for the same requests; told of ten or more alone, each of the same weight. */
  others: z.object({ k: z.int(), parts: points }).nullable(),
});
/** Newest first. */
const transparency = z.object({ months: z.array(month) });

/** Requests someone would have been offered with other wishes, and why they were or were not asked (M11, MO22, X03). */
export const ownMatchingApi = contracts({
  'POST /api/pro/would-have-seen': {
    summary: 'What the professional would have been offered with other wishes',
    body: z.strictObject({ practice, hours: hours.optional() }),
    answer: reach,
    errors: ['NOT_FOUND'],
  },
  'GET /api/lawyers/:id/simulation': {
    summary: 'The same for the team, as the practice is and with a few things changed',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    query: tried,
    answer: z.object({ now: reach, with: reach, changes: z.record(z.string(), z.unknown()) }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/pro/explanations': {
    summary: 'What each wave of the last days meant for the professional',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(180).default(30) }),
    answer: z.object({
      days: z.int(),
      counts: count,
      leads: z.array(
        z.object({
          leadId: ids.leadId.optional(),
          field: z.string(),
          province: z.string(),
          region: z.string(),
          at: instant,
          urgent: z.boolean().nullable(),
          priceCc: z.int().nullable(),
          offered: z.boolean(),
          waves: z.array(
            z.object({
              round: z.int(),
              wave: z.int(),
              at: instant,
              code: z.string().optional(),
              eligible: z.boolean(),
              seat: z.boolean(),
              fairness: z.boolean(),
              place: z.int().optional(),
              parts: points.optional(),
            }),
          ),
        }),
      ),
    }),
  },
  'GET /api/pro/transparency': { summary: 'What matching meant for the professional, month by month', answer: transparency },
  'GET /api/lawyers/:id/transparency': {
    summary: 'The same for the team',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    answer: transparency,
    errors: ['NOT_FOUND'],
  },
});
