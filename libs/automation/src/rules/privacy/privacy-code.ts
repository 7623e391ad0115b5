import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const privacyCode = rule({
  code: 'privacy-code',
  purpose: {
    fr: 'Envoyer le code qui confirme une adresse d’une demande sur ses renseignements',
    en: 'Send the code that confirms an address of a request about one’s own data',
  },
  fixed: true,
  trigger: 'privacyCodeAsked',
  when: is('code.isNewest', true),
  audience: 'contact',
  channels: ['sms', 'email'],
});
