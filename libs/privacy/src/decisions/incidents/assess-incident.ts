import { type Asking, decision, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { demandsOf, RISK_LEVELS } from '@jurilien/reference';
import { incidentId, noted, type OnIncident, onIncident, open } from './on-incident.js';

const level = z.enum(RISK_LEVELS);
const why = z.string().trim().min(10).max(4_000);
const assessable = ({ incident: s }: OnIncident, _who: Asking) => open(s);

/** Both legal tests, each by its factors and with its reasons; whom to tell follows from them. It may be made again until the end. */
export const assessIncident = decision({
  name: 'AssessIncident',
  input: z.object({
    incidentId,
    quebec: z.object({ sensitivity: level, consequences: level, likelihood: level }),
    quebecWhy: why,
    canada: z.object({ sensitivity: level, misuse: level }),
    canadaWhy: why,
  }),
  streams: onIncident,
  available: assessable,
  decide(answers, { incident: s }, ctx) {
    refuseUnlessAvailable(assessable({ incident: s }, ctx));
    const demands = demandsOf(answers);
    return { incident: [noted('IncidentAssessed', { ...answers, notify: demands.length > 0, demands })] };
  },
});
