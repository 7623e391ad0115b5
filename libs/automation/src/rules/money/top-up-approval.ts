import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const topUpApproval = rule({
  code: 'top-up-approval',
  purpose: { fr: 'Demander l’accord du professionnel pour une recharge', en: 'Ask the professional to approve a top-up' },
  trigger: 'topUpHeld',
  when: is('topUp.awaitsApproval', true),
  audience: 'professional',
  channels: ['email'],
});
