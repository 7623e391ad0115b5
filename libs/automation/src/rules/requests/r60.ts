import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r60 = rule({
  code: 'R60',
  purpose: {
    fr: 'Expliquer au client que nous ne prenons pas sa demande, et qui peut l’aider',
    en: 'Explain to the client that we do not take their request, and who can help',
  },
  trigger: 'requestRefused',
  // Of a request that was taken after all it would say what is not so.
  when: isIn('lead.status', ['Rejected', 'Blocked']),
  audience: 'client',
  channels: ['email'],
});
