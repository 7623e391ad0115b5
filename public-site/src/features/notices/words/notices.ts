const fr = {
  title: 'Avis',
  lead: 'Ce que nous vous avons annoncé, du plus récent au plus ancien. Un avis reste ici six mois.',
  none: 'Aucun avis',
  noneText: 'Une nouvelle offre, un appel à faire, une décision : vous le verrez ici aussi.',
  unreadOne: '1 avis non lu',
  unread: '{n} avis non lus',
  allRead: 'Tout est lu',
  markAll: 'Tout marquer comme lu',
  markOne: 'Marquer comme lu',
  isNew: 'Nouveau',
  open: 'Voir',
  older: 'Avis plus anciens',
  newer: 'Avis plus récents',
  pages: 'Pages des avis',
};

const en: Record<keyof typeof fr, string> = {
  title: 'Notices',
  lead: 'What we have told you, the most recent first. A notice stays here for six months.',
  none: 'No notices',
  noneText: 'A new offer, a call to make, a decision: you will see it here too.',
  unreadOne: '1 unread notice',
  unread: '{n} unread notices',
  allRead: 'Everything is read',
  markAll: 'Mark all as read',
  markOne: 'Mark as read',
  isNew: 'New',
  open: 'Open',
  older: 'Older notices',
  newer: 'Newer notices',
  pages: 'Pages of notices',
};

/** Words of the list of notices, and of the bell that leads there. */
export const noticeTexts = { fr, en };
