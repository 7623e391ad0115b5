import { leadInfoRemindHours } from '@jurilien/reference';
import { any, is } from '../../condition.js';
import { configured } from '../../delay.js';
import { rule } from '../../rule.js';

export const r08 = rule({
  code: 'R08',
  purpose: { fr: 'Rappeler au client la question de l’équipe', en: 'Remind the client of the team’s question' },
  trigger: 'questionAsked',
  delays: [configured(leadInfoRemindHours, 'hours')],
  when: is('lead.status', 'AwaitingInfo'),
  // It was answered, and another one was asked since.
  stop: any(is('lead.questionStands', false), is('lead.isOver', true)),
  audience: 'client',
  channels: ['sms', 'email'],
  inTurn: true,
});
