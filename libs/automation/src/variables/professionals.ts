import { variable } from '../variable.js';
import { page } from './pages.js';

export const professionalVariables = [
  variable({
    key: 'buyUrl',
    label: { fr: 'Page d’achat de juricoins', en: 'Page where coins are bought' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/acheter-juricoins', en: 'https://jurilien.example/en/buy-juricoins' },
    find: page('/acheter-juricoins', '/en/buy-juricoins'),
  }),
  variable({
    key: 'volumesUrl',
    label: { fr: 'Page des volumes par domaine et par région', en: 'Page of volumes by field and by region' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/pros', en: 'https://jurilien.example/en/pros' },
    find: page('/pros', '/en/pros'),
  }),
];
