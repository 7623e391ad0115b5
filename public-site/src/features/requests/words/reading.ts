const fr = {
  median:
    'Une personne de notre équipe lit les demandes aux heures d’ouverture. Le mois dernier, la moitié ont été lues en {time} ou moins.',
};
const en: typeof fr = { median: 'Someone on our team reads requests during opening hours. Last month, half were read within {time}.' };

/** When the team reads a request. */
export const readingTexts = { fr, en };
