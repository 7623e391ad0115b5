import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const candidateDeclined = rule({
  code: 'candidate-declined',
  purpose: { fr: 'Dire au cabinet que le candidat décline', en: 'Tell the firm that the candidate declines' },
  trigger: 'candidateContactDeclined',
  when: all(is('candidateContact.status', 'Declined'), is('candidate.isReachable', true)),
  audience: 'professional',
  channels: ['email'],
});
