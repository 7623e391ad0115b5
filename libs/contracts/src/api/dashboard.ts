import { FIGURE_NAMES } from '@jurilien/reference';
import { z } from 'zod';
import { URGENCIES, WORK_LINES } from '../work-lines.js';
import { contracts, instant } from './contract.js';
import { province } from './shapes.js';

/** One kind of work that waits for the person who asks; only lines with something in them are answered. */
const line = z.object({
  name: z.enum(WORK_LINES),
  n: z.int(),
  /** There are more than were counted. */
  more: z.boolean(),
  urgency: z.enum(URGENCIES),
  /** What the instant of the most urgent one is: by when, since when, when it last changed, or when it begins. */
  clock: z.enum(['due', 'since', 'changed', 'starts']),
  /** Where provinces set it differently, which one it is of. */
  province: province.nullable(),
  /** The list that was counted: who opens it with this filter finds as many. Nothing for what the machine reports of itself. */
  list: z.object({ view: z.string(), filter: z.record(z.string(), z.unknown()) }).nullable(),
  /** The most urgent one: what it is called, never by a person’s name, and its instant. */
  first: z.object({ id: z.string().nullable(), about: z.string().nullable(), at: instant.nullable() }).nullable(),
  /** The first that no one holds, for who may take it. */
  next: z.object({ id: z.string(), version: z.int().nullable() }).nullable(),
});

/** How today goes, against the same weekday of the weeks before up to the same time of the clock. */
const day = z.object({
  day: z.string(),
  /** Whose clock both are counted by. */
  zone: z.string(),
  /** How many days the usual one is the median of, and how many were asked for. */
  weeks: z.int(),
  ofWeeks: z.int(),
  /** How many requests must stand behind a day; 0 for who may see rows. */
  least: z.int(),
  /** Nothing where too few were counted to tell it. */
  figures: z.array(z.object({ name: z.enum(FIGURE_NAMES), today: z.number().nullable(), usual: z.number().nullable() })),
});

/** A request that looks for a professional now. */
const live = z.object({
  id: z.string(),
  code: z.string().nullable(),
  lawyerType: z.string().nullable(),
  province: z.string().nullable(),
  urgent: z.boolean(),
  offersOpen: z.int(),
  wave: z.int(),
  claimLive: z.boolean(),
  nextTimer: z.string().nullable(),
  nextAt: instant.nullable(),
});

export const dashboardApi = contracts({
  'GET /api/dashboard': {
    summary: 'What to do first, how today goes, what is live and where professionals are missing (X10)',
    answer: z.object({
      at: instant,
      /** What waits, what is done first on top. Nothing for a role that takes care of nothing here. */
      lines: z.array(line).nullable(),
      /** For who may see reports. */
      day: day.nullable(),
      /** Nothing of a number where too few stand behind it; rows for who may see them. */
      live: z.object({ n: z.int().nullable(), more: z.boolean(), rows: z.array(live).nullable() }).nullable(),
      gaps: z
        .object({
          from: z.string(),
          to: z.string(),
          rows: z.array(z.object({ field: z.string(), region: z.string(), unserved: z.int(), professionals: z.int() })),
        })
        .nullable(),
    }),
  },
});
