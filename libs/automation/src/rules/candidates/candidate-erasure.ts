import { recruitEraseNoticeDays } from '@jurilien/reference';
import { is } from '../../condition.js';
import { configuredBefore } from '../../delay.js';
import { rule } from '../../rule.js';

export const candidateErasure = rule({
  code: 'candidate-erasure',
  purpose: { fr: 'Avertir le candidat que son profil sera effacé', en: 'Warn the candidate that their profile will be erased' },
  // Everything of theirs is erased next: no one loses it unannounced.
  fixed: true,
  trigger: 'candidateSpoke',
  delays: [configuredBefore(recruitEraseNoticeDays, 'days')],
  // Nothing to who wrote since.
  when: is('candidate.erasureIsNear', true),
  // Late is better than never, up to the erasure itself.
  maxLateMinutes: 60 * 24 * 60,
  audience: 'candidate',
  channels: ['email'],
});
