import { claimHoldMinutes } from '@jurilien/reference';
import { freeOf } from '../facts/board.js';
import { variable } from '../variable.js';
import { page } from './pages.js';
import { priceWords } from './price-words.js';
import { requestList } from './request-list.js';

export const boardVariables = [
  variable({
    key: 'boardPrice',
    label: { fr: 'Prix de la demande libre', en: 'Price of the open request' },
    privacy: 'public',
    sample: { fr: '1,5 juricoin', en: '1.5 juricoins' },
    find: priceWords,
  }),
  variable({
    key: 'holdMinutes',
    label: { fr: 'Durée d’une réservation, en minutes', en: 'Length of a reservation, in minutes' },
    privacy: 'public',
    sample: { fr: '10', en: '10' },
    find: ({ config }) => config.value(claimHoldMinutes),
  }),
  variable({
    key: 'boardOfferUrl',
    label: { fr: 'Lien vers la demande libre', en: 'Link to the open request' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/accepter?t=q8Zr1m', en: 'https://jurilien.example/en/accept?t=q8Zr1m' },
    // There is no offer yet: that is made by the claim.
    find: (l, reader) => l.link('offer', reader, { subject: { leadId: l.about.leadId!, professionalId: reader.id } }),
  }),
  variable({
    key: 'boardUrl',
    label: { fr: 'Page des demandes libres et des alertes', en: 'Page of open requests and alerts' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/leads', en: 'https://jurilien.example/en/leads' },
    find: page('/leads', '/en/leads'),
  }),
  variable({
    key: 'freeCount',
    label: { fr: 'Combien de demandes de la lettre sont encore libres', en: 'How many requests in the letter are still open' },
    privacy: 'public',
    sample: { fr: '2 demandes libres', en: '2 open requests' },
    async find(l, { lang }) {
      const { length } = (await freeOf(l)) ?? [];
      const s = length > 1 ? 's' : '';
      return lang === 'fr' ? `${length} demande${s} libre${s}` : `${length} open request${s}`;
    },
  }),
  variable({
    key: 'freeList',
    label: { fr: 'Demandes de la lettre qui sont encore libres', en: 'Requests in the letter that are still open' },
    privacy: 'public',
    sample: {
      fr: 'K7M2 (Droit de la famille, Montréal), H29E (Logement, Laval)',
      en: 'K7M2 (Family law, Montréal), H29E (Housing, Laval)',
    },
    find: async (l, reader) => requestList((await freeOf(l)) ?? [], reader),
  }),
];
