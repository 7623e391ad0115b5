import { allOf, decision, filledLine, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { documentHappened } from '../document-events.js';
import type { LeadDocument } from '../documents.js';
import {
  type Acting,
  actingOn,
  documentNamed,
  documentSeats,
  ofDocument,
  onDocuments,
  type OnDocuments,
  overOwn,
  stillLive,
  stillThere,
} from './on-documents.js';
import { DOCUMENT_NAME_MAX } from './upload-document.js';

/** Whether a document can be called otherwise. */
export const renamable = (d: LeadDocument, acting: Acting, states: Pick<OnDocuments, 'lead'>) =>
  allOf(stillThere(acting), overOwn(d, acting), stillLive(states));

/** The one who sent a document calls it otherwise; its ending stays what its bytes say. */
export const renameDocument = decision({
  name: 'RenameDocument',
  input: z.object({ ...ofDocument, name: filledLine(DOCUMENT_NAME_MAX) }),
  needs: [documentSeats],
  streams: onDocuments,
  decide({ name, ...named }, { documents: s, lead }, ctx) {
    const acting = actingOn(named, ctx.actor);
    const { leadId, documentId } = named;
    const d = documentNamed(s, documentId, acting);
    refuseUnlessAvailable(renamable(d, acting, { lead }));
    if (d.name === name) return {};
    return { documents: [documentHappened('DocumentRenamed', { leadId, documentId, personId: s.personId, name })] };
  },
});
