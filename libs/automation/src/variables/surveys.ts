import { reviewOf } from '../lookups/reviews.js';
import { variable } from '../variable.js';

export const surveyVariables = [
  variable({
    key: 'surveyUrl',
    label: { fr: 'Lien où donner son avis', en: 'Link where an opinion is given' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/satisfaction?t=q8Zr1m', en: 'https://jurilien.example/en/satisfaction?t=q8Zr1m' },
    find: (l, reader) => l.link(reader.kind === 'professional' ? 'pro-survey' : 'survey', reader),
  }),
  variable({
    key: 'reviewRefusal',
    label: { fr: 'Pourquoi les mots du client ne sont pas publiés', en: 'Why the client’s words are not published' },
    privacy: 'public',
    sample: { fr: 'namesSomeone', en: 'namesSomeone' },
    find: async (l) => (await reviewOf(l))?.ended?.reason,
  }),
];
