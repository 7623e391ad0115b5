import { reviewOf } from '../lookups/reviews.js';
import { variable } from '../variable.js';

export const reviewVariables = [
  variable({
    key: 'reviewRefusal',
    label: { fr: 'Pourquoi les mots du client ne sont pas publiés', en: 'Why the client’s words are not published' },
    privacy: 'public',
    sample: { fr: 'namesSomeone', en: 'namesSomeone' },
    find: async (l) => (await reviewOf(l))?.ended?.reason,
  }),
];
