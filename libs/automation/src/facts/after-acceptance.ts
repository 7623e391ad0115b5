import { asksAboutRepresentation } from '@jurilien/acceptance';
import { fact } from '../fact.js';
import { acceptanceOf } from '../lookup.js';

/** How an acceptance went on, and how it ended. */
export const afterAcceptanceFacts = [
  fact({
    key: 'acceptance.replacement',
    label: { fr: 'Réponse au client qui veut un autre professionnel', en: 'Answer to a client who wants another professional' },
    type: { oneOf: ['asked', 'granted', 'refused'] },
    of: async (l) => (await acceptanceOf(l))?.replacement?.state,
  }),
  fact({
    key: 'acceptance.chosen',
    label: { fr: 'Le client a choisi ce professionnel', en: 'The client chose this professional' },
    type: 'boolean',
    of: async (l) => {
      const deal = await acceptanceOf(l);
      return deal && deal.chosenAt !== undefined && !deal.notChosen;
    },
  }),
  fact({
    key: 'acceptance.notChosen',
    label: { fr: 'Le client en a choisi un autre', en: 'The client chose another one' },
    type: 'boolean',
    of: async (l) => (await acceptanceOf(l))?.notChosen,
  }),
  fact({
    key: 'acceptance.credit',
    label: { fr: 'Réponse à la demande de crédit', en: 'Answer to the request for a credit' },
    type: { oneOf: ['asked', 'approved', 'refused'] },
    of: async (l) => (await acceptanceOf(l))?.credit?.state,
  }),
  fact({
    key: 'acceptance.asksAboutRepresentation',
    label: {
      fr: 'On attend que le client dise s’il était déjà représenté',
      en: 'The client has still to say whether they were represented already',
    },
    type: 'boolean',
    of: async (l) => {
      const deal = await acceptanceOf(l);
      return deal && asksAboutRepresentation(deal);
    },
  }),
];
