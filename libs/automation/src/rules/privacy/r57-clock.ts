import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r57Clock = rule({
  code: 'R57-clock',
  purpose: {
    fr: 'Avertir les personnes responsables de la vie privée qu’une réponse est bientôt due',
    en: 'Tell the privacy officers that an answer is due soon',
  },
  fixed: true,
  trigger: 'privacyClock',
  when: isIn('privacy.status', ['Verifying', 'InReview', 'Approved']),
  audience: 'staff',
  channels: ['email', 'inapp'],
});
