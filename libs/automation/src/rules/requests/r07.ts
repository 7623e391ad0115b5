import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const r07 = rule({
  code: 'R07',
  purpose: { fr: 'Dire au client que l’équipe a une question', en: 'Tell the client that the team has a question' },
  trigger: 'questionAsked',
  when: is('lead.status', 'AwaitingInfo'),
  audience: 'client',
  channels: ['sms', 'email'],
});
