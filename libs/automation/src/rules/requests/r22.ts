import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r22 = rule({
  code: 'R22',
  purpose: {
    fr: 'Proposer d’autres solutions au client quand aucun professionnel n’est trouvé',
    en: 'Offer the client other options when no professional is found',
  },
  trigger: 'unserved',
  when: is('lead.status', 'Unserved'),
  audience: 'client',
  channels: ['sms', 'email'],
});
