import { deadlineWords, lawyerTypeLabel, MINUTE_MS } from '@jurilien/reference';
import { takenOf } from '../facts/offers.js';
import { claimOf, offerOf, searchOf } from '../lookup.js';
import { variable } from '../variable.js';
import { page } from './pages.js';
import { priceWords } from './price-words.js';
import { regionWords, requestList } from './request-list.js';

export const offerVariables = [
  variable({
    key: 'field',
    label: { fr: 'Domaine de droit de la demande', en: 'Area of law of the request' },
    privacy: 'public',
    sample: { fr: 'Droit de la famille', en: 'Family law' },
    async find(l, { lang }) {
      const search = await searchOf(l);
      return search && lawyerTypeLabel(search.lawyerType, lang);
    },
  }),
  variable({
    key: 'offerRegion',
    label: { fr: 'Région de la demande offerte', en: 'Region of the request that is offered' },
    privacy: 'public',
    sample: { fr: 'Saguenay–Lac-Saint-Jean', en: 'Saguenay–Lac-Saint-Jean' },
    async find(l, reader) {
      const search = await searchOf(l);
      return search && regionWords(search, reader);
    },
  }),
  variable({
    key: 'price',
    label: { fr: 'Prix de l’offre, ou de la réservation', en: 'Price of the offer, or of the reservation' },
    privacy: 'public',
    sample: { fr: '1,5 juricoin', en: '1.5 juricoins' },
    async find(l, reader) {
      const shown = l.about.claimId ? await claimOf(l) : await offerOf(l);
      return shown && priceWords(l, reader, shown);
    },
  }),
  variable({
    key: 'endsAt',
    label: { fr: 'Fin de la priorité sur l’offre', en: 'End of the priority on the offer' },
    privacy: 'public',
    sample: { fr: 'mercredi 14 h 30', en: 'Wednesday 2:30 p.m.' },
    async find(l, { lang, zone }) {
      const offer = await offerOf(l);
      return offer && deadlineWords(offer.expiresAt, lang, l.now, zone);
    },
  }),
  variable({
    key: 'minutesLeft',
    label: { fr: 'Minutes qui restent à la réservation', en: 'Minutes left of the reservation' },
    privacy: 'public',
    sample: { fr: '3', en: '3' },
    async find(l) {
      const claim = await claimOf(l);
      return claim && Math.ceil((Date.parse(claim.holdUntil) - Date.parse(l.now)) / MINUTE_MS);
    },
  }),
  variable({
    key: 'offerUrl',
    label: { fr: 'Lien vers l’offre', en: 'Link to the offer' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/accepter?t=q8Zr1m', en: 'https://jurilien.example/en/accept?t=q8Zr1m' },
    find: (l, reader) => l.link('offer', reader),
  }),
  variable({
    key: 'refuseUrl',
    label: { fr: 'Lien qui refuse l’offre', en: 'Link that refuses the offer' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/refuser?t=q8Zr1m', en: 'https://jurilien.example/en/refuse?t=q8Zr1m' },
    find: (l, reader) => l.link('offer', reader, { page: 'refusal' }),
  }),
  variable({
    key: 'offersUrl',
    label: { fr: 'Page des offres', en: 'Page of offers' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/mes-offres', en: 'https://jurilien.example/en/my-offers' },
    find: page('/mes-offres', '/en/my-offers'),
  }),
  variable({
    key: 'takenCount',
    label: { fr: 'Combien de demandes d’autres ont prises ce jour-là', en: 'How many requests others took that day' },
    privacy: 'public',
    sample: { fr: '2 demandes', en: '2 requests' },
    async find(l, { lang }) {
      const { length } = (await takenOf(l)) ?? [];
      return `${length} ${lang === 'fr' ? 'demande' : 'request'}${length > 1 ? 's' : ''}`;
    },
  }),
  variable({
    key: 'takenList',
    label: { fr: 'Demandes que d’autres ont prises ce jour-là', en: 'Requests that others took that day' },
    privacy: 'public',
    sample: {
      fr: 'K7M2 (Droit de la famille, Montréal), H29E (Logement, Laval)',
      en: 'K7M2 (Family law, Montréal), H29E (Housing, Laval)',
    },
    find: async (l, reader) => requestList((await takenOf(l)) ?? [], reader),
  }),
];
