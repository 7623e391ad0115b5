import { variable } from '../variable.js';

export const professionalVariables = [
  variable({
    key: 'buyUrl',
    label: { fr: 'Page d’achat de juricoins', en: 'Page where coins are bought' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/acheter-juricoins', en: 'https://jurilien.example/en/buy-juricoins' },
    find: (l, { lang }) => `${l.publicUrl}${lang === 'fr' ? '/acheter-juricoins' : '/en/buy-juricoins'}`,
  }),
];
