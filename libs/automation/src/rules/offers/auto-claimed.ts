import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const autoClaimed = rule({
  code: 'auto-claimed',
  purpose: { fr: 'Dire au professionnel ce que sa règle a réservé', en: 'Tell the professional what their rule reserved' },
  trigger: 'claimedByRule',
  when: is('claim.isHeld', true),
  audience: 'professional',
  channels: ['sms', 'email'],
});
