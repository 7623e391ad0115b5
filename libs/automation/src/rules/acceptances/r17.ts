import { contactNudgeMinutes } from '@jurilien/reference';
import { all, is } from '../../condition.js';
import { configured } from '../../delay.js';
import { rule } from '../../rule.js';

export const r17 = rule({
  code: 'R17',
  purpose: { fr: 'Rappeler au professionnel d’appeler le client', en: 'Remind the professional to call the client' },
  trigger: 'contactDue',
  delays: [configured(contactNudgeMinutes, 'businessMinutes', 'first')],
  when: all(is('acceptance.status', 'ToContact'), is('acceptance.contactOverdue', false)),
  stop: is('lead.isOver', true),
  audience: 'professional',
  channels: ['inapp', 'sms'],
});
