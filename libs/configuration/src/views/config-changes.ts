import { json, notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { CHANGE_STATES, type Changed, configuration, configurationEvents, STUCK_REASONS } from '../configuration.js';

const { set: settings } = configurationEvents.ConfigChangeProposed.schema.shape;
const named = (e: { readonly data: { readonly changeId: string } }): readonly string[] => [e.data.changeId];

/** X08: every change, proposed, planned, in force, ended or stuck, with the values it replaces and everyone who decided on it. */
export const configChanges = view(configuration)({
  name: 'config-changes',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    state: notNull(oneOf(CHANGE_STATES)),
    set: notNull(json<Changed[]>(settings)),
    keys: { type: 'text[]', notNull: true },
    hash: 'text not null',
    secondPerson: 'boolean not null',
    effectiveAt: 'timestamptz',
    reason: 'text not null',
    proposedBy: 'text not null',
    proposedAt: 'timestamptz not null',
    approvedBy: 'text',
    approvedAt: 'timestamptz',
    appliedAt: 'timestamptz',
    configVersion: 'integer',
    endedBy: 'text',
    endedAt: 'timestamptz',
    endedReason: 'text',
    stuckWhy: oneOf(STUCK_REASONS),
    rollsBack: 'uuid',
    rolledBackBy: 'uuid',
  },
  indexes: [['state', 'proposedAt'], ['proposedAt', 'id'], ['effectiveAt']],
  read: { defaultSort: ['proposedAt', 'desc'] },
  on: {
    // Proposed again is an edit: what was decided of it counts no more.
    ConfigChangeProposed: {
      keys: named,
      fold: (_row, { data: { changeId: _, base: _b, ...change }, occurredAt, actor }) => ({
        ...change,
        keys: [...new Set(change.set.map(({ key }) => key))],
        state: 'Proposed',
        proposedBy: actor.id,
        proposedAt: occurredAt,
      }),
    },
    ConfigChangeApproved: { keys: named, fold: (row, e) => ({ ...row, approvedBy: e.actor.id, approvedAt: e.occurredAt }) },
    ConfigChangeScheduled: { keys: named, fold: (row) => ({ ...row, state: 'Scheduled' }) },
    ConfigChangeApplied: {
      keys: named,
      fold: (row, { data: { set, version }, occurredAt }) => ({
        ...row,
        set,
        state: 'Applied',
        configVersion: version,
        appliedAt: occurredAt,
      }),
    },
    ConfigChangeRejected: {
      keys: named,
      fold: (row, e) => ({ ...row, state: 'Rejected', endedBy: e.actor.id, endedAt: e.occurredAt, endedReason: e.reason }),
    },
    ConfigRolledBack: { keys: named, fold: (row, e) => ({ ...row, state: 'RolledBack', rolledBackBy: e.data.by, endedAt: e.occurredAt }) },
    ConfigChangeStuck: { keys: named, fold: (row, e) => ({ ...row, state: 'Stuck', stuckWhy: e.data.why, endedAt: e.occurredAt }) },
  },
});
export type ConfigChangeRow = RowOf<typeof configChanges>;
