import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const changeCode = rule({
  code: 'change-code',
  purpose: {
    fr: 'Envoyer le code qui confirme une nouvelle adresse ou un nouveau numéro',
    en: 'Send the code that confirms a new address or number',
  },
  fixed: true,
  trigger: 'changeAsked',
  when: is('change.isPending', true),
  audience: 'contact',
  channels: ['sms', 'email'],
});
