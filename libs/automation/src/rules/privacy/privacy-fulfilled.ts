import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const privacyFulfilled = rule({
  code: 'privacy-fulfilled',
  purpose: {
    fr: 'Dire que ce qui était demandé sur ses renseignements est fait',
    en: 'Say that what was asked about one’s own data is done',
  },
  fixed: true,
  trigger: 'privacyFulfilled',
  when: is('privacy.status', 'Fulfilled'),
  audience: 'contact',
  channels: ['email', 'sms'],
  inTurn: true,
});
