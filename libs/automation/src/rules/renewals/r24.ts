import { renewalRemindDays } from '@jurilien/reference';
import { is } from '../../condition.js';
import { configured } from '../../delay.js';
import { rule } from '../../rule.js';

export const r24 = rule({
  code: 'R24',
  purpose: { fr: 'Rappeler au client l’invitation à renouveler', en: 'Remind the client of the invitation to renew' },
  waitsForRoom: true,
  trigger: 'renewalInvited',
  delays: [configured(renewalRemindDays, 'days', 'first')],
  stop: is('lead.renewalAwaited', false),
  audience: 'client',
  channels: ['email'],
});
