import { rule } from '../../rule.js';

export const passwordChanged = rule({
  code: 'password-changed',
  purpose: { fr: 'Prévenir le titulaire que son mot de passe a changé', en: 'Tell the account holder that the password was changed' },
  fixed: true,
  trigger: 'passwordChosen',
  audience: 'account',
  channels: ['email'],
});
