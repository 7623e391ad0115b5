import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const ownAway = rule({
  ...betweenTwo,
  code: 'own-away',
  purpose: {
    fr: 'Porter au client la réponse d’absence du professionnel',
    en: 'Bring to the client the professional’s out-of-office answer',
  },
  author: 'professional',
  trigger: 'ownAway',
  audience: 'client',
});
