import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r10 = rule({
  code: 'R10',
  purpose: { fr: 'Offrir une demande à un professionnel', en: 'Offer a request to a professional' },
  trigger: 'offerSent',
  stop: is('offer.isOpen', false),
  audience: 'professional',
  channels: ['sms', 'email', 'inapp'],
});
