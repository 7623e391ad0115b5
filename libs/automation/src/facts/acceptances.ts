import { fact } from '../fact.js';
import { acceptanceOf } from '../lookup.js';

export const acceptanceFacts = [
  fact({
    key: 'acceptance.status',
    label: { fr: "État de l'acceptation", en: 'State of the acceptance' },
    type: 'text',
    of: async (l) => (await acceptanceOf(l))?.status,
  }),
  fact({
    key: 'acceptance.closeReason',
    label: { fr: 'Raison de la fin de l’acceptation', en: 'Why the acceptance ended' },
    type: 'text',
    of: async (l) => (await acceptanceOf(l))?.closeReason,
  }),
  fact({
    key: 'acceptance.confirmedByClient',
    label: { fr: 'Le client a confirmé le contact', en: 'The client confirmed the contact' },
    type: 'boolean',
    of: async (l) => (await acceptanceOf(l))?.confirmedByClient ?? false,
  }),
  fact({
    key: 'acceptance.contactOverdue',
    label: { fr: 'Le délai du premier appel est passé', en: 'The time for the first call has passed' },
    type: 'boolean',
    of: async (l) => {
      const deal = await acceptanceOf(l);
      return deal && deal.slaMissed === true;
    },
  }),
];
