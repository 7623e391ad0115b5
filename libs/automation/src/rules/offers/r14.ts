import { all, is, isSet } from '../../condition.js';
import { rule } from '../../rule.js';

export const r14 = rule({
  code: 'R14',
  purpose: {
    fr: 'Annoncer une demande redevenue libre à qui l’attend',
    en: 'Announce a request that is free again to those waiting for it',
  },
  trigger: 'freeAgain',
  when: all(is('search.isLive', true), isSet('offer.state')),
  audience: 'waitingProfessionals',
  channels: ['sms', 'email'],
});
