import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const boardAlert = rule({
  code: 'board-alert',
  purpose: { fr: 'Signaler une demande libre selon une alerte', en: 'Point out an open request, as an alert asked' },
  trigger: 'boardMatch',
  when: is('board.isFree', true),
  audience: 'professional',
  // Of these, the one that the alert names.
  channels: ['sms', 'email'],
});
