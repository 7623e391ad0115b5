import { boardAlerts } from '@jurilien/professionals';
import { trigger } from '../trigger.js';

export const boardTriggers = [
  trigger(boardAlerts)({
    key: 'boardMatch',
    label: { fr: 'Une demande libre correspond à une alerte', en: 'An open request matches an alert' },
    about: ['professionalId', 'leadId', 'channels'],
    on: {
      // Others wait for the letter of the day.
      BoardMatchNoted: ({ data: { professionalId, leadId, pace, channels } }) =>
        pace === 'now' ? [{ key: `${professionalId}:${leadId}`, about: { professionalId, leadId, channels } }] : [],
    },
  }),
  trigger(boardAlerts)({
    key: 'boardDay',
    label: { fr: 'La journée d’alertes d’un professionnel prend fin', en: 'A professional’s day of alerts ends' },
    about: ['professionalId', 'leadIds'],
    on: {
      BoardDigestDue: ({ data: { professionalId, day, leadIds } }) => [
        { key: `${professionalId}:${day}`, about: { professionalId, leadIds } },
      ],
    },
  }),
];
