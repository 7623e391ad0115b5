import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const referral = rule({
  code: 'referral',
  purpose: {
    fr: 'Demander au client s’il consent à la demande faite pour lui',
    en: 'Ask the client whether they agree to the request made for them',
  },
  fixed: true,
  trigger: 'referralToConfirm',
  when: is('lead.emailConfirmed', false),
  audience: 'client',
  channels: ['email'],
});
