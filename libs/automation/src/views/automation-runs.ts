import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { automationRun } from '../automation-run.js';

const idOf = (about: Readonly<Record<string, unknown>>, name: string): string | null =>
  typeof about[name] === 'string' ? about[name] : null;

/** Runs that were started by hand, and those that ended without a message, with the code that says why (AU2). */
export const automationRuns = view(automationRun)({
  name: 'automation-runs',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    rule: 'text not null',
    ruleVersion: 'integer not null',
    key: 'text not null',
    state: notNull(oneOf(['Started', 'Suppressed', 'Cancelled', 'Failed'])),
    code: 'text',
    leadId: 'uuid',
    acceptanceId: 'uuid',
    professionalId: 'uuid',
    at: 'timestamptz not null',
    by: 'text not null',
    version: 'integer not null',
  },
  indexes: [
    ['leadId', 'at'],
    ['professionalId', 'at'],
    ['rule', 'at'],
  ],
  search: ['rule'],
  read: { lead: 'leadId', defaultSort: ['at', 'desc'] },
  on: {
    AutomationRunStarted: (_row, e) => ({ ...rowOf(e.data), state: 'Started', at: e.occurredAt, by: e.actor.id, version: e.version }),
    AutomationRunEnded: (row, e) => ({
      ...rowOf(e.data),
      state: e.data.outcome,
      code: e.data.code,
      at: e.occurredAt,
      by: row?.by ?? e.actor.id,
      version: e.version,
    }),
  },
});
export type AutomationRunRow = RowOf<typeof automationRuns>;

interface Run {
  readonly runId: string;
  readonly rule: string;
  readonly ruleVersion: number;
  readonly key: string;
  readonly about: Readonly<Record<string, unknown>>;
}
const rowOf = ({ rule, ruleVersion, key, about }: Run) => ({
  ...{ rule, ruleVersion, key },
  leadId: idOf(about, 'leadId'),
  acceptanceId: idOf(about, 'acceptanceId'),
  professionalId: idOf(about, 'professionalId'),
});
