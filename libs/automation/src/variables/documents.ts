import { documentsKeptUntil } from '@jurilien/documents';
import { dayWords } from '@jurilien/reference';
import { ofRequest } from '../lookup.js';
import { documentOf, documentRequestOf, documentsThatGo, endingOf } from '../lookups/documents.js';
import { variable } from '../variable.js';

/** What is late may still be sent by the link of its message, whose reminder bears the same one. */
const DAYS_AFTER_THE_LAST = 30;
/** A day of the calendar, wherever it is read. */
const dayOf = (day: string, lang: 'fr' | 'en'): string => dayWords(`${day}T12:00:00.000Z`, lang, 'UTC');

export const documentVariables = [
  variable({
    key: 'sharedDocumentUrl',
    label: { fr: 'Lien vers un document partagé', en: 'Link to a shared document' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/document/q8Zr1m', en: 'https://jurilien.example/en/document/q8Zr1m' },
    find: async (l, reader) => {
      const { leadId, documentId, acceptanceId, professionalId } = l.about;
      const seat = acceptanceId && professionalId ? { acceptanceId, professionalId } : {};
      // Shared once more, it has another link: the one before may have run out, or reached someone it was not meant for.
      const occurrence = (await documentOf(l))?.sharedAt[acceptanceId ?? 'client'];
      return l.link('document', reader, { subject: { leadId, documentId, ...seat }, ...(occurrence ? { occurrence } : {}) });
    },
  }),
  variable({
    key: 'documentRequestUrl',
    label: { fr: 'Lien pour transmettre les documents demandés', en: 'Link to send the documents asked for' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/document/q8Zr1m', en: 'https://jurilien.example/en/document/q8Zr1m' },
    find: async (l, reader) => {
      const { leadId, requestId } = l.about;
      const asked = await documentRequestOf(l);
      return l.link('document', reader, {
        subject: { leadId, requestId },
        ...(asked?.dueAt ? { at: asked.dueAt, days: DAYS_AFTER_THE_LAST } : {}),
      });
    },
  }),
  variable({
    key: 'documentsDueOn',
    label: { fr: 'Dernier jour pour transmettre les documents', en: 'Last day to send the documents' },
    privacy: 'public',
    sample: { fr: '22 mai 2027', en: 'May 22, 2027' },
    find: async (l, { lang }) => {
      const asked = await documentRequestOf(l);
      return asked?.dueOn && dayOf(asked.dueOn, lang);
    },
  }),
  variable({
    key: 'documentsAsked',
    label: { fr: 'Nombre de documents encore attendus', en: 'How many documents are still awaited' },
    privacy: 'public',
    sample: { fr: '3 documents', en: '3 documents' },
    find: async (l) => {
      const left = (await documentRequestOf(l))?.items.filter(({ documentId }) => documentId === undefined).length ?? 0;
      return left > 1 ? `${left} documents` : '1 document';
    },
  }),
  variable({
    key: 'documentsGoOn',
    label: { fr: 'Jour où les documents seront supprimés', en: 'Day on which the documents will be deleted' },
    privacy: 'public',
    sample: { fr: '22 mai 2027', en: 'May 22, 2027' },
    find: ofRequest(async (request, l, { lang, zone }) => {
      const { endedAt } = await endingOf(request, l);
      return endedAt && dayWords(documentsKeptUntil(endedAt, l.config), lang, zone);
    }),
  }),
  variable({
    key: 'documentsLeft',
    label: { fr: 'Nombre de documents de la demande', en: 'How many documents the request has' },
    privacy: 'public',
    sample: { fr: '3 documents', en: '3 documents' },
    find: ofRequest(async (request, l) => {
      const { length } = await documentsThatGo(request, l);
      return length > 1 ? `${length} documents` : '1 document';
    }),
  }),
];
