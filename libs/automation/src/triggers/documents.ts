import { documentRequest, documents, documentsKeptUntil } from '@jurilien/documents';
import type { Recorded } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { trigger, type Occurrence } from '../trigger.js';
import { eachTime } from './each-time.js';

type Ended = Pick<Recorded, 'occurredAt' | 'config' | 'version'> & { readonly data: { readonly leadId: string } };
/** The end of a request sets the day of its documents: that is what the notice counts back from. */
const ended = (e: Ended): readonly Occurrence[] =>
  eachTime(e).map((each) => ({ ...each, anchor: documentsKeptUntil(e.occurredAt, e.config) }));

type Shared = Pick<Recorded, 'data'> & {
  readonly data: {
    readonly leadId: string;
    readonly documentId: string;
    readonly shareId: string;
    readonly acceptanceId?: string | undefined;
    readonly professionalId?: string | undefined;
  };
};
const shared = ({ data: { leadId, documentId, shareId, acceptanceId, professionalId } }: Shared): readonly Occurrence[] => [
  { key: shareId, about: { leadId, documentId, ...(acceptanceId && professionalId ? { acceptanceId, professionalId } : {}) } },
];
const asked = ({ requestId, leadId }: { readonly requestId: string; readonly leadId: string }) => ({
  key: requestId,
  about: { leadId, requestId },
});

export const documentTriggers = [
  trigger(documentRequest)({
    key: 'documentsRequested',
    label: { fr: 'Des documents sont demandés au client', en: 'The client is asked for documents' },
    about: ['leadId', 'requestId'],
    on: { DocumentsRequested: ({ data }) => [asked(data)] },
  }),
  trigger(documentRequest)({
    key: 'documentsDue',
    label: { fr: 'Le délai des documents demandés se termine', en: 'The time for the documents asked for ends' },
    about: ['leadId', 'requestId'],
    on: { DocumentsRequested: ({ data }) => [{ ...asked(data), anchor: data.dueAt }] },
  }),
  trigger(documents)({
    key: 'documentSharedWithProfessional',
    label: { fr: 'Un document est partagé avec un professionnel', en: 'A document is shared with a professional' },
    about: ['leadId', 'documentId', 'acceptanceId', 'professionalId'],
    // Shared with everyone who accepts, it is found on the contact sheet by those who do so later.
    on: { DocumentShared: (e) => (e.data.to === 'professional' && e.data.acceptanceId ? shared(e) : []) },
  }),
  trigger(documents)({
    key: 'documentSharedWithClient',
    label: { fr: 'Un document est partagé avec le client', en: 'A document is shared with the client' },
    about: ['leadId', 'documentId'],
    on: { DocumentShared: (e) => (e.data.to === 'client' ? shared(e) : []) },
  }),
  trigger(lead)({
    key: 'documentsWillGo',
    label: { fr: 'Les documents d’une demande terminée seront supprimés', en: 'The documents of an ended request will be deleted' },
    about: ['leadId'],
    on: { LeadClosed: ended, LeadRejected: ended, LeadBlocked: ended, LeadWithdrawn: ended, LeadConfirmationExpired: ended },
  }),
];
