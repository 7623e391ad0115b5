import { any, is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r53 = rule({
  code: 'R53',
  purpose: { fr: 'Rappeler au client sa date d’audience', en: 'Remind the client of their court date' },
  trigger: 'courtDateSet',
  delays: [after(-7, 'days'), after(-1, 'days')],
  stop: any(is('lead.courtDateStands', false), is('lead.isOver', true)),
  audience: 'client',
  channels: ['sms', 'email'],
});
