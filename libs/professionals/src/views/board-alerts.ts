import { view, type Row } from '@jurilien/event-sourcing';
import { boardAlerts } from '../board-alerts.js';

/** Who waits for what on the board: one row per saved search. */
export const boardAlertsView = view(boardAlerts)({
  name: 'board-alerts',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    professionalId: 'uuid',
    province: 'text',
    field: 'text',
    region: 'text',
    maxPriceCc: 'integer',
    legalAid: 'boolean',
    urgent: 'boolean',
    channel: 'text',
    pace: 'text',
    createdAt: 'timestamptz',
  },
  indexes: [
    ['province', 'field'],
    ['professionalId', 'createdAt'],
  ],
  read: { province: 'province', professional: 'professionalId', defaultSort: ['createdAt', 'asc'] },
  on: {
    BoardAlertSet: {
      keys: (e) => [e.data.alertId],
      fold: (row, { data: { alertId: _, filters, ...alert }, occurredAt }): Row => ({
        ...alert,
        ...filters,
        createdAt: row?.['createdAt'] ?? occurredAt,
      }),
    },
    BoardAlertRemoved: { keys: (e) => [e.data.alertId], fold: () => null },
  },
});
