import { fact } from '../fact.js';
import { reviewOf } from '../lookups/reviews.js';

export const reviewFacts = [
  fact({
    key: 'review.isPublished',
    label: { fr: 'Les mots du client sont publiés', en: 'The client’s words are published' },
    type: 'boolean',
    of: async (l) => (await reviewOf(l))?.status === 'Published',
  }),
  fact({
    key: 'review.isRefused',
    label: {
      fr: 'L’équipe n’a pas publié les mots du client, ou les a retirés',
      en: 'The team did not publish the client’s words, or took them down',
    },
    type: 'boolean',
    of: async (l) => (await reviewOf(l))?.ended?.by === 'team',
  }),
];
