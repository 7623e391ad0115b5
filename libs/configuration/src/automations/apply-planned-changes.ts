import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { configuration } from '../configuration.js';
import { applyConfigChange } from '../decisions/apply-config-change.js';

const takesEffect = timer('config.apply', applyConfigChange);

/** A planned change takes effect on its day, unless it is edited, rejected or brought forward before. */
export const applyPlannedChanges = automation(configuration)({
  name: 'apply-planned-config-changes',
  on: {
    ConfigChangeScheduled: ({ stream, data: { changeId, hash, effectiveAt } }) => [
      at(effectiveAt, takesEffect, { changeId, hash }, stream, changeId),
    ],
    ...forEach(configuration)(['ConfigChangeProposed', 'ConfigChangeRejected'], (e) => [cancel(takesEffect, e.stream, e.data.changeId)]),
  },
});
