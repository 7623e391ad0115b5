import { allOf, type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { incident, type IncidentEvent, type IncidentState } from '../../incident.js';

export const incidentId = ids.incidentId;
/** The one stream a command on an incident needs. */
export const onIncident = (i: { incidentId: string }) => ({ incident: streamOf(incident, i.incidentId) });

/** What rules of availability of an incident read. */
export interface OnIncident {
  readonly incident: IncidentState;
}

/** The incident is there, and not closed. */
export const open = (s: IncidentState): Availability =>
  allOf(unless(s.status !== 'None', 'NOT_FOUND', 'incident'), unless(s.status !== 'Closed', 'WRONG_STATE', 'incident-is-closed'));

/** The incident, as it is known now, was assessed. */
export const assessed = (s: IncidentState): Availability => unless(s.status !== 'Registered', 'WRONG_STATE', 'incident-not-assessed');

/** One event of an incident, typed by its name. */
export const noted = <T extends IncidentEvent['type']>(type: T, data: Extract<IncidentEvent, { type: T }>['data']): IncidentEvent =>
  ({ type, data }) as IncidentEvent;
