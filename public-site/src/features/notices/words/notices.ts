const fr = {
  title: 'Avis',
  lead: 'Ce que nous vous avons annoncé, du plus récent au plus ancien. Un avis reste ici {days} jours.',
  none: 'Aucun avis',
  noneText: 'Une nouvelle offre, un appel à faire, une décision : vous le verrez ici aussi.',
  markAll: 'Tout marquer comme lu',
  markOne: 'Marquer comme lu',
  markOneOf: 'Marquer comme lu : {title}',
  isNew: 'Nouveau',
  open: 'Voir',
  older: 'Avis plus anciens',
  newer: 'Avis plus récents',
  pages: 'Pages des avis',
};

const en: Record<keyof typeof fr, string> = {
  title: 'Notices',
  lead: 'What we have told you, the most recent first. A notice stays here for {days} days.',
  none: 'No notices',
  noneText: 'A new offer, a call to make, a decision: you will see it here too.',
  markAll: 'Mark all as read',
  markOne: 'Mark as read',
  markOneOf: 'Mark as read: {title}',
  isNew: 'New',
  open: 'Open',
  older: 'Older notices',
  newer: 'Newer notices',
  pages: 'Pages of notices',
};

/** Words of the list of notices, and of the bell that leads there. */
export const noticeTexts = { fr, en };
