import { isIn } from '../../condition.js';
import { rule } from '../../rule.js';

export const r41 = rule({
  code: 'R41',
  purpose: {
    fr: 'Dire au professionnel ce qui est décidé de son crédit, et pourquoi',
    en: 'Tell the professional what was decided about the credit, and why',
  },
  trigger: 'creditDecided',
  when: isIn('acceptance.credit', ['approved', 'refused']),
  audience: 'professional',
  channels: ['email', 'inapp'],
});
