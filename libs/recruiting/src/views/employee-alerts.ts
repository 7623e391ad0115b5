import { view, type Row } from '@jurilien/event-sourcing';
import { employeeAlerts } from '../alerts.js';

const byAlert = (e: { readonly data: { readonly alertId: string } }): string[] => [e.data.alertId];

/** Who waits for which candidate: one row per saved search, and whether it sleeps. */
export const employeeAlertsView = view(employeeAlerts)({
  name: 'employee-alerts',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    professionalId: 'uuid',
    filters: 'jsonb',
    pace: 'text',
    channel: 'text',
    paused: 'boolean',
    matches: 'integer',
    savedAt: 'timestamptz',
  },
  indexes: [['paused'], ['professionalId']],
  read: { defaultSort: ['savedAt', 'desc'] },
  on: {
    EmployeeAlertSaved: {
      keys: byAlert,
      fold: (row, { data: { alertId: _, ...wish }, occurredAt }): Row => ({
        paused: row?.['paused'] ?? false,
        matches: row?.['matches'] ?? 0,
        ...wish,
        savedAt: occurredAt,
      }),
    },
    EmployeeAlertPaused: { keys: byAlert, fold: (row) => row && { ...row, paused: true } },
    EmployeeAlertResumed: { keys: byAlert, fold: (row) => row && { ...row, paused: false } },
    EmployeeAlertMatched: { keys: byAlert, fold: (row) => row && { ...row, matches: Number(row['matches']) + 1 } },
    EmployeeAlertDeleted: { keys: byAlert, fold: () => null },
  },
});
