import { json, notNull, oneOf, type RowOf, someOf, view } from '@jurilien/event-sourcing';
import { incident, missing, NO_ONE_TOLD, type Told, toldOf } from '../incident.js';
import { type CanadianTest, type QuebecTest, INCIDENT_RECIPIENTS, INCIDENT_KINDS, INCIDENT_DATA } from '@jurilien/reference';

/** N04: the register of confidentiality incidents, which the law wants kept. */
export const incidents = view(incident)({
  name: 'incidents',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    state: notNull(oneOf(['Registered', 'Assessed', 'Notified', 'Closed'])),
    kind: notNull(oneOf(INCIDENT_KINDS)),
    dataKinds: notNull(someOf(INCIDENT_DATA)),
    persons: 'integer not null',
    occurredAt: 'timestamptz not null',
    discoveredAt: 'timestamptz not null',
    registeredAt: 'timestamptz not null',
    registeredBy: 'text not null',
    messageId: 'uuid',
    description: { type: 'text', personal: 'text' },
    measures: { type: 'text', personal: 'text' },
    reporter: { type: 'text', personal: 'text' },
    quebec: json<QuebecTest>(),
    quebecWhy: { type: 'text', personal: 'text' },
    canada: json<CanadianTest>(),
    canadaWhy: { type: 'text', personal: 'text' },
    assessedAt: 'timestamptz',
    demands: notNull(someOf(INCIDENT_RECIPIENTS)),
    /** Whom the assessment demands to tell and no one has told. */
    missing: notNull(someOf(INCIDENT_RECIPIENTS)),
    caiAt: 'timestamptz',
    opcAt: 'timestamptz',
    personsAt: 'timestamptz',
    toldPersons: 'integer not null',
    publicNotice: 'boolean not null',
    conclusion: { type: 'text', personal: 'text' },
    closedAt: 'timestamptz',
    version: 'integer not null',
  },
  sealedBy: 'id',
  indexes: [['discoveredAt', 'id'], ['state', 'discoveredAt'], ['closedAt']],
  read: {
    detailOnly: ['description', 'measures', 'reporter', 'quebec', 'quebecWhy', 'canada', 'canadaWhy', 'conclusion'],
    defaultSort: ['discoveredAt', 'desc'],
  },
  on: {
    IncidentRegistered: (row, { data: { incidentId: _, ...facts }, occurredAt, actor, version }) => ({
      ...(row ?? { registeredAt: occurredAt, registeredBy: actor.id, ...NO_ONE_TOLD }),
      reporter: undefined,
      messageId: undefined,
      ...facts,
      state: 'Registered',
      ...NOT_ASSESSED,
      version,
    }),
    IncidentAssessed: (row, { data: { incidentId: _, notify: _n, ...assessment }, occurredAt, version }) => ({
      ...standing({ ...row, ...assessment }),
      state: 'Assessed',
      assessedAt: occurredAt,
      version,
    }),
    IncidentNotified: (row, { data, version }) => ({ ...standing(toldOf({ ...UNTOLD, ...row }, data)), state: 'Notified', version }),
    IncidentClosed: (row, { data, occurredAt, version }) => ({
      ...row,
      conclusion: data.conclusion,
      state: 'Closed',
      closedAt: occurredAt,
      version,
    }),
    IncidentForgotten: () => null,
    IncidentPersonsListed: (row, { version }) => ({ ...row, version }),
  },
});
export type IncidentRow = RowOf<typeof incidents>;

/** Before the first assessment, and after other facts. */
const NOT_ASSESSED = { quebec: null, quebecWhy: null, canada: null, canadaWhy: null, assessedAt: null, demands: [], missing: [] } as const;

/** What the register knows of a row before its first event of each kind. */
const UNTOLD: Told = { persons: 0, ...NO_ONE_TOLD };
/** A row with what is still missing of it. */
const standing = <R extends object>(row: R) => ({ ...row, missing: missing({ ...UNTOLD, ...row }) });
