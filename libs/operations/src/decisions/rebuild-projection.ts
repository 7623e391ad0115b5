import { decision, ids, need, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onOperation } from './on-operation.js';

interface Of {
  readonly view: string;
  readonly known: boolean;
  readonly underWay: boolean;
}
/** Whether there is a view of this name, and whether it is being rebuilt. */
export const rebuildable = need<Of>('rebuildable');

/** Builds a view again beside the live one, which serves until the switch (N07). */
export const rebuildProjection = decision({
  name: 'RebuildProjection',
  input: z.object({
    operationId: ids.operationId,
    view: z.string().max(100),
    known: z.boolean().default(false),
    underWay: z.boolean().default(false),
  }),
  needs: [rebuildable],
  reasonRequired: true,
  streams: onOperation,
  decide({ operationId, view, known, underWay }, { operation: s }) {
    if (s.status !== 'None') return {};
    refuseUnless(known, 'NOT_FOUND', 'view');
    refuseUnless(!underWay, 'WRONG_STATE', 'rebuild-under-way');
    return { operation: [{ type: 'ProjectionRebuildStarted' as const, data: { operationId, view } }] };
  },
});

/** Writes down that the view was switched, or that the worker gave it up; one that was given up and tried again may end well. */
export const recordProjectionRebuild = decision({
  name: 'RecordProjectionRebuild',
  input: z.object({ operationId: ids.operationId, outcome: z.enum(['done', 'failed']), seconds: z.int().min(0) }),
  streams: onOperation,
  decide({ operationId, outcome, seconds }, { operation: s }) {
    const { status, view } = s;
    refuseUnless(status !== 'None' && view !== undefined, 'NOT_FOUND', 'operation');
    if (status === 'Done' || (status === 'Failed' && outcome === 'failed')) return {};
    return {
      operation: [
        outcome === 'done'
          ? { type: 'ProjectionRebuildDone' as const, data: { operationId, view, seconds } }
          : { type: 'ProjectionRebuildFailed' as const, data: { operationId, view } },
      ],
    };
  },
});
