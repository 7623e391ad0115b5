import { json, notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { configuration } from '../configuration.js';
import { configValue, pairName, type Setting } from '../pairs.js';

/** X08, X09: every value that is not as it is shipped, with who set it, when and why. */
export const configCurrent = view(configuration)({
  name: 'config-current',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    key: 'text not null',
    province: oneOf(['QC', 'ON']),
    field: 'text',
    value: notNull(json<Setting['value']>(configValue)),
    configVersion: 'integer not null',
    changeId: 'uuid not null',
    proposedBy: 'text not null',
    approvedBy: 'text',
    reason: 'text not null',
    appliedAt: 'timestamptz not null',
  },
  indexes: [['key', 'id'], ['changeId']],
  read: { defaultSort: ['key', 'asc'] },
  on: {
    ConfigChangeApplied: {
      keys: ({ data }) => data.set.map(pairName),
      fold: (_row, { data: { set, version, changeId, proposedBy, approvedBy, reason }, occurredAt }, name) => {
        const pair = set.find((each) => pairName(each) === name);
        if (!pair || pair.value === null) return null;
        const { key, scope, value } = pair;
        return { key, ...scope, value, configVersion: version, changeId, proposedBy, approvedBy, reason, appliedAt: occurredAt };
      },
    },
  },
});
export type ConfigCurrentRow = RowOf<typeof configCurrent>;
