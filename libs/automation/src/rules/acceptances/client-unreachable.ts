import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const clientUnreachable = rule({
  code: 'client-unreachable',
  purpose: {
    fr: 'Dire au client que le professionnel n’a pas pu le joindre',
    en: 'Tell the client that the professional could not reach them',
  },
  trigger: 'clientUnreachable',
  when: is('acceptance.closeReason', 'clientUnreachable'),
  audience: 'client',
  channels: ['sms', 'email'],
});
