import { type DocumentSide, LEAD_STATUSES } from '@jurilien/contracts';
import { type Actor, type Availability, ids, need, Refused, streamOf, unless } from '@jurilien/event-sourcing';
import { isLive, lead, leadId, type LeadState } from '@jurilien/lead';
import { z } from 'zod';
import { documents, isWithProfessional, type DocumentsState, type LeadDocument } from '../documents.js';

/** The stream of a request's documents, and the request they belong to. */
export const onDocuments = (input: { leadId: string }) => ({
  documents: streamOf(documents, input.leadId),
  lead: streamOf(lead, input.leadId),
});
export interface OnDocuments {
  readonly documents: DocumentsState;
  readonly lead: LeadState;
}

/** A request takes documents from its first word to its end. */
export const TAKING_DOCUMENTS = LEAD_STATUSES.filter(isLive);

/** Someone who accepted the request; `readable` while they may read its documents at all. */
const seat = z.object({ acceptanceId: ids.acceptanceId, professionalId: ids.professionalId, readable: z.boolean() });
export type Seat = z.infer<typeof seat>;

/** Everyone who accepted a request, supplied from the log whatever the caller said. */
export const documentSeats = need<{ readonly leadId: string; readonly seats: Seat[] }>('documentSeats');
export const seats = { seats: z.array(seat).default([]) };

/** What a command about one document names. A professional names the acceptance by which they act. */
export const ofDocument = { leadId, documentId: ids.documentId, acceptanceId: ids.acceptanceId.optional(), ...seats };
export type OfDocument = z.infer<z.ZodObject<typeof ofDocument>>;

/** As whom someone acts on documents. A professional acts by one acceptance. */
export type Acting = { readonly side: 'client' } | { readonly side: 'staff' } | { readonly side: 'professional'; readonly seat: Seat };

/**
 * As whom someone acts: the professional of an acceptance by session or link, the team, anyone else as the client. Whose session or
 * link it is, the doors have looked at; that the acceptance is one of this request is looked at here.
 * @throws Refused NOT_FOUND for an acceptance of another request, VALIDATION for a professional who names none
 */
export function actingOn(
  { acceptanceId, seats: known }: { acceptanceId?: string | undefined; seats: readonly Seat[] },
  actor: Actor,
): Acting {
  const { kind, id, role = '' } = actor;
  const named = known.find((one) => one.acceptanceId === acceptanceId);
  if (acceptanceId !== undefined && !named) throw new Refused('NOT_FOUND', 'acceptance');
  const isProfessional = kind === 'token' ? named?.professionalId === id : role.endsWith('professional');
  if (isProfessional) {
    if (!named) throw new Refused('VALIDATION', 'acceptance-required');
    return { side: 'professional', seat: named };
  }
  return { side: kind === 'user' && !role.endsWith('client') ? 'staff' : 'client' };
}

/** The one who sent a document decides over it; of what the team sent, the team. */
export const isOwner = (d: LeadDocument, acting: Acting): boolean =>
  d.by === acting.side && (acting.side !== 'professional' || d.acceptanceId === acting.seat.acceptanceId);

/** Whether someone may read a document at this moment. */
export function mayReadDocument(d: LeadDocument, acting: Acting): boolean {
  if (acting.side === 'staff') return true;
  if (acting.side === 'client') return d.withClient;
  return acting.seat.readable && isWithProfessional(d, acting.seat.acceptanceId);
}

/** The professional of an acceptance whose contact sheet is closed, or of a request that was withdrawn, does nothing any more. */
export const stillThere = (acting: Acting): Availability =>
  unless(acting.side !== 'professional' || acting.seat.readable, 'NOT_FOUND', 'acceptance');

/** The document that a command names, for who may read it. @throws Refused NOT_FOUND what is not there or not theirs to know of */
export function documentNamed(s: DocumentsState, documentId: string, acting: Acting): LeadDocument {
  const found = s.documents.find((d) => d.documentId === documentId);
  if (!found || !(mayReadDocument(found, acting) || isOwner(found, acting))) throw new Refused('NOT_FOUND', 'no-such-document');
  return found;
}

/** What an owner decides over: theirs, or anything for the team. */
export const overOwn = (d: LeadDocument, acting: Acting): Availability =>
  unless(acting.side === 'staff' || isOwner(d, acting), 'FORBIDDEN', 'not-your-document');

/** The request still takes, shares and asks. */
export const stillLive = ({ lead: request }: Pick<OnDocuments, 'lead'>): Availability =>
  unless(isLive(request.status) && !request.erased, 'WRONG_STATE', 'request-ended');

/** The account or professional behind what someone did, as events keep it; a client is the person of the request. */
export const actorOf = (acting: Acting, actor: Actor): { by: DocumentSide; uploaderId?: string; acceptanceId?: string } => {
  if (acting.side === 'client') return { by: 'client' };
  if (acting.side === 'staff') return { by: 'staff', uploaderId: actor.id };
  return { by: 'professional', uploaderId: acting.seat.professionalId, acceptanceId: acting.seat.acceptanceId };
};
