import type { RecordedOf } from '@jurilien/event-sourcing';
import { distribution, GOES_ON, offerDigest, offerReceipt } from '@jurilien/search';
import { trigger, type Occurrence } from '../trigger.js';

interface OfOffer {
  readonly data: { readonly leadId: string; readonly offerId: string; readonly professionalId: string };
}
/** Once per offer. */
const offered = ({ data: { leadId, offerId, professionalId } }: OfOffer): readonly Occurrence[] => [
  { key: offerId, about: { leadId, offerId, professionalId } },
];
type Ended = RecordedOf<typeof distribution.events, 'ClaimReleased'> | RecordedOf<typeof distribution.events, 'ClaimExpired'>;
/** Once per claim that ended. */
const ended = ({ data: { leadId, claimId } }: Ended): readonly Occurrence[] => [{ key: claimId, about: { leadId } }];

export const offerTriggers = [
  trigger(distribution)({
    key: 'offerSent',
    label: { fr: 'Une demande est offerte à un professionnel', en: 'A request is offered to a professional' },
    about: ['leadId', 'offerId', 'professionalId'],
    on: {
      // A planned offer is told when it is sent (E21); one that a claim from the board made is no news to who claimed it.
      OfferMade: (e) => (e.data.sendAt || e.data.board ? [] : offered(e)),
      OfferSent: offered,
    },
  }),
  trigger(offerReceipt)({
    key: 'offerWaits',
    label: {
      fr: 'Une offre n’a pas été ouverte à la moitié de son délai',
      en: 'Half of an offer’s time has passed, and it was not opened',
    },
    about: ['leadId', 'offerId', 'professionalId'],
    on: { OfferReminded: offered },
  }),
  trigger(distribution)({
    key: 'freeAgain',
    label: { fr: 'Une demande réservée redevient libre', en: 'A request that was reserved is free again' },
    about: ['leadId'],
    // A request that has ended or was stopped is not free again.
    on: { ClaimReleased: (e) => (GOES_ON.includes(e.data.cause) ? ended(e) : []), ClaimExpired: ended },
  }),
  trigger(offerDigest)({
    key: 'dayOfOffersOver',
    label: { fr: 'La journée d’offres d’un professionnel prend fin', en: 'A professional’s day of offers ends' },
    about: ['professionalId', 'from', 'until'],
    on: {
      OfferDigestDue: ({ data: { professionalId, day, from, until } }) => [
        { key: `${professionalId}:${day}`, about: { professionalId, from, until } },
      ],
    },
  }),
];
