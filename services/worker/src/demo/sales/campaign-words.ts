/** What the campaigns of the demo say, in both languages. */
export const CAMPAIGNS = {
  finished: {
    name: 'Nouvelles de l’automne',
    words: {
      fr: {
        subject: 'Trois nouveautés pour votre pratique',
        body: 'Bonjour,\n\nLes rendez-vous se prennent maintenant en ligne, votre calendrier se relie au nôtre, et la page publique de votre pratique se met à jour le jour même.\n\nDites-nous ce qui vous manque : répondez à ce courriel.',
      },
      en: {
        subject: 'Three new things for your practice',
        body: 'Hello,\n\nAppointments are now made online, your calendar connects to ours, and the public page of your practice is updated the same day.\n\nTell us what is missing: just answer this e-mail.',
      },
    },
  },
  /** As it was sent back the first time. */
  returned: {
    name: 'Demandes en droit de la famille',
    words: {
      fr: {
        subject: 'Des clients vous attendent !',
        body: 'Bonjour,\n\nNous avons beaucoup de demandes en droit de la famille. Ouvrez vos offres.',
      },
      en: { subject: 'Clients are waiting for you!', body: 'Hello,\n\nWe have many family law requests. Open your offers.' },
    },
  },
  submitted: {
    name: 'Demandes en droit de la famille',
    words: {
      fr: {
        subject: 'Davantage de demandes en droit de la famille',
        body: 'Bonjour,\n\nNous recevons ce mois-ci davantage de demandes en droit de la famille au Québec. Vos heures d’offre se règlent dans « Mes préférences ».',
      },
      en: {
        subject: 'More family law requests',
        body: 'Hello,\n\nThis month we receive more family law requests in Quebec. Your hours for offers are set under “My preferences”.',
      },
    },
  },
  draft: {
    name: 'Bilan de l’année',
    words: { fr: { subject: 'Votre année en chiffres', body: 'Bonjour,\n\nVoici ce que l’année a donné.' }, en: { subject: '', body: '' } },
  },
} as const;

/** What two readers answered. */
export const REPLIES = {
  fr: 'Bonjour, le calendrier est une belle nouvelle. Peut-on relier deux calendriers pour un même cabinet ?',
  en: 'Thank you. Could the public page also show the hours of our second office?',
} as const;
