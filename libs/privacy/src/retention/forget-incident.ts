import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { reached, retainedUntil } from '@jurilien/reference';
import { z } from 'zod';
import { incident } from '../incident.js';

/** An incident leaves the register five years after it was closed (4.10.13): its words go with its key. */
export const forgetIncident = decision({
  name: 'ForgetIncident',
  input: z.object({ incidentId: ids.incidentId }),
  streams: (i) => ({ incident: streamOf(incident, i.incidentId) }),
  decide({ incidentId }, { incident: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'incident');
    if (s.forgotten) return {};
    refuseUnless(s.status === 'Closed' && s.closedAt !== undefined, 'WRONG_STATE', 'incident-goes-on');
    refuseUnless(reached(retainedUntil('incidents', s.closedAt, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    return { incident: [{ type: 'IncidentForgotten' as const, data: { incidentId } }] };
  },
});
