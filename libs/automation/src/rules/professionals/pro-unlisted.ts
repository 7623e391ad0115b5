import { all, is } from '../../condition.js';
import { rule } from '../../rule.js';

export const proUnlisted = rule({
  code: 'pro-unlisted',
  purpose: { fr: 'Dire au professionnel que la restriction est levée', en: 'Tell the professional that the restriction is lifted' },
  // Who was told of a restriction is told of its end.
  fixed: true,
  trigger: 'blacklistEnded',
  // A proposal that was turned down never counted: there is nothing to take back.
  when: all(is('blacklist.isDisclosed', true), is('blacklist.hasCounted', true), is('blacklist.counts', false)),
  audience: 'professional',
  channels: ['email'],
});
