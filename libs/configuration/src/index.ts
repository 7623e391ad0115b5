import { actionsOn, context } from '@jurilien/event-sourcing';
import { applyPlannedChanges } from './automations/apply-planned-changes.js';
import { configuration, onConfiguration } from './configuration.js';
import { applyConfigChange } from './decisions/apply-config-change.js';
import { approveConfigChange, rejectConfigChange } from './decisions/decide-config-change.js';
import { proposeConfigChange } from './decisions/propose-config-change.js';
import { rollbackConfig } from './decisions/rollback-config.js';
import { configChanges } from './views/config-changes.js';
import { configCurrent } from './views/config-current.js';
import { configHistory } from './views/config-history.js';

/** The buttons of a change. */
export const configChangeActions = actionsOn({
  names: ({ id }: { id: string }) => ({ changeId: id }),
  streams: onConfiguration,
  decisions: [approveConfigChange, rejectConfigChange, rollbackConfig],
});

/** The figures and switches of the business, as the people who run it change them (4.10.9). */
export const configurationContext = context({
  name: 'configuration',
  deciders: [configuration],
  decisions: [proposeConfigChange, ...configChangeActions.decisions, applyConfigChange],
  views: [configCurrent, configChanges, configHistory],
  automations: [applyPlannedChanges],
});

export { CONFIGURATION_ID, configuration, type ConfigurationState } from './configuration.js';
export { beforeAndAfter } from './checked.js';
export { settings, withSet, type Setting } from './pairs.js';
export { applyConfigChange, approveConfigChange, proposeConfigChange };
