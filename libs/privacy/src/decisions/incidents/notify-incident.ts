import { allOf, type Asking, decision, type FieldError, filledLine, Refused, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { INCIDENT_RECIPIENTS, TOLD_BY } from '@jurilien/reference';
import { type IncidentState } from '../../incident.js';
import { assessed, incidentId, noted, type OnIncident, onIncident, open } from './on-incident.js';

const notifiable = ({ incident: s }: OnIncident, _who: Asking) => allOf(open(s), assessed(s));

const input = z.object({
  incidentId,
  whom: z.enum(INCIDENT_RECIPIENTS),
  notifiedAt: z.iso.datetime(),
  how: z.enum(TOLD_BY),
  persons: z.number().int().min(1).max(10_000_000).optional(),
  reference: filledLine(200).optional(),
});

/**
 * That an authority or persons were told, when and how. An authority may be told again, persons in several goes, and more may be
 * told than the assessment demands.
 */
export const notifyIncident = decision({
  name: 'NotifyIncident',
  input,
  streams: onIncident,
  available: notifiable,
  decide(told, { incident: s }, ctx) {
    refuseUnlessAvailable(notifiable({ incident: s }, ctx));
    const faults = faultsOf(told, s, ctx.now);
    if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
    return { incident: [noted('IncidentNotified', told)] };
  },
});

/** When it cannot have been, and what only persons are told with: how many of them, or the public. */
function faultsOf({ whom, notifiedAt, how, persons }: z.infer<typeof input>, s: IncidentState, now: string): FieldError[] {
  const counted = whom === 'persons' && how !== 'publicNotice';
  return [
    ...(Date.parse(notifiedAt) > Date.parse(now) ? [{ field: 'notifiedAt', message: 'past' }] : []),
    ...(Date.parse(notifiedAt) < Date.parse(s.discoveredAt!) ? [{ field: 'notifiedAt', message: 'after-discovered' }] : []),
    ...(whom !== 'persons' && how === 'publicNotice' ? [{ field: 'how', message: 'persons-only' }] : []),
    ...(counted && persons === undefined ? [{ field: 'persons', message: 'required' }] : []),
    ...(!counted && persons !== undefined ? [{ field: 'persons', message: 'persons-only' }] : []),
  ];
}
