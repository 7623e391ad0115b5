import { DOCUMENT_SIDES } from '@jurilien/contracts';
import { notNull, oneOf, type RecordedOf, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { documentType, type DocumentEvents } from '../document-events.js';
import { documents } from '../documents.js';

type Of<K extends keyof DocumentEvents> = RecordedOf<DocumentEvents, K>;

/**
 * What the documents of requests are called, for the finder (X11). Nothing of what is in them; one that was taken away is gone.
 */
export const documentNames = view(documents)({
  name: 'document-names',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    leadId: 'uuid not null',
    name: { type: 'text', personal: 'text' },
    type: notNull(oneOf(documentType.options)),
    by: notNull(oneOf(DOCUMENT_SIDES)),
    at: 'timestamptz not null',
    /** Whose key the name is sealed with. */
    personId: 'text',
  },
  indexes: [['leadId'], ['personId'], ['at']],
  sealedBy: 'personId',
  goesWithKey: true,
  search: ['name'],
  read: { lead: 'leadId', figuresOnly: ['personId'], defaultSort: ['at', 'desc'] },
  on: {
    DocumentUploaded: {
      keys: (e: Of<'DocumentUploaded'>) => [e.data.documentId],
      fold: (_row: Row | undefined, { data: { leadId, name, type, by, personId }, occurredAt }: Of<'DocumentUploaded'>): Row => ({
        ...{ leadId, name, type, by, personId },
        at: occurredAt,
      }),
    },
    DocumentRenamed: {
      keys: (e: Of<'DocumentRenamed'>) => [e.data.documentId],
      fold: (row: Row | undefined, { data: { name } }: Of<'DocumentRenamed'>): Row | undefined => row && { ...row, name },
    },
    DocumentDeleted: { keys: (e: Of<'DocumentDeleted'>) => [e.data.documentId], fold: (): null => null },
  },
});
export type DocumentNameRow = RowOf<typeof documentNames>;
