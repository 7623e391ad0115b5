/** How a client may be reached without danger. */
export const careFr = {
  urgency: {
    title: 'Urgent?',
    is: 'Urgent : {why}.',
    papers: 'Documents d’un tribunal reçus, sans date limite indiquée.',
    yes: 'Oui, c’est urgent',
    no: 'Non, pas urgent',
  },
  care: {
    linksNote:
      'Les liens de désabonnement et de choix des messages déjà reçus à cette adresse ne mèneront plus à rien. Le prochain message en portera de nouveaux. À faire si un message est tombé en d’autres mains.',
    noLinks: 'Aucun lien en vigueur à cette adresse.',
    pendingConsent: 'Donné, adresse à confirmer',
    title: 'À respecter en joignant cette personne',
    edit: 'Préciser ces précautions',
    note: 'Les mots de la personne restent tels quels. Ce que vous précisez ici, tous nos messages le respectent aussitôt.',
    email: 'Courriel permis',
    sms: 'Texto permis',
    call: 'Appel permis',
    from: 'À partir de',
    to: 'Jusqu’à',
    hour: 'Vide : à toute heure.',
    noVoicemail: 'Pas de message vocal',
    neutral: 'Messages neutres, sans contenu',
  },
};
