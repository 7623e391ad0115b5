import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

export const CONTACT_MESSAGE = 1_000;

const id = { professionalId: z.string(), requestId: z.string(), candidateId: z.string() };
/**
 * What a firm asked of candidates, and what came of it (4.10.4). One stream per professional, who acts for the firm (U28): one open
 * request per candidate, and ten in all, are then one look at one stream.
 */
export const candidateContactEvents = {
  CandidateContactRequested: event(z.object({ ...id, message: z.string(), expiresAt: z.string() }), {
    personal: { message: 'candidateId' },
  }),
  /** From here on the firm reads name and address. */
  CandidateContactAccepted: event(z.object(id)),
  CandidateContactDeclined: event(z.object(id)),
  CandidateContactExpired: event(z.object(id)),
  /** Not to be shown again to this firm; said to no one. */
  CandidateDismissed: event(z.object({ professionalId: z.string(), candidateId: z.string() })),
};
export type CandidateContactEvent = EventOf<typeof candidateContactEvents>;

export const CONTACT_STATES = ['Requested', 'Accepted', 'Declined', 'Expired'] as const;
type ContactStatus = (typeof CONTACT_STATES)[number];
export interface CandidateContact {
  readonly requestId: string;
  readonly candidateId: string;
  readonly status: ContactStatus;
  readonly message: string;
  readonly requestedAt: string;
  readonly expiresAt: string;
  readonly answeredAt?: string;
}
export interface CandidateContactsState {
  readonly contacts: readonly CandidateContact[];
  readonly dismissed: readonly string[];
}

const ENDS = { CandidateContactAccepted: 'Accepted', CandidateContactDeclined: 'Declined', CandidateContactExpired: 'Expired' } as const;

export const candidateContacts = decider<CandidateContactsState, typeof candidateContactEvents>({
  category: 'candcontacts',
  events: candidateContactEvents,
  initial: { contacts: [], dismissed: [] },
  evolve: (s, e, { occurredAt }) => {
    switch (e.type) {
      case 'CandidateContactRequested': {
        const { professionalId: _, ...asked } = e.data;
        return { ...s, contacts: [...s.contacts, { ...asked, status: 'Requested', requestedAt: occurredAt }] };
      }
      case 'CandidateContactAccepted':
      case 'CandidateContactDeclined':
      case 'CandidateContactExpired': {
        const status = ENDS[e.type];
        const ended = (c: CandidateContact): CandidateContact => ({ ...c, status, answeredAt: occurredAt });
        return { ...s, contacts: s.contacts.map((c) => (c.requestId === e.data.requestId ? ended(c) : c)) };
      }
      case 'CandidateDismissed':
        return { ...s, dismissed: [...s.dismissed, e.data.candidateId] };
      default:
        return e satisfies never;
    }
  },
});

/** The request of this id that a candidate was asked. */
export const contactOf = (s: CandidateContactsState, requestId: string, candidateId: string): CandidateContact | undefined =>
  s.contacts.find((c) => c.requestId === requestId && c.candidateId === candidateId);
