import { ids } from '@jurilien/event-sourcing';
import { REPORT_FILTERS, REPORT_PERIODS } from '@jurilien/reference';
import { z } from 'zod';
import { contracts, instant } from './contract.js';

const day = z.iso.date();
const minute = z.int();
const look = z.object({
  period: z.enum(REPORT_PERIODS).or(z.object({ from: day, to: day })),
  filter: z.partialRecord(z.enum(REPORT_FILTERS), z.string()),
  compare: z.enum(['previous', 'year']).optional(),
});
const schedule = z.discriminatedUnion('every', [
  z.object({ every: z.literal('day'), minute }),
  z.object({ every: z.literal('week'), minute, weekdays: z.array(z.int()) }),
  z.object({ every: z.literal('month'), minute, day: z.int() }),
]);

const saved = z.object({
  id: z.uuid(),
  name: z.string(),
  look,
  shared: z.boolean(),
  mine: z.boolean(),
  /** Whether the reader may call it otherwise, share it, take it back or delete it. */
  changeable: z.boolean(),
  /** Whether the reader may have it mailed, or change how it is. */
  schedulable: z.boolean(),
  /** Whether the reader gets its mail. */
  received: z.boolean(),
  /** Whether the reader may ask what it asks today. */
  usable: z.boolean(),
  mail: z.object({ schedule, recipients: z.array(z.string()), paused: z.boolean(), nextAt: instant }).nullable(),
});

/** Reports that people keep under a name (X16). They are kept, changed and mailed by commands. */
export const savedReportsApi = contracts({
  'GET /api/reports/saved': {
    summary: 'One’s own saved reports, those of the team, and those one gets by mail',
    answer: z.object({ reports: z.array(saved) }),
    errors: ['FORBIDDEN'],
  },
  'GET /api/reports/saved/:id': {
    summary: 'A saved report as it is now, and what became of its last mails',
    params: z.object({ id: z.uuid() }),
    malformed: 'NOT_FOUND',
    answer: saved.extend({
      runs: z.array(
        z.object({
          plannedAt: instant,
          /** Moments before it that were missed, as in an outage. */
          missed: z.int(),
          sent: z.int(),
          /** Recipients of whom it is not known yet. */
          open: z.int(),
          withheld: z.array(z.object({ userId: ids.userId, why: z.enum(['account', 'role', 'province', 'left', 'faults']) })),
        }),
      ),
    }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  },
});
