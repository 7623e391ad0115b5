import { contactNudgeMinutes } from '@jurilien/reference';
import { all, is } from '../../condition.js';
import { configured } from '../../delay.js';
import { rule } from '../../rule.js';

export const r18 = rule({
  code: 'R18',
  purpose: {
    fr: 'Rappeler au professionnel que le délai d’appel achève',
    en: 'Remind the professional that the time to call is almost up',
  },
  trigger: 'contactDueSoon',
  delays: [configured(contactNudgeMinutes, 'businessMinutes', 'others')],
  when: all(is('acceptance.status', 'ToContact'), is('acceptance.contactOverdue', false)),
  stop: is('lead.isOver', true),
  audience: 'professional',
  channels: ['sms'],
});
