import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const autoClaimOff = rule({
  code: 'auto-claim-off',
  purpose: {
    fr: 'Dire au professionnel que sa réservation automatique est désactivée',
    en: 'Tell the professional that their automatic reservations are off',
  },
  trigger: 'autoClaimOff',
  when: is('professional.autoClaims', false),
  audience: 'professional',
  channels: ['email'],
});
