import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';
import { NEWS_DAYS } from './member.js';

export const proApproved = rule({
  code: 'pro-approved',
  purpose: { fr: 'Accueillir le professionnel approuvé', en: 'Welcome the approved professional' },
  trigger: 'approved',
  when: all(is('professional.status', 'Approved'), { field: 'professional.daysSinceApproved', operator: '<', value: NEWS_DAYS }),
  audience: 'professional',
  channels: ['email'],
});
