import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';
import { isMember } from './member.js';

export const r66 = rule({
  code: 'R66',
  purpose: { fr: 'Demander aux membres d’accepter les nouvelles conditions', en: 'Ask members to agree to the new terms' },
  // Offers stop without an agreement: no member loses them unannounced.
  fixed: true,
  trigger: 'termsWait',
  when: all(isMember, is('professional.terms', 'notice')),
  audience: 'professional',
  channels: ['email', 'inapp'],
});
