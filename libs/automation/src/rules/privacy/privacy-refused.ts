import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const privacyRefused = rule({
  code: 'privacy-refused',
  purpose: {
    fr: 'Refuser par écrit une demande sur ses renseignements, avec le recours',
    en: 'Refuse a request about one’s own data in writing, with the recourse',
  },
  fixed: true,
  trigger: 'privacyRefused',
  when: is('privacy.status', 'Refused'),
  audience: 'contact',
  channels: ['email', 'sms'],
  inTurn: true,
});
