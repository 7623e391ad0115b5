import { professional } from '@jurilien/professionals';
import { trigger } from '../trigger.js';

export const professionalTriggers = [
  trigger(professional)({
    key: 'approved',
    label: { fr: 'Un professionnel est approuvé', en: 'A professional is approved' },
    about: ['professionalId'],
    on: { ProfessionalApproved: ({ data: { professionalId } }) => [{ key: professionalId, about: { professionalId } }] },
  }),
];
