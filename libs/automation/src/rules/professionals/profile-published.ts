import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const profilePublished = rule({
  code: 'profile-published',
  purpose: { fr: 'Dire au professionnel que sa page est publiée', en: 'Tell the professional that their page is published' },
  trigger: 'profilePublished',
  when: is('profile.isPublic', true),
  audience: 'professional',
  channels: ['email'],
});
