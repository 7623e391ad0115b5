import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const phoneCode = rule({
  code: 'phone-code',
  purpose: {
    fr: 'Envoyer le code qui confirme le cellulaire d’un professionnel',
    en: 'Send the code that confirms a professional’s cell phone',
  },
  fixed: true,
  trigger: 'phoneCodeAsked',
  when: all(is('professional.numberVerified', false), is('code.isNewest', true)),
  audience: 'contact',
  channels: ['sms'],
});
