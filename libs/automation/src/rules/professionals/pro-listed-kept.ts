import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const proListedKept = rule({
  code: 'pro-listed-kept',
  purpose: { fr: 'Dire au professionnel que la restriction demeure', en: 'Tell the professional that the restriction stays' },
  // Who appealed has a right to the answer.
  fixed: true,
  trigger: 'blacklistKept',
  when: all(is('blacklist.isDisclosed', true), is('blacklist.counts', true)),
  audience: 'professional',
  channels: ['email'],
});
