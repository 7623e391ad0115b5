import { rule } from '../../rule.js';

export const configStuck = rule({
  code: 'config-stuck',
  purpose: {
    fr: 'Dire à qui l’a proposé ou approuvé qu’un changement de réglages est bloqué',
    en: 'Tell who proposed or approved it that a change of settings is stuck',
  },
  trigger: 'configChangeStuck',
  audience: 'account',
  channels: ['email', 'inapp'],
});
