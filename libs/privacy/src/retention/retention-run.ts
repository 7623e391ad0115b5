import { decider, event } from '@jurilien/event-sourcing';
import { RETENTION_ROWS, type RetentionRow } from '@jurilien/reference';
import { z } from 'zod';

const n = z.number().int().nonnegative();
/** What a run found of one row of the table: what was due, what of it went, what a legal hold keeps, and what could not go. */
const counts = { due: n, gone: n, held: n, failed: n };
export const retentionCounts = z.object(counts);
export type RetentionCounts = z.infer<typeof retentionCounts>;
export const NOTHING: RetentionCounts = { due: 0, gone: 0, held: 0, failed: 0 };

/** The counts of two looks together. */
export const added = (a: RetentionCounts, b: RetentionCounts): RetentionCounts => ({
  due: a.due + b.due,
  gone: a.gone + b.gone,
  held: a.held + b.held,
  failed: a.failed + b.failed,
});

const day = z.string();
const row = z.string();

/** Every event of one night's run (4.10.13); counts alone, for nothing in it may say whose they were. */
export const retentionRunEvents = {
  RetentionRunStarted: event(z.object({ day })),
  /** So far in one row: `cursor` is where the next look goes on; `over` when there is nothing more to look at this night. */
  RetentionStepDone: event(z.object({ day, row, cursor: z.string().optional(), over: z.boolean(), ...counts })),
  RetentionRunCompleted: event(z.object({ day, rows: z.record(row, retentionCounts), ...counts })),
};

/** How far a run is in one row. */
interface RowProgress {
  readonly cursor?: string;
  readonly over: boolean;
  readonly counts: RetentionCounts;
}
export interface RetentionRunState {
  readonly status: 'None' | 'Running' | 'Completed';
  /** The instant by which everything of the run is judged. */
  readonly startedAt?: string;
  readonly rows: Readonly<Partial<Record<string, RowProgress>>>;
}

/** The run of one night, by its day: where it is in each row, so that a run that was interrupted goes on there. */
export const retentionRun = decider<RetentionRunState, typeof retentionRunEvents>({
  category: 'retention',
  events: retentionRunEvents,
  initial: { status: 'None', rows: {} },
  evolve(s, e, { occurredAt }) {
    switch (e.type) {
      case 'RetentionRunStarted':
        return { ...s, status: 'Running', startedAt: occurredAt };
      case 'RetentionStepDone': {
        const { day: _, row: of, cursor, over, ...found } = e.data;
        const before = s.rows[of]?.counts ?? NOTHING;
        return { ...s, rows: { ...s.rows, [of]: { ...(cursor ? { cursor } : {}), over, counts: added(before, found) } } };
      }
      case 'RetentionRunCompleted':
        return { ...s, status: 'Completed' };
      default:
        return e satisfies never;
    }
  },
});

/** The row a run is at; nothing when it has been through the table. */
export const nextRow = ({ rows }: RetentionRunState): RetentionRow | undefined => RETENTION_ROWS.find((of) => !rows[of]?.over);

/** All rows of a run together. */
export const totals = ({ rows }: RetentionRunState): RetentionCounts =>
  Object.values(rows).reduce((sum, of) => (of ? added(sum, of.counts) : sum), NOTHING);
