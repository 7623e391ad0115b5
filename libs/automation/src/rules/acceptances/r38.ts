import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r38 = rule({
  code: 'R38',
  purpose: { fr: 'Demander au professionnel ce que valait la demande', en: 'Ask the professional what the request was worth' },
  trigger: 'professionalSurveyed',
  when: is('survey.waitsForProfessional', true),
  audience: 'professional',
  channels: ['email', 'inapp'],
});
