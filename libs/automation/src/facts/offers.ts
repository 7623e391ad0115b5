import { isOpenOffer } from '@jurilien/processes';
import { OFFER_STATES } from '@jurilien/search';
import { fact } from '../fact.js';
import { claimOf, offerOf, searchOf, type Lookup } from '../lookup.js';

/** Requests that others took in the span a letter tells of; nothing where it tells of none. */
export async function takenOf({ about: { professionalId, from, until }, ask }: Lookup) {
  return professionalId && from && until ? ask.takenByOthers(professionalId, from, until) : undefined;
}

export const offerFacts = [
  fact({
    key: 'search.isLive',
    label: { fr: 'La recherche d’un professionnel est en cours', en: 'The search for a professional is under way' },
    type: 'boolean',
    of: async (l) => (await searchOf(l))?.live,
  }),
  fact({
    key: 'offer.state',
    label: { fr: 'État de l’offre', en: 'State of the offer' },
    type: { oneOf: OFFER_STATES },
    of: async (l) => (await offerOf(l))?.state,
  }),
  fact({
    key: 'offer.isOpen',
    label: { fr: 'L’offre peut encore être acceptée', en: 'The offer can still be accepted' },
    type: 'boolean',
    of: async (l) => (await searchOf(l)) && isOpenOffer(await offerOf(l)),
  }),
  fact({
    key: 'claim.isHeld',
    label: { fr: 'La réservation tient', en: 'The reservation holds' },
    type: 'boolean',
    of: async (l) => (l.about.claimId === undefined ? undefined : (await claimOf(l)) !== undefined),
  }),
  fact({
    key: 'claim.clockStands',
    label: {
      fr: 'Le temps de la réservation s’écoule, et sa fin est toujours la même',
      en: 'The time of the reservation runs, and its end is still the same',
    },
    type: 'boolean',
    // A clock that was moved meanwhile is told by another message, which carries the new instant.
    async of(l) {
      if (l.about.claimId === undefined) return undefined;
      const holdUntil = (await claimOf(l))?.holdUntil;
      return holdUntil !== undefined && holdUntil === l.about.vars?.['until'] && Date.parse(holdUntil) > Date.parse(l.now);
    },
  }),
  fact({
    key: 'offers.takenByOthers',
    label: { fr: 'Nombre d’offres que d’autres ont prises ce jour-là', en: 'Number of offers that others took that day' },
    type: 'number',
    of: async (l) => (await takenOf(l))?.length,
  }),
];
