import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { ClearFacts } from './facts.js';

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
export type MarkEvents = typeof markEvents;

/** What the rules know of the marks of a request; those of its sheet are among its facts. */
export interface Marks {
  readonly assigneeId?: string;
  /** What the client added after sending, for the team and for who accepts. */
  readonly clientNotes: readonly { readonly at: string; readonly text: string }[];
  /** Staff looked at what may be urgent, and decided. */
  readonly urgencyDecided?: boolean;
}
export const unmarked: Marks = { clientNotes: [] };

/** What an event of `markEvents` changes in a request. */
export function marked(s: Marks, e: EventOf<MarkEvents>, at: string): Partial<Marks> & { readonly facts?: Partial<ClearFacts> } {
  switch (e.type) {
    case 'LeadTagged':
      return { facts: { tagged: true } };
    case 'LeadUntagged':
      return { facts: { tagged: false } };
    case 'LeadAssignedToStaff':
      return { assigneeId: e.data.assigneeId ?? undefined };
    case 'LeadNoteAdded':
      return e.data.fromClient ? { clientNotes: [...s.clientNotes, { at, text: e.data.note }] } : {};
    case 'LeadUrgencyDecided':
      return { urgencyDecided: true, facts: { urgent: e.data.urgent } };
    default:
      return e satisfies never;
  }
}
