import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { missing } from '../../incident.js';
import { assessed, incidentId, noted, type OnIncident, onIncident } from './on-incident.js';

/** Whom to tell comes from an assessment, which comes first. */
function closable({ incident: s }: OnIncident, _who: Asking) {
  const [first] = missing(s);
  return allOf(
    unless(s.status !== 'None', 'NOT_FOUND', 'incident'),
    unlessDone(s.status === 'Closed', 'incident-is-closed'),
    assessed(s),
    unless(first === undefined, 'WRONG_STATE', `${first}-not-notified`),
  );
}

/** Nothing more is to be done: it was assessed, and those who have to know were told. The register keeps it for its years. */
export const closeIncident = decision({
  name: 'CloseIncident',
  input: z.object({ incidentId, conclusion: z.string().trim().min(10).max(4_000) }),
  streams: onIncident,
  available: closable,
  decide(said, { incident: s }, ctx) {
    if (alreadyDone(closable({ incident: s }, ctx))) return {};
    return { incident: [noted('IncidentClosed', said)] };
  },
});
