import { professional } from '@jurilien/professionals';
import { distribution } from '@jurilien/search';
import { trigger } from '../trigger.js';

export const professionalTriggers = [
  trigger(professional)({
    key: 'registered',
    label: { fr: 'Un professionnel commence son inscription', en: 'A professional begins to register' },
    about: ['professionalId'],
    on: {
      ProfessionalRegistered: ({ data: { professionalId } }) => [
        { key: professionalId, keys: [`${professionalId}:1`, `${professionalId}:2`], about: { professionalId } },
      ],
      // Before rules had delays of their own, a reminder's wait ended with this event.
      ApplicationReminderDue: ({ data: { professionalId, sequence } }) => [
        { key: `${professionalId}:${sequence}`, about: { professionalId }, waited: true },
      ],
    },
  }),
  trigger(professional)({
    key: 'approved',
    label: { fr: 'Un professionnel est approuvé', en: 'A professional is approved' },
    about: ['professionalId'],
    on: { ProfessionalApproved: ({ data: { professionalId } }) => [{ key: professionalId, about: { professionalId } }] },
  }),
  trigger(distribution)({
    key: 'professionalAccepted',
    label: { fr: 'Un professionnel accepte une demande, quelle qu’elle soit', en: 'A professional accepts a request, whichever it is' },
    about: ['professionalId'],
    on: { AcceptanceConfirmed: ({ data: { acceptanceId, professionalId } }) => [{ key: acceptanceId, about: { professionalId } }] },
  }),
  trigger(professional)({
    key: 'applicationRejected',
    label: { fr: 'L’inscription d’un professionnel est refusée', en: 'A professional’s application is refused' },
    about: ['professionalId', 'reason'],
    on: {
      ProfessionalRejected: ({ data: { professionalId, reasonCode }, version }) => [
        { key: `${professionalId}:${version}`, about: { professionalId, reason: reasonCode } },
      ],
    },
  }),
];
