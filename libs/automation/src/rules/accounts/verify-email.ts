import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const verifyEmail = rule({
  code: 'verify-email',
  purpose: {
    fr: 'Demander au titulaire de vérifier l’adresse de son compte',
    en: 'Ask the account holder to verify the account’s address',
  },
  fixed: true,
  trigger: 'addressGiven',
  when: is('account.emailVerified', false),
  audience: 'account',
  channels: ['email'],
});
