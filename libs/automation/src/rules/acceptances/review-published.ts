import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const reviewPublished = rule({
  code: 'review-published',
  purpose: { fr: 'Dire au client que ses mots sont publiés', en: 'Tell the client that their words are published' },
  trigger: 'reviewPublished',
  when: is('review.isPublished', true),
  audience: 'client',
  channels: ['email'],
});
