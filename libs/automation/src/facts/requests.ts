import { LEAD_ENDS } from '@jurilien/contracts';
import { fact } from '../fact.js';
import { requestOf } from '../lookup.js';

export const requestFacts = [
  fact({
    key: 'lead.status',
    label: { fr: 'État de la demande', en: 'State of the request' },
    type: 'text',
    of: async (l) => (await requestOf(l))?.status,
  }),
  fact({
    key: 'lead.isOver',
    label: { fr: 'La demande est terminée', en: 'The request has ended' },
    type: 'boolean',
    of: async (l) => {
      const request = await requestOf(l);
      return request && LEAD_ENDS.includes(request.status as never);
    },
  }),
];
