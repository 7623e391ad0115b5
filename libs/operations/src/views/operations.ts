import { oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { operation } from '../operation.js';

const ACTS = ['retry', 'dismiss', 'rebuild'] as const;
type Act = (typeof ACTS)[number];

const ofOperation = <E extends Recorded>(change: (e: E) => Row) => ({
  keys: (e: E) => [(e.data as { operationId: string }).operationId],
  fold: (row: Row | undefined, e: E): Row => ({ ...row, ...change(e) }),
});
const begun = (act: Act) =>
  ofOperation(({ data, occurredAt, actor, reason }) => {
    const { operationId: _id, until: _until, ...of } = data as Record<string, unknown>;
    return { ...of, act, state: 'Running', startedAt: occurredAt, startedBy: actor.id, reason };
  });

/** What administrators did to work that was given up and to views, and what it came to (N07). */
export const operations = view(operation)({
  name: 'operations',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    act: oneOf(ACTS),
    workId: 'uuid',
    job: 'text',
    fault: 'text',
    view: 'text',
    state: oneOf(['Running', 'Done', 'Failed']),
    startedAt: 'timestamptz not null',
    startedBy: 'text not null',
    reason: 'text',
    settled: 'integer',
    refused: 'integer',
    seconds: 'integer',
    endedAt: 'timestamptz',
  },
  indexes: [['startedAt'], ['state']],
  read: { defaultSort: ['startedAt', 'desc'] },
  on: {
    DeadLetterRetried: begun('retry'),
    DeadLetterDismissed: begun('dismiss'),
    ProjectionRebuildStarted: begun('rebuild'),
    DeadLettersSettled: ofOperation(({ data, occurredAt }) => ({
      ...{ settled: data.settled, refused: data.refused },
      ...{ state: 'Done', endedAt: occurredAt },
    })),
    ProjectionRebuildDone: ofOperation(({ data, occurredAt }) => ({ seconds: data.seconds, state: 'Done', endedAt: occurredAt })),
    ProjectionRebuildFailed: ofOperation(({ occurredAt }) => ({ state: 'Failed', endedAt: occurredAt })),
  },
});
export type OperationRow = RowOf<typeof operations>;
