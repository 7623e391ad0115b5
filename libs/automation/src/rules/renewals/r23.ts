import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r23 = rule({
  code: 'R23',
  purpose: {
    fr: 'Demander au client dont la demande n’a pas abouti s’il cherche encore',
    en: 'Ask the client whose request came to nothing whether they are still looking',
  },
  waitsForRoom: true,
  trigger: 'renewalInvited',
  when: is('lead.renewalAwaited', true),
  audience: 'client',
  channels: ['sms', 'email'],
});
