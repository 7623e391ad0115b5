import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';
import { NEWS_DAYS } from './member.js';

export const proRejected = rule({
  code: 'pro-rejected',
  purpose: {
    fr: 'Dire au professionnel pourquoi son inscription est refusée',
    en: 'Tell the professional why their application is refused',
  },
  trigger: 'applicationRejected',
  when: all(is('professional.status', 'Rejected'), { field: 'professional.daysSinceRejected', operator: '<', value: NEWS_DAYS }),
  audience: 'professional',
  channels: ['email'],
});
