import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What a personal link opens (D19). */
export const purpose = z.enum([
  'draft',
  'lead-status',
  'confirm-email',
  'offer',
  'contact-sheet',
  'login',
  'reset-password',
  'invitation',
  'verify-email',
]);
export const subject = z.object({
  leadId: z.string().optional(),
  offerId: z.string().optional(),
  professionalId: z.string().optional(),
  personId: z.string().optional(),
  userId: z.string().optional(),
});
export const lang = z.enum(['fr', 'en']);
const linkId = z.string();
const about = { linkId, purpose, subject, lang };

/** Every event of a personal link. Its stream is named by the hash of the token: the token itself is nowhere in the log. */
export const linkEvents = {
  LinkIssued: event(z.object({ ...about, expiresAt: z.string() })),
  LinkUsed: event(z.object({ linkId })),
  LinkRevoked: event(z.object({ linkId })),
  NewLinkRequested: event(z.object({ ...about, sequence: z.number().int().positive() })),
};
export type LinkEvent = EventOf<typeof linkEvents>;

export interface LinkState {
  readonly issued: boolean;
  readonly purpose?: z.infer<typeof purpose>;
  readonly subject: z.infer<typeof subject>;
  readonly issuedAt?: string;
  readonly expiresAt?: string;
  readonly lang: 'fr' | 'en';
  readonly used: boolean;
  readonly revoked: boolean;
  readonly renewals: number;
  readonly renewedAt?: string;
}

const initial: LinkState = { issued: false, subject: {}, lang: 'fr', used: false, revoked: false, renewals: 0 };

export const link = decider<LinkState, typeof linkEvents>({ category: 'link', events: linkEvents, initial, evolve });

function evolve(s: LinkState, e: LinkEvent, meta: { occurredAt: string }): LinkState {
  switch (e.type) {
    case 'LinkIssued': {
      const { linkId: _, ...issued } = e.data;
      return { ...s, ...issued, issued: true, issuedAt: meta.occurredAt };
    }
    case 'LinkUsed':
      return { ...s, used: true };
    case 'LinkRevoked':
      return { ...s, revoked: true };
    case 'NewLinkRequested':
      return { ...s, renewals: e.data.sequence, renewedAt: meta.occurredAt };
    default:
      return e satisfies never;
  }
}

/** Whether the link has run out at an instant; the stored instant decides, not a timer (D9). */
export const linkExpired = (s: LinkState, now: string): boolean => s.expiresAt !== undefined && Date.parse(now) >= Date.parse(s.expiresAt);
