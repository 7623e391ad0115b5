import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const operationId = z.string();

/** Work that was given up: a single row, or all of one kind for one reason; those given up later are none of it. */
const letters = z.object({
  operationId,
  workId: z.string().optional(),
  job: z.string(),
  /** What may be said of why it failed: a class, a code, a sentence of ours. */
  fault: z.string(),
  /** What was given up until then. */
  until: z.string(),
});
const rebuilt = z.object({ operationId, view: z.string() });

/** Every event of an act on the machine itself (N07). */
const operationEvents = {
  /** Work that was given up is to be tried again. */
  DeadLetterRetried: event(letters),
  /** Work that was given up is put aside: no one is to try it again. */
  DeadLetterDismissed: event(letters),
  /** What became of it: how much was settled, and how much stays because its moment is past. */
  DeadLettersSettled: event(z.object({ operationId, settled: z.int(), refused: z.int() })),
  ProjectionRebuildStarted: event(rebuilt),
  ProjectionRebuildDone: event(rebuilt.extend({ seconds: z.int() })),
  /** The worker gave it up; what went wrong is among the work that was given up. */
  ProjectionRebuildFailed: event(rebuilt),
};
export type OperationEvent = EventOf<typeof operationEvents>;

export interface OperationState {
  readonly status: 'None' | 'Running' | 'Done' | 'Failed';
  /** The view that is rebuilt; none where it is about work that was given up. */
  readonly view?: string;
}

/** What an administrator does to work that was given up, or to a view: from its beginning to what it came to. */
export const operation = decider<OperationState, typeof operationEvents>({
  category: 'operation',
  events: operationEvents,
  initial: { status: 'None' },
  evolve(s, e) {
    switch (e.type) {
      case 'DeadLetterRetried':
      case 'DeadLetterDismissed':
        return { status: 'Running' };
      case 'ProjectionRebuildStarted':
        return { status: 'Running', view: e.data.view };
      case 'DeadLettersSettled':
      case 'ProjectionRebuildDone':
        return { ...s, status: 'Done' };
      case 'ProjectionRebuildFailed':
        return { ...s, status: 'Failed' };
      default:
        return e satisfies never;
    }
  },
});
