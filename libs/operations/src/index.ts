import { context } from '@jurilien/event-sourcing';
import { carryOutOperations } from './automations/carry-out-operations.js';
import { rebuildable, rebuildProjection, recordProjectionRebuild } from './decisions/rebuild-projection.js';
import { deadLetters, dismissDeadLetter, recordDeadLettersSettled, retryDeadLetter } from './decisions/settle-dead-letters.js';
import { operation } from './operation.js';
import { operations } from './views/operations.js';

/** What administrators do to the machine itself: work that was given up, views that are built again (N07). */
export const operationsContext = context({
  name: 'operations',
  deciders: [operation],
  decisions: [retryDeadLetter, dismissDeadLetter, recordDeadLettersSettled, rebuildProjection, recordProjectionRebuild],
  views: [operations],
  automations: [carryOutOperations],
});

export { deadLetters, operation, operations, rebuildable, recordDeadLettersSettled, recordProjectionRebuild };
export type { OperationWork } from './work.js';
