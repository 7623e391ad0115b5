/** Why these people were asked in a wave (X14). */
export const explainedFr = {
  ended: { next: 'La demande a pris fin : plus rien n’est prévu.' },
  explained: {
    title:
      '{count, plural, one {Pourquoi ces personnes : la seule admissible} other {Pourquoi ces personnes : les # admissibles dans l’ordre}}',
    rules: 'Calculé avec les règles de la version {n}. Ni le solde, ni les achats, ni le prix ne comptent.',
    points: 'sollicitée pour ses points',
    fairness: 'sollicitée par équité : la plus en retard sur sa juste part',
    atOpening: 'sollicitée à l’ouverture de ses heures, {date}',
    hours: 'plus tard : hors de ses heures pendant cette vague',
    firm: 'plus tard : une personne du même cabinet est déjà sollicitée',
    beyond: 'pas dans cette vague : les places sont prises',
    more: '{count, plural, one {et une autre personne plus loin} other {et # autres plus loin}}',
    others: '{count, plural, one {et une autre personne} other {et # autres personnes}}',
  },
};
