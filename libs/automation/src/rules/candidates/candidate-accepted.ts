import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const candidateAccepted = rule({
  code: 'candidate-accepted',
  purpose: { fr: 'Remettre au cabinet les coordonnées du candidat', en: 'Give the firm the candidate’s contact details' },
  trigger: 'candidateContactAccepted',
  when: all(is('candidateContact.status', 'Accepted'), is('candidate.hasProfile', true), is('candidate.isReachable', true)),
  audience: 'professional',
  channels: ['email'],
});
