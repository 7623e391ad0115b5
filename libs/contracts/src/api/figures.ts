import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { MISSED } from '../figures.js';
import { contracts } from './contract.js';

const share = z.number().nullable();
/** Figures over requests of the last days (4.12 `professional_metrics`, LW5): each counted once, by when it was offered. */
const own = z.object({
  offered: z.int(),
  seen: z.int(),
  claimed: z.int(),
  accepted: z.int(),
  contacted: z.int(),
  retained: z.int(),
  /** Refusals by reason. */
  refused: z.record(z.string(), z.int()),
  /** Requests that went by without an answer in time, or to someone faster. */
  missed: z.int(),
  missedBy: z.partialRecord(z.enum(MISSED), z.int()),
  /** From the offer to the first answer. */
  responseMinutesMedian: share,
  /** Accepted requests called in time, of those where it is known. */
  contactSlaKeptShare: share,
  creditRequests: z.int(),
  spentCc: z.int(),
  creditedCc: z.int(),
  costPerRetainedCc: z.int().nullable(),
  /** Looks and answers by hour of the day, midnight first. */
  hours: z.array(z.int()),
});
const figures = z.object({
  days: z.int(),
  own,
  /** What half of the professionals of the same region do better than; nothing where it could tell of one of them. */
  region: z
    .object({
      region: z.string(),
      /** How many professionals it is the median of: ten at least. */
      k: z.int(),
      median: z.object({ responseMinutes: share, acceptanceShare: share, slaKeptShare: share }),
    })
    .nullable(),
  /** Weeks by their Monday, `2026-11-16`. */
  byWeek: z.array(z.object({ week: z.string(), offered: z.int(), accepted: z.int(), retained: z.int() })),
});
const lastDays = z.strictObject({ days: z.enum(['30', '90', '365']).default('30').transform(Number) });

export const figuresApi = contracts({
  'GET /api/pro/figures': { summary: 'Figures of the professional', query: lastDays, answer: figures, errors: ['NOT_FOUND'] },
  'GET /api/lawyers/:id/figures': {
    summary: 'The same for the team',
    params: z.object({ id: ids.professionalId }),
    malformed: 'NOT_FOUND',
    query: lastDays,
    answer: figures,
    errors: ['NOT_FOUND'],
  },
});
