import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const ownReminder = rule({
  code: 'own-reminder',
  purpose: { fr: 'Rappeler au professionnel ce qu’il s’est noté', en: 'Remind the professional of what they noted for themselves' },
  fixed: true,
  trigger: 'ownReminder',
  when: is('acceptance.status', 'ToContact'),
  audience: 'professional',
  channels: ['sms', 'email'],
  inTurn: true,
});
