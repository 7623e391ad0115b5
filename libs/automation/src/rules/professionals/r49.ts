import { is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r49 = rule({
  code: 'R49',
  purpose: { fr: 'Rappeler au professionnel de terminer son inscription', en: 'Remind the professional to complete their registration' },
  trigger: 'registered',
  delays: [after(1, 'days'), after(3, 'days')],
  when: is('professional.status', 'Registered'),
  audience: 'professional',
  channels: ['email'],
});
