import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { RETENTION_ROWS } from '@jurilien/reference';
import { z } from 'zod';
import { NOTHING, nextRow, retentionCounts, retentionRun, totals } from './retention-run.js';

/** A run is named by its day. */
const ofRun = z.object({ day: z.iso.date() });
const onRun = ({ day }: { day: string }) => ({ run: streamOf(retentionRun, day) });

/** The night's run of retention begins, once a day. */
export const startRetentionRun = decision({
  name: 'StartRetentionRun',
  input: ofRun,
  streams: onRun,
  decide: ({ day }, { run }) => (run.status === 'None' ? { run: [{ type: 'RetentionRunStarted' as const, data: { day } }] } : {}),
});

/**
 * What one look at a row found and did. `after` is where it began: a look that another worker has taken meanwhile counts once.
 */
export const recordRetentionStep = decision({
  name: 'RecordRetentionStep',
  input: ofRun.extend({
    ...retentionCounts.shape,
    row: z.enum(RETENTION_ROWS as [string, ...string[]]),
    after: z.string().max(200).optional(),
    cursor: z.string().max(200).optional(),
    over: z.boolean(),
  }),
  streams: onRun,
  decide({ after, ...step }, { run }) {
    refuseUnless(run.status !== 'None', 'NOT_FOUND', 'retention-run');
    const at = run.rows[step.row];
    if (run.status === 'Completed' || at?.over || at?.cursor !== after) return {};
    return { run: [{ type: 'RetentionStepDone' as const, data: step }] };
  },
});

/** The run has been through the whole table. */
export const completeRetentionRun = decision({
  name: 'CompleteRetentionRun',
  input: ofRun,
  streams: onRun,
  decide({ day }, { run }) {
    refuseUnless(run.status !== 'None', 'NOT_FOUND', 'retention-run');
    if (run.status === 'Completed') return {};
    refuseUnless(nextRow(run) === undefined, 'WRONG_STATE', 'retention-run-goes-on');
    const rows = Object.fromEntries(RETENTION_ROWS.map((row) => [row, run.rows[row]?.counts ?? NOTHING]));
    return { run: [{ type: 'RetentionRunCompleted' as const, data: { day, rows, ...totals(run) } }] };
  },
});
