import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const reviewRefused = rule({
  code: 'review-refused',
  purpose: {
    fr: 'Dire au client que ses mots ne sont pas publiés, ou ne le sont plus, et pourquoi',
    en: 'Tell the client that their words are not published, or no longer, and why',
  },
  trigger: 'reviewRefused',
  when: is('review.isRefused', true),
  audience: 'client',
  channels: ['email'],
});
