import { any, is } from '../../condition.js';
import { rule } from '../../rule.js';
import { betweenTwo } from './between-two.js';

export const ownBooking = rule({
  ...betweenTwo,
  code: 'own-booking',
  purpose: { fr: 'Porter au client le lien de rendez-vous du professionnel', en: 'Bring to the client the professional’s booking link' },
  author: 'professional',
  trigger: 'ownBooking',
  stop: any(betweenTwo.stop, is('acceptance.isBooked', true)),
  audience: 'client',
});
