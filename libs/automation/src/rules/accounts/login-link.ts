import { rule } from '../../rule.js';

export const loginLink = rule({
  code: 'login-link',
  purpose: { fr: 'Envoyer le lien de connexion que la personne a demandé', en: 'Send the sign-in link that the person asked for' },
  fixed: true,
  trigger: 'loginLinkAsked',
  audience: 'account',
  channels: ['email'],
});
