import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const requestClosed = rule({
  code: 'request-closed',
  purpose: {
    fr: 'Confirmer au client la fin de sa demande, par écrit',
    en: 'Confirm to the client in writing that their request has ended',
  },
  trigger: 'requestClosed',
  // A request that was opened again meanwhile has not ended.
  when: isIn('lead.status', ['Closed', 'Withdrawn']),
  audience: 'client',
  channels: ['email'],
});
