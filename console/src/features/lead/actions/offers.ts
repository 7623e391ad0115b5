import { s } from '../../../components/text/sentence-tools';
import type { LeadActions } from './action';

/** The search for a professional. */
export const offersActions = {
  StartOffering: {
    label: { fr: 'Lancer les offres', en: 'Start offers' },
    done: { fr: 'Les offres partent.', en: 'Offers are going out.' },
    events: {
      LeadOfferingStarted: s(
        (d, w) => `Recherche lancée, prix ${w.coins(d.coinValueCc)}, plan ${w.code('plans', d.plan)}`,
        (d, w) => `Search started, price ${w.coins(d.coinValueCc)}, ${w.code('plans', d.plan)} plan`,
      ),
    },
  },
  StopOffering: {
    label: { fr: 'Arrêter les offres', en: 'Stop offers' },
    done: { fr: 'Les offres sont arrêtées.', en: 'Offers stopped.' },
    danger: true,
    events: { LeadOfferingStopped: s('Offres arrêtées par l’équipe', 'Offers stopped by the team') },
  },
  RestartOffering: {
    label: { fr: 'Relancer les offres', en: 'Restart offers' },
    done: { fr: 'Les offres repartent.', en: 'Offers are going out again.' },
  },
  SkipWave: {
    label: { fr: 'Passer à la vague suivante', en: 'Skip to the next wave' },
    form: () => ({ fields: [], stream: 'distribution' }),
  },
  OpenOnBoard: {
    label: { fr: 'Ouvrir au babillard', en: 'Open on the board' },
    done: { fr: 'La demande est au babillard.', en: 'The request is on the board.' },
    form: ({ round }) => ({ fields: [], payload: () => ({ round }), stream: 'distribution' }),
    events: {
      LeadSelfServed: s('Ouverte au babillard', 'Open on the board'),
      LeadOpenedOnBoardMarked: s('Ouverte au babillard', 'Open on the board'),
    },
  },
  OfferLeadManually: {
    label: { fr: 'Offrir à quelqu’un', en: 'Offer to someone' },
    done: { fr: 'L’offre est envoyée.', en: 'Offer sent.' },
  },
  ReleaseClaim: {
    label: { fr: 'Libérer la réservation', en: 'Release reservation' },
    done: { fr: 'La réservation est libérée.', en: 'Reservation released.' },
    danger: true,
    form: ({ claim }) => ({
      fields: [],
      payload: () => ({ claimId: claim?.claimId ?? undefined, offerId: claim?.id, professionalId: claim?.professionalId }),
      stream: 'distribution',
    }),
  },
} satisfies LeadActions;
