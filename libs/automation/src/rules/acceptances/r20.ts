import { UNDER_WAY } from '@jurilien/acceptance';
import { all, is, isIn } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r20 = rule({
  code: 'R20',
  purpose: { fr: 'Demander au client si le contact a bien eu lieu', en: 'Ask the client whether the contact took place' },
  trigger: 'contactRecorded',
  delays: [after(1, 'businessDays')],
  when: all(isIn('acceptance.status', UNDER_WAY), is('acceptance.confirmedByClient', false)),
  stop: is('lead.isOver', true),
  audience: 'client',
  channels: ['email'],
});
