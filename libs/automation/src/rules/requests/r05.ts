import { BEFORE_ANSWERED } from '@jurilien/contracts';
import { isIn } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';
import { confirmed } from './confirmed.js';

export const r05 = rule({
  code: 'R05',
  purpose: {
    fr: 'Rappeler au client de confirmer son courriel ou son téléphone',
    en: 'Remind the client to confirm their e-mail or phone',
  },
  trigger: 'requestSent',
  delays: [after(30, 'minutes')],
  when: isIn('lead.status', BEFORE_ANSWERED),
  stop: confirmed,
  audience: 'client',
  channels: ['sms', 'email'],
  inTurn: true,
});
