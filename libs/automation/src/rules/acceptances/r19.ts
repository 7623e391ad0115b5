import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r19 = rule({
  code: 'R19',
  purpose: { fr: 'Demander au client si on l’a joint', en: 'Ask the client whether they were reached' },
  trigger: 'contactMissed',
  when: is('acceptance.status', 'ToContact'),
  audience: 'client',
  channels: ['sms', 'email'],
});
