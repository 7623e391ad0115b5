import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const ownWelcome = rule({
  ...betweenTwo,
  code: 'own-welcome',
  purpose: {
    fr: 'Porter au client le message de bienvenue du professionnel',
    en: 'Bring to the client the professional’s welcome message',
  },
  author: 'professional',
  trigger: 'ownWelcome',
  audience: 'client',
});
