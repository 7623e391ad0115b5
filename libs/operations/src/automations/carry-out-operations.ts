import { automation } from '@jurilien/event-sourcing';
import { operation } from '../operation.js';
import { work } from '../work.js';

/** What an administrator asks of the machine is the worker's to do, in portions: there may be a hundred thousand rows. */
export const carryOutOperations = automation(operation)({
  name: 'carry-out-operations',
  on: {
    DeadLetterRetried: ({ data }) => [work('settle-dead-letters', `dead-letters-${data.operationId}`, { ...data, act: 'retry' })],
    DeadLetterDismissed: ({ data }) => [work('settle-dead-letters', `dead-letters-${data.operationId}`, { ...data, act: 'dismiss' })],
    ProjectionRebuildStarted: ({ data }) => [work('rebuild-projection', `rebuild-${data.operationId}`, data)],
  },
});
