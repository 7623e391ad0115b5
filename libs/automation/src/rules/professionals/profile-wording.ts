import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const profileWording = rule({
  code: 'profile-wording',
  purpose: { fr: 'Demander au professionnel de revoir le texte de sa page', en: 'Ask the professional to reword their page' },
  trigger: 'profileWordingRejected',
  when: is('profile.review', 'rejected'),
  audience: 'professional',
  channels: ['email'],
});
