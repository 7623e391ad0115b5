import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const signInCode = rule({
  code: 'sign-in-code',
  purpose: { fr: 'Envoyer le code qui termine une connexion', en: 'Send the code that finishes a sign-in' },
  fixed: true,
  trigger: 'signInFromNewDevice',
  when: is('code.isNewest', true),
  audience: 'contact',
  channels: ['email'],
});
