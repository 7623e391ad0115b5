import { is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r12 = rule({
  code: 'R12',
  purpose: { fr: 'Dire au professionnel que sa réservation achève', en: 'Tell the professional that their reservation is almost over' },
  trigger: 'claimEnds',
  delays: [after(-3, 'minutes')],
  when: is('claim.clockStands', true),
  audience: 'professional',
  channels: ['sms', 'inapp'],
});
