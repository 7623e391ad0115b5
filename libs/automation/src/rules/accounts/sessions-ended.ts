import { rule } from '../../rule.js';

export const sessionsEnded = rule({
  code: 'sessions-ended',
  purpose: {
    fr: 'Prévenir le titulaire qu’un de ses appareils a été déconnecté',
    en: 'Tell the account holder that one of their devices was signed out',
  },
  fixed: true,
  trigger: 'sessionsEnded',
  audience: 'account',
  channels: ['email'],
});
