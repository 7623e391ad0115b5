import { json, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { added, NOTHING, type RetentionCounts, retentionRun } from '../retention/retention-run.js';

type Counted = Readonly<Record<string, RetentionCounts>>;

const ofRun = <E extends Recorded>(change: (e: E, row: Row) => Row) => ({
  keys: (e: E) => [(e.data as { day: string }).day],
  fold: (row: Row | undefined, e: E): Row => ({ ...row, ...change(e, row ?? {}) }),
});
const countsOf = ({ due, gone, held, failed }: RetentionCounts): RetentionCounts => ({ due, gone, held, failed });

/** One row per night's run of retention: what was due by row of the table, what went, what is held (N04). */
export const retentionRuns = view(retentionRun)({
  name: 'retention-runs',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    startedAt: 'timestamptz not null',
    /** Where the log was: what goes by clocks of its own is counted from there to the next run. */
    startedPosition: 'bigint not null',
    completedAt: 'timestamptz',
    rows: json<Counted>(),
    due: 'integer not null',
    gone: 'integer not null',
    held: 'integer not null',
    failed: 'integer not null',
  },
  indexes: [['completedAt']],
  read: { defaultSort: ['id', 'desc'] },
  on: {
    RetentionRunStarted: ofRun((e) => ({ startedAt: e.occurredAt, startedPosition: e.position, rows: {}, ...NOTHING })),
    RetentionStepDone: ofRun((e, row) => {
      const rows = (row['rows'] as Counted | undefined) ?? {};
      const found = countsOf(e.data);
      return {
        rows: { ...rows, [e.data.row]: added(rows[e.data.row] ?? NOTHING, found) },
        ...added(countsOf({ ...NOTHING, ...row }), found),
      };
    }),
    RetentionRunCompleted: ofRun((e) => ({ completedAt: e.occurredAt, rows: e.data.rows, ...countsOf(e.data) })),
  },
});
export type RetentionRunRow = RowOf<typeof retentionRuns>;
