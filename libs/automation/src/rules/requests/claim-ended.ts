import { rule } from '../../rule.js';

export const claimEnded = rule({
  code: 'claim-ended',
  purpose: {
    fr: 'Dire au professionnel pourquoi sa réservation a pris fin, et qu’elle ne coûte rien',
    en: 'Tell the professional why their reservation has ended, and that it costs nothing',
  },
  trigger: 'claimEndedByOthers',
  audience: 'professional',
  channels: ['sms', 'email'],
});
