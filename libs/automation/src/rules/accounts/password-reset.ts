import { rule } from '../../rule.js';

export const passwordReset = rule({
  code: 'password-reset',
  purpose: { fr: 'Envoyer le lien pour choisir un nouveau mot de passe', en: 'Send the link to choose a new password' },
  fixed: true,
  trigger: 'newPasswordAsked',
  audience: 'account',
  channels: ['email'],
});
