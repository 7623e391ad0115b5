import { all, is } from '../../condition.js';
import { after, AT_ONCE } from '../../delay.js';
import { rule } from '../../rule.js';

export const r62 = rule({
  code: 'R62',
  purpose: { fr: 'Demander au candidat s’il veut parler à un cabinet', en: 'Ask the candidate whether they want to talk with a firm' },
  trigger: 'candidateContactRequested',
  delays: [AT_ONCE, after(3, 'days')],
  when: all(is('candidateContact.status', 'Requested'), is('candidate.hasProfile', true), is('professional.isReachable', true)),
  audience: 'candidate',
  channels: ['email', 'sms'],
});
