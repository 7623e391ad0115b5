import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const proListed = rule({
  code: 'pro-listed',
  purpose: {
    fr: 'Dire au professionnel ce qui le restreint, et son recours',
    en: 'Tell the professional what restricts them, and how to appeal',
  },
  // Who is restricted has a right to know and to answer.
  fixed: true,
  trigger: 'blacklistAdded',
  when: all(is('blacklist.isDisclosed', true), is('blacklist.status', 'Active')),
  audience: 'professional',
  channels: ['email'],
});
