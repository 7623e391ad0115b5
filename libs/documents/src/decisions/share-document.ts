import { allOf, type Availability, decision, Refused, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { documentHappened } from '../document-events.js';
import { isWithProfessional, type LeadDocument } from '../documents.js';
import {
  type Acting,
  actingOn,
  documentNamed,
  documentSeats,
  type OfDocument,
  ofDocument,
  onDocuments,
  type OnDocuments,
  overOwn,
  type Seat,
  stillLive,
  stillThere,
} from './on-documents.js';

const input = z.object({
  ...ofDocument,
  /** Whom it is shared with, where both sides could be: the client, or the professional of the acceptance that is named. */
  to: z.enum(['client', 'professional']).optional(),
});
type Input = z.infer<typeof input>;
/** Whom a share is about: the client, one professional, or every professional who accepts. */
type Reader = { readonly to: 'client' } | ({ readonly to: 'professional' } & Partial<Pick<Seat, 'acceptanceId' | 'professionalId'>>);

/** The other side than the one that sent it: what a professional sent goes to the client and to no other professional. */
function readerOf(d: LeadDocument, { to, acceptanceId, seats }: Pick<Input, 'to' | 'acceptanceId' | 'seats'>): Reader {
  const wanted = to ?? (d.by === 'client' ? 'professional' : 'client');
  if (wanted === d.by) throw new Refused('VALIDATION', 'own-side');
  if (wanted === 'client') return { to: 'client' };
  if (d.by === 'professional') throw new Refused('VALIDATION', 'no-other-professional');
  const seat = seats.find((one) => one.acceptanceId === acceptanceId);
  return seat ? { to: 'professional', acceptanceId: seat.acceptanceId, professionalId: seat.professionalId } : { to: 'professional' };
}

const isWith = (d: LeadDocument, reader: Reader): boolean => {
  if (reader.to === 'client') return d.withClient;
  if (reader.acceptanceId !== undefined) return isWithProfessional(d, reader.acceptanceId);
  return d.withEveryone && Object.values(d.withAcceptance).every(Boolean);
};
/** Not even one of several. */
const isWithNone = (d: LeadDocument, reader: Reader): boolean =>
  reader.to === 'client' || reader.acceptanceId !== undefined
    ? !isWith(d, reader)
    : !d.withEveryone && !Object.values(d.withAcceptance).some(Boolean);

/** Whether a document can be shared by someone at all. */
export const shareable = (d: LeadDocument, acting: Acting, states: Pick<OnDocuments, 'lead'>): Availability =>
  allOf(stillThere(acting), overOwn(d, acting), stillLive(states));
/** Whether a share of it can be taken back: also once the request has ended, as long as the document is there. */
export const unshareable = (d: LeadDocument, acting: Acting): Availability => allOf(stillThere(acting), overOwn(d, acting));

/** A professional names their own acceptance to say who acts, not whom it is shared with. */
const withoutOwn = (given: OfDocument & Pick<Input, 'to'>, acting: Acting) =>
  acting.side === 'professional' ? { ...given, acceptanceId: undefined } : given;

/** The owner lets the other side see a document: the professional of one acceptance or everyone who accepts, or the client. */
export const shareDocument = decision({
  name: 'ShareDocument',
  input,
  needs: [documentSeats],
  streams: onDocuments,
  decide(given, { documents: s, lead }, ctx) {
    const acting = actingOn(given, ctx.actor);
    const { leadId, documentId, seats } = given;
    const d = documentNamed(s, documentId, acting);
    refuseUnlessAvailable(shareable(d, acting, { lead }));
    const reader = readerOf(d, withoutOwn(given, acting));
    if (reader.to === 'professional' && reader.acceptanceId !== undefined) {
      const readable = seats.some((one) => one.acceptanceId === reader.acceptanceId && one.readable);
      refuseUnlessAvailable(unless(readable, 'WRONG_STATE', 'acceptance-is-over'));
    }
    if (isWith(d, reader)) return {};
    const shared = (who: Reader) => documentHappened('DocumentShared', { leadId, documentId, shareId: ctx.newId(), ...who });
    // Who accepted already hears of it one by one.
    const told =
      reader.to === 'professional' && reader.acceptanceId === undefined
        ? seats.filter((one) => one.readable && !isWithProfessional(d, one.acceptanceId))
        : [];
    return {
      documents: [
        shared(reader),
        ...told.map(({ acceptanceId, professionalId }) => shared({ to: 'professional', acceptanceId, professionalId })),
      ],
    };
  },
});

/** The owner takes that back; what is open at that moment is the last that is seen of it. */
export const revokeDocumentShare = decision({
  name: 'RevokeDocumentShare',
  input,
  needs: [documentSeats],
  streams: onDocuments,
  decide(given, { documents: s }, ctx) {
    const acting = actingOn(given, ctx.actor);
    const { leadId, documentId } = given;
    const d = documentNamed(s, documentId, acting);
    refuseUnlessAvailable(unshareable(d, acting));
    const reader = readerOf(d, withoutOwn(given, acting));
    if (isWithNone(d, reader)) return {};
    return { documents: [documentHappened('DocumentShareRevoked', { leadId, documentId, ...reader, why: 'owner' })] };
  },
});
