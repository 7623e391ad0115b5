import { configuration } from '@jurilien/configuration';
import { automation } from '@jurilien/event-sourcing';
import { work } from '../../work.js';

/** Quiet hours, and the holidays on which they are others. */
const OF_HOURS = ['quiet.', 'hours.'];

/**
 * Messages that wait for the end of quiet hours are looked at again when those become others: what may go by the new hours does not wait
 * for the instant that the old ones gave.
 */
export const recheckDeferred = automation(configuration)({
  name: 'recheck-deferred-messages',
  on: {
    ConfigChangeApplied: ({ data: { set, version } }) =>
      set.some(({ key }) => OF_HOURS.some((of) => key.startsWith(of)))
        ? [work('recheck-deferred', `recheck-deferred-${version}`, { version })]
        : [],
  },
});
