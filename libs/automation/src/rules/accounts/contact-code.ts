import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const contactCode = rule({
  code: 'contact-code',
  purpose: { fr: 'Envoyer le code qui confirme un numéro', en: 'Send the code that confirms a number' },
  fixed: true,
  trigger: 'numberCodeAsked',
  when: is('code.isNewest', true),
  audience: 'contact',
  channels: ['sms'],
});
