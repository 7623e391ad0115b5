import { placeOf } from '@jurilien/lead';
import { leadCloseStaleDays } from '@jurilien/reference';
import { ofRequest } from '../lookup.js';
import { variable } from '../variable.js';

/** What is said of a request or a claim that has ended. */
export const endingVariables = [
  variable({
    key: 'requestRejectionReason',
    label: { fr: 'Pourquoi l’équipe ne prend pas la demande', en: 'Why the team does not take the request' },
    privacy: 'public',
    sample: { fr: 'outOfTerritory', en: 'notLegal' },
    find: ofRequest(({ status, facts, rejectReason }) => (status === 'Blocked' ? facts.blockType : rejectReason) ?? 'other'),
  }),
  variable({
    key: 'endCause',
    label: { fr: 'Ce qui a mis fin à la demande ou à la réservation', en: 'What ended the request or the reservation' },
    privacy: 'public',
    sample: { fr: 'withdrawn', en: 'closed' },
    find: ({ about: { reason = 'other' } }) => reason,
  }),
  variable({
    key: 'quietDays',
    label: { fr: 'Jours sans nouvelles avant la fermeture', en: 'Days without news before it is closed' },
    privacy: 'public',
    sample: { fr: '90', en: '90' },
    find: ofRequest(({ facts }, { config }) => config.value(leadCloseStaleDays, placeOf(facts))),
  }),
];
