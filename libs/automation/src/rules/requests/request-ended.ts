import { UNDER_WAY } from '@jurilien/acceptance';
import { all, any, is, isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const requestEnded = rule({
  code: 'request-ended',
  purpose: {
    fr: 'Dire au professionnel qui a accepté la demande qu’elle a pris fin',
    en: 'Tell the professional who accepted a request that it has ended',
  },
  trigger: 'requestTakenDown',
  // For a professional with a mandate, or who ended the file themselves, the end of the request is no news.
  when: any(
    isIn('acceptance.status', ['ToContact', ...UNDER_WAY]),
    all(is('acceptance.status', 'Closed'), is('acceptance.closeReason', 'requestEnded')),
  ),
  audience: 'acceptedProfessionals',
  channels: ['sms', 'email'],
});
