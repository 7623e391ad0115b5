import { professional } from '@jurilien/professionals';
import { trigger, type Occurrence } from '../trigger.js';

interface OfOne {
  readonly version: number;
  readonly data: { readonly professionalId: string };
}
/** Once per time it happens. */
const each = ({ version, data: { professionalId } }: OfOne, vars?: Occurrence['about']['vars']): Occurrence => ({
  key: `${professionalId}:${version}`,
  about: { professionalId, ...(vars ? { vars } : {}) },
});

/** How a professional takes offers: left unanswered, paused, taken by a rule. */
export const habitTriggers = [
  trigger(professional)({
    key: 'offersIgnored',
    label: { fr: 'Un professionnel laisse plusieurs offres sans réponse', en: 'A professional leaves several offers unanswered' },
    about: ['professionalId'],
    on: { IgnoredOffersNoticed: (e) => [each(e, { count: e.data.count })] },
  }),
  trigger(professional)({
    key: 'pausedByUs',
    label: { fr: 'Nous mettons les offres d’un professionnel en pause', en: 'We pause a professional’s offers' },
    about: ['professionalId'],
    on: { OffersPaused: (e) => (e.data.auto ? [each(e)] : []) },
  }),
  trigger(professional)({
    key: 'pauseEnds',
    label: { fr: 'La pause d’un professionnel prend fin', en: 'A professional’s pause ends' },
    about: ['professionalId', 'vars'],
    on: {
      PauseEndAnnounced: (e) => [each(e, { until: e.data.until })],
      OffersResumed: (e) => (e.data.auto ? [each(e, { since: e.occurredAt })] : []),
    },
  }),
  trigger(professional)({
    key: 'autoClaimOff',
    label: {
      fr: 'Nous désactivons la réservation automatique d’un professionnel',
      en: 'We switch off a professional’s automatic reservations',
    },
    about: ['professionalId'],
    on: { AutoClaimSwitchedOff: (e) => [each(e)] },
  }),
];
