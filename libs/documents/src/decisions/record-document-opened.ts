import { decision, ids, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { documentHappened } from '../document-events.js';
import type { DocumentsState } from '../documents.js';
import {
  type Acting,
  actingOn,
  documentNamed,
  documentSeats,
  isOwner,
  mayReadDocument,
  ofDocument,
  onDocuments,
  stillThere,
} from './on-documents.js';

const input = z.object({
  ...ofDocument,
  /** Made by the page that shows it: the same one sent twice is one opening. */
  viewId: ids.viewId,
});
type Input = z.infer<typeof input>;

/** What its owner is told of an opening; nothing where it is known, or where the owner or the team looks. @throws Refused who may not read it */
function openingOf({ viewId, leadId, documentId }: Input, s: DocumentsState, acting: Acting) {
  refuseUnlessAvailable(stillThere(acting));
  const d = documentNamed(s, documentId, acting);
  refuseUnless(mayReadDocument(d, acting), 'NOT_FOUND', 'no-such-document');
  // Staff previews stand in the access log, not on the owner's list of readers.
  if (acting.side === 'staff' || isOwner(d, acting)) return undefined;
  const who = acting.side === 'professional' ? { viewerId: acting.seat.professionalId, acceptanceId: acting.seat.acceptanceId } : {};
  return { leadId, documentId, viewId, by: acting.side, ...who };
}

/** The page showed the first page of a document to whom it is shared with, after the code of their link or in their session. */
export const recordDocumentViewed = decision({
  name: 'RecordDocumentViewed',
  input,
  needs: [documentSeats],
  streams: onDocuments,
  decide(given, { documents: s }, ctx) {
    const opening = openingOf(given, s, actingOn(given, ctx.actor));
    const known = s.documents.some((d) => d.openings.some(({ viewId, what }) => what === 'viewed' && viewId === given.viewId));
    return opening && !known ? { documents: [documentHappened('DocumentViewed', opening)] } : {};
  },
});

/** The whole file went out to whom it is shared with, to be kept. */
export const recordDocumentDownloaded = decision({
  name: 'RecordDocumentDownloaded',
  input,
  needs: [documentSeats],
  streams: onDocuments,
  decide(given, { documents: s }, ctx) {
    const opening = openingOf(given, s, actingOn(given, ctx.actor));
    const known = s.documents.some((d) => d.openings.some(({ viewId, what }) => what === 'downloaded' && viewId === given.viewId));
    return opening && !known ? { documents: [documentHappened('DocumentDownloaded', opening)] } : {};
  },
});
