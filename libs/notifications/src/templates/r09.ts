import { template } from '../template.js';

/** Validated: the search begins; how long, who sees what, the way out. */
export const r09 = template({
  rule: 'R09',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', updateHours: 'public', searchHours: 'public', statusUrl: 'public' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      updateHours: '24',
      searchHours: '72',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      updateHours: '24',
      searchHours: '72',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  email: {
    fr: {
      subject: 'Demande validée : la recherche commence',
      preview: 'Voici ce qui se passe maintenant, et quand.',
      body: [
        'Bonjour {clientName},',
        'Bonne nouvelle : notre équipe a lu et validé votre demande {code}. Nous la proposons maintenant à des professionnels qui travaillent dans ce domaine et dans votre région.',
        '- Ils voient un résumé sans votre nom, votre téléphone ni votre adresse.',
        "- Celui ou celle qui veut la prendre vérifie d'abord qu'il n'y a pas de conflit d'intérêts.",
        '- Dès que quelqu’un accepte, nous vous disons qui vous appellera, de quel numéro et avant quelle heure.',
        "Si personne n'a encore accepté dans {updateHours} heures, nous vous écrivons. La recherche dure au plus {searchHours} heures ; ensuite, nous vous proposons d'autres solutions.",
      ],
      button: { label: 'Suivre ma demande', url: '{statusUrl}' },
      after: ['Vos plans ont changé? Vous pouvez retirer votre demande sur la même page, sans frais et sans explication.'],
    },
    en: {
      subject: 'Request validated: the search begins',
      preview: 'Here is what happens now, and when.',
      body: [
        'Hello {clientName},',
        'Good news: our team has read and validated your request {code}. We are now offering it to professionals who work in this area of law and in your region.',
        '- They see a summary without your name, phone number or address.',
        '- Whoever wants to take it first checks that there is no conflict of interest.',
        '- As soon as someone accepts, we tell you who will call, from which number and by what time.',
        'If nobody has accepted within {updateHours} hours, we will write to you. The search lasts {searchHours} hours at most; after that, we suggest other options.',
      ],
      button: { label: 'Follow my request', url: '{statusUrl}' },
      after: ['Have your plans changed? You can withdraw your request on the same page, at no cost and without giving a reason.'],
    },
  },
});
