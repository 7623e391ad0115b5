import { renewalRemindDays } from '@jurilien/reference';
import { is } from '../../condition.js';
import { configured } from '../../delay.js';
import { rule } from '../../rule.js';

export const r25 = rule({
  code: 'R25',
  purpose: {
    fr: 'Rappeler une dernière fois au client l’invitation à renouveler',
    en: 'Remind the client of the invitation to renew, for the last time',
  },
  waitsForRoom: true,
  trigger: 'renewalInvited',
  delays: [configured(renewalRemindDays, 'days', 'others')],
  stop: is('lead.renewalAwaited', false),
  audience: 'client',
  channels: ['email'],
});
