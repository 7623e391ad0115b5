import { INCIDENT_KINDS, INCIDENT_DATA } from '@jurilien/reference';
import { type Asking, decision, type FieldError, ids, Refused, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { knownOf, LISTED_AT_ONCE, LISTED_MAX } from '../../incident.js';
import { incidentId, noted, type OnIncident, onIncident } from './on-incident.js';

const registrable = ({ incident: s }: OnIncident, _who: Asking) => unless(s.status !== 'Closed', 'WRONG_STATE', 'incident-is-closed');

/** An instant in one spelling, so that the same facts are known again. */
const iso = (at: string): string => new Date(at).toISOString();
const words = z.string().trim().max(10_000);
const input = z.object({
  incidentId,
  kind: z.enum(INCIDENT_KINDS),
  dataKinds: z.array(z.enum(INCIDENT_DATA)).min(1).max(INCIDENT_DATA.length),
  occurredAt: z.iso.datetime(),
  discoveredAt: z.iso.datetime(),
  persons: z.number().int().min(0).max(10_000_000),
  description: words.min(10),
  measures: words.min(1),
  reporter: z.string().trim().min(1).max(400).optional(),
  messageId: ids.messageId.optional(),
  subjectIds: z.array(ids.subjectId).max(LISTED_AT_ONCE).optional(),
});

/**
 * A confidentiality incident is put into the register, or what is known of it is put right. Whose data it concerns may be listed in
 * pieces, each with the same facts: those alone leave the assessment as it is.
 */
export const registerIncident = decision({
  name: 'RegisterIncident',
  input,
  streams: onIncident,
  available: registrable,
  decide({ subjectIds = [], ...said }, { incident: s }, ctx) {
    refuseUnlessAvailable(registrable({ incident: s }, ctx));
    const faults: FieldError[] = [
      ...(Date.parse(said.occurredAt) > Date.parse(said.discoveredAt) ? [{ field: 'discoveredAt', message: 'after-occurred' }] : []),
      ...(Date.parse(said.discoveredAt) > Date.parse(ctx.now) ? [{ field: 'discoveredAt', message: 'past' }] : []),
      ...(s.listed + subjectIds.length > LISTED_MAX ? [{ field: 'subjectIds', message: `max:${LISTED_MAX}` }] : []),
    ];
    if (faults.length > 0) throw new Refused('VALIDATION', 'input', faults);
    const facts = {
      ...said,
      occurredAt: iso(said.occurredAt),
      discoveredAt: iso(said.discoveredAt),
      dataKinds: INCIDENT_DATA.filter((one) => said.dataKinds.includes(one)),
    };
    const { incidentId: id } = facts;
    return {
      incident: [
        ...(s.known === knownOf(facts) ? [] : [noted('IncidentRegistered', facts)]),
        ...(subjectIds.length > 0 ? [noted('IncidentPersonsListed', { incidentId: id, subjectIds: [...new Set(subjectIds)] })] : []),
      ],
    };
  },
});
