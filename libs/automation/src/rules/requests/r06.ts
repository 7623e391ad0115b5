import { BEFORE_ANSWERED } from '@jurilien/contracts';
import { isIn } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';
import { confirmed } from './confirmed.js';

export const r06 = rule({
  code: 'R06',
  purpose: { fr: 'Rappeler une dernière fois au client de confirmer', en: 'Remind the client to confirm, for the last time' },
  trigger: 'requestSent',
  delays: [after(20, 'hours')],
  when: isIn('lead.status', BEFORE_ANSWERED),
  stop: confirmed,
  audience: 'client',
  channels: ['email'],
});
