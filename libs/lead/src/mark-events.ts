import { event } from '@jurilien/event-sourcing';
import { z } from 'zod';

const id = z.string();
const leadId = id;
const ofPerson = { leadId, personId: id };
const note = z.string().max(4000);
const person = 'personId' as const;

/** What staff write on a request beside its texts. */
export const markEvents = {
  LeadTagged: event(z.object({ ...ofPerson, note: note.optional() }), { personal: { note: person } }),
  LeadUntagged: event(z.object({ leadId })),
  LeadAssignedToStaff: event(z.object({ leadId, assigneeId: id.nullable() })),
  /** By staff for the team, or by the client for the team and for who accepts. */
  LeadNoteAdded: event(z.object({ ...ofPerson, note, fromClient: z.literal(true).optional() }), { personal: { note: person } }),
  /** Whether what may be urgent about it is. */
  LeadUrgencyDecided: event(z.object({ leadId, urgent: z.boolean() })),
} as const;
