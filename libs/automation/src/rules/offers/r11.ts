import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r11 = rule({
  code: 'R11',
  purpose: { fr: 'Rappeler au professionnel l’offre qui l’attend', en: 'Remind the professional of the offer that waits' },
  trigger: 'offerWaits',
  when: is('offer.state', 'Sent'),
  audience: 'professional',
  channels: ['sms', 'inapp'],
});
