import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const stepUpCode = rule({
  code: 'step-up-code',
  purpose: { fr: 'Envoyer le code d’un lien personnel', en: 'Send the code of a personal link' },
  fixed: true,
  trigger: 'linkCodeAsked',
  when: all(is('link.isRevoked', false), is('code.isNewest', true)),
  audience: 'contact',
  channels: ['sms', 'email'],
});
