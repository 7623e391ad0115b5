import { actionsOn } from '@jurilien/event-sourcing';
import { assessIncident } from './assess-incident.js';
import { closeIncident } from './close-incident.js';
import { notifyIncident } from './notify-incident.js';
import { onIncident } from './on-incident.js';
import { registerIncident } from './register-incident.js';

/** The buttons of an incident. */
export const incidentActions = actionsOn({
  names: ({ id }: { id: string }) => ({ incidentId: id }),
  streams: onIncident,
  decisions: [registerIncident, assessIncident, notifyIncident, closeIncident],
});
