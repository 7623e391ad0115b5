import { allOf, type Asking, type Availability, unless } from '@jurilien/event-sourcing';
import { leadFilesMax } from '@jurilien/reference';
import { deletable } from './decisions/delete-document.js';
import { cancellable } from './decisions/end-document-request.js';
import { type Acting, type OnDocuments, stillLive, stillThere } from './decisions/on-documents.js';
import { renamable } from './decisions/rename-document.js';
import { requestable } from './decisions/request-documents.js';
import { shareable, unshareable } from './decisions/share-document.js';
import { roomLeft } from './decisions/upload-document.js';
import type { DocumentRequestState } from './document-request.js';
import type { LeadDocument } from './documents.js';

type Can = Readonly<Record<string, Availability>>;
type Request = Pick<OnDocuments, 'lead'>;

/** What can be done with a document: yes, or the refusal that the command would meet. */
export const documentCan = (d: LeadDocument, acting: Acting, states: Request): Can => ({
  RenameDocument: renamable(d, acting, states),
  ShareDocument: shareable(d, acting, states),
  RevokeDocumentShare: unshareable(d, acting),
  DeleteDocument: allOf(deletable(d, acting), stillLive(states)),
});

/** What can be done with a request for documents. */
export const documentRequestCan = (s: DocumentRequestState, acting: Acting, states: Request): Can => ({
  CancelDocumentRequest: cancellable(s, acting),
  UploadDocument: allOf(
    unless(acting.side !== 'professional', 'FORBIDDEN', 'client-answers'),
    unless(s.status !== 'Cancelled', 'WRONG_STATE', 'document-request-is-cancelled'),
    stillLive(states),
  ),
});

/** What can be done with the documents of a request as a whole. */
export const requestCan = ({ documents, lead }: OnDocuments, acting: Acting, { config }: Pick<Asking, 'config'>): Can => ({
  UploadDocument: allOf(
    stillThere(acting),
    stillLive({ lead }),
    unless(roomLeft(documents, acting, config.value(leadFilesMax)) > 0, 'CAP_REACHED', 'documents'),
  ),
  RequestDocuments: requestable(documents, acting, { lead }),
});
