import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r03 = rule({
  code: 'R03',
  purpose: {
    fr: 'Accuser réception de la demande et faire confirmer le courriel',
    en: 'Acknowledge the request and have the e-mail confirmed',
  },
  fixed: true,
  trigger: 'emailToConfirm',
  when: is('lead.emailConfirmed', false),
  audience: 'client',
  channels: ['email'],
});
