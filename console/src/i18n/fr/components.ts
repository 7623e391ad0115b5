/** What components of several features show of a request, its price or its figures. */
export const componentsFr = {
  care: {
    linksNote:
      'Les liens de désabonnement et de choix des messages déjà reçus à cette adresse ne mèneront plus à rien. Le prochain message en portera de nouveaux. À faire si un message est tombé en d’autres mains.',
    noLinks: 'Aucun lien en vigueur à cette adresse.',
    pendingConsent: 'Donné, adresse à confirmer',
  },
  effects: { title: 'Ce qui va changer' },
  leads: { late: 'en retard de {time}', in: 'dans {time}', bulkDone: '{done} sur {total} faites' },
  lead: { more: 'Plus d’actions', given: 'donné', notGiven: 'non donné' },
  money: { downloading: 'Préparation…' },
  dashboard: { table: 'Voir en tableau', hideTable: 'Masquer le tableau', download: 'Télécharger (CSV)' },
};
