import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Keyed hash of a number: what the suppression list knows, and all it knows (4.8.5). */
export const contactId = z.string().regex(/^[0-9a-zA-Z:_+-]{3,128}$/);
export const source = z.enum(['keyword', 'provider', 'staff', 'page']);

/** Every event of a contact point. Nothing readable is stored, so the list survives an erasure. */
export const contactEvents = { SmsOptedOut: event(z.object({ contactId, source })), SmsOptedIn: event(z.object({ contactId, source })) };
export type ContactEvent = EventOf<typeof contactEvents>;

export interface ContactState {
  readonly smsOptedOut: boolean;
  readonly since?: string;
}

const initial: ContactState = { smsOptedOut: false };

export const contactPoint = decider<ContactState, typeof contactEvents>({
  category: 'contact',
  events: contactEvents,
  initial,
  evolve: (_s, e, meta) => ({ smsOptedOut: e.type === 'SmsOptedOut', since: meta.occurredAt }),
});
