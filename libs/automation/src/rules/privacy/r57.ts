import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r57 = rule({
  code: 'R57',
  purpose: {
    fr: 'Accuser réception d’une demande sur ses renseignements, avec la date limite de la réponse',
    en: 'Acknowledge a request about one’s own data, with the date by which it is answered',
  },
  fixed: true,
  trigger: 'privacyFiled',
  when: isIn('privacy.status', ['Verifying', 'InReview', 'Approved', 'Fulfilled']),
  audience: 'contact',
  channels: ['email', 'sms'],
  inTurn: true,
});
