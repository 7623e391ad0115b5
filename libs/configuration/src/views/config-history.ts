import { json, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { configuration } from '../configuration.js';
import { configValue, pairName, type Setting } from '../pairs.js';

/** X08, X09: every value that a key ever had at a scope; null where the wider scope held again. */
export const configHistory = view(configuration)({
  name: 'config-history',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    key: 'text not null',
    province: oneOf(['QC', 'ON']),
    field: 'text',
    value: json<Setting['value']>(configValue),
    before: json<Setting['value']>(configValue),
    configVersion: 'integer not null',
    changeId: 'uuid not null',
    proposedBy: 'text not null',
    approvedBy: 'text',
    reason: 'text not null',
    rollsBack: 'uuid',
    appliedAt: 'timestamptz not null',
  },
  indexes: [['key', 'configVersion'], ['configVersion', 'id'], ['changeId']],
  read: { defaultSort: ['configVersion', 'desc'] },
  on: {
    ConfigChangeApplied: {
      keys: ({ data: { set, version } }) => set.map((pair) => `${version}|${pairName(pair)}`),
      fold: (_row, { data: { set, version, changeId, proposedBy, approvedBy, reason, rollsBack }, occurredAt }, name) => {
        const { key, scope, value, before } = set.find((each) => `${version}|${pairName(each)}` === name)!;
        const who = { changeId, proposedBy, approvedBy, reason, rollsBack };
        return { key, ...scope, value, before, configVersion: version, ...who, appliedAt: occurredAt };
      },
    },
  },
});
export type ConfigHistoryRow = RowOf<typeof configHistory>;
