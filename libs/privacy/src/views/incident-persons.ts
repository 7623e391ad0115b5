import { type RowOf, view } from '@jurilien/event-sourcing';
import { incident } from '../incident.js';

/** Whose data an incident concerns, as far as they were listed: one row for each, however often. */
export const incidentPersons = view(incident)({
  name: 'incident-persons',
  version: 1,
  key: 'id',
  columns: { id: 'text', incidentId: 'uuid not null', subjectId: 'uuid not null', listedAt: 'timestamptz not null' },
  indexes: [['incidentId', 'id'], ['subjectId']],
  read: { defaultSort: ['id', 'asc'] },
  on: {
    IncidentPersonsListed: {
      keys: ({ data }) => data.subjectIds.map((subjectId) => `${data.incidentId}:${subjectId}`),
      fold: (row, { data, occurredAt }, key) =>
        row ?? { incidentId: data.incidentId, subjectId: key!.slice(data.incidentId.length + 1), listedAt: occurredAt },
    },
  },
});
export type IncidentPersonRow = RowOf<typeof incidentPersons>;
