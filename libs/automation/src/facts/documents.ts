import { LEAD_ENDS } from '@jurilien/contracts';
import { documents, documentsKeptUntil, isAnnounced, isAwaited, isWithProfessional } from '@jurilien/documents';
import { isLive } from '@jurilien/lead';
import { documentsReadable } from '@jurilien/processes';
import { reached } from '@jurilien/reference';
import { fact } from '../fact.js';
import { acceptanceOf, ofRequest, requestOf } from '../lookup.js';
import { documentOf, documentRequestOf, documentsThatGo, endingOf } from '../lookups/documents.js';

export const documentFacts = [
  fact({
    key: 'documents.awaited',
    label: { fr: 'Des documents demandés sont encore attendus', en: 'Documents that were asked for are still awaited' },
    type: 'boolean',
    of: async (l) => {
      const [asked, request] = [await documentRequestOf(l), await requestOf(l)];
      return asked && request && isAwaited(asked) && isLive(request.status) && !request.erased;
    },
  }),
  fact({
    key: 'document.isShared',
    label: { fr: 'Le document est encore partagé avec cette personne', en: 'The document is still shared with this person' },
    type: 'boolean',
    of: async (l) => {
      const [d, request] = [await documentOf(l), await requestOf(l)];
      if (!d || !request || request.erased) return false;
      if (l.about.acceptanceId === undefined) return d.withClient;
      const deal = await acceptanceOf(l);
      return deal !== undefined && documentsReadable(deal, request, l.now) && isWithProfessional(d, l.about.acceptanceId);
    },
  }),
  fact({
    key: 'document.isAnnounced',
    label: {
      fr: 'Aucun autre document n’a été annoncé à cette personne dans le même quart d’heure',
      en: 'No other document was announced to this person within the same quarter of an hour',
    },
    type: 'boolean',
    of: ofRequest(async ({ leadId }, { about: { documentId, acceptanceId }, state }) =>
      documentId === undefined ? undefined : isAnnounced(await state(documents, leadId), documentId, acceptanceId ?? 'client'),
    ),
  }),
  fact({
    key: 'documents.willGo',
    label: {
      fr: 'La demande est terminée et ses documents seront supprimés, sauf conservation légale',
      en: 'The request has ended and its documents will be deleted, unless a legal hold keeps them',
    },
    type: 'boolean',
    of: ofRequest(async (request, l) => {
      const { status, endedAt } = await endingOf(request, l);
      if (!LEAD_ENDS.includes(status) || !endedAt || reached(documentsKeptUntil(endedAt, l.config), l.now)) return false;
      return (await documentsThatGo(request, l)).length > 0;
    }),
  }),
];
