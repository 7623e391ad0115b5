import { is } from '../../condition.js';
import { rule } from '../../rule.js';

export const reviewAnswered = rule({
  code: 'review-answered',
  purpose: {
    fr: 'Dire au client que l’équipe répond à ses mots publiés',
    en: 'Tell the client that the team answers their published words',
  },
  trigger: 'reviewAnswered',
  when: is('review.isPublished', true),
  audience: 'client',
  channels: ['email'],
});
