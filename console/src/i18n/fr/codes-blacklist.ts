export const blacklistCodesFr = {
  blacklistKinds: {
    person: 'Personne',
    phone: 'Téléphone',
    email: 'Courriel',
    address: 'Adresse',
    ip: 'Adresse IP',
    professional: 'Professionnel',
    pair: 'Professionnel et client',
  },
  blacklistScopes: { submit: 'envoyer de demande', receiveOffers: 'recevoir d’offres', contact: 'recevoir nos messages' },
  blacklistReasons: {
    spam: 'Pourriel',
    abuse: 'Propos abusifs',
    fraud: 'Fraude',
    conflictOfPlatform: 'Conflit avec la plateforme',
    notLegal: 'Pas une question juridique',
    duplicateAbuser: 'Demandes répétées abusives',
    conduct: 'Conduite professionnelle',
    safety: 'Sécurité d’une personne',
  },
  blacklistStates: { Proposed: 'Proposée', Active: 'En vigueur', UnderReview: 'Contestée', Lifted: 'Levée', Expired: 'Échue' },
};
