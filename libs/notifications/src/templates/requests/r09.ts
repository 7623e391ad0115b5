import { template } from '../../template.js';

/** Validated: the search begins; how long, who sees what, the way out. */
export const r09 = template({
  rule: 'R09',
  class: 'transactional',
  audience: 'client',
  vars: {
    clientName: 'personal',
    code: 'public',
    startsAt: 'public',
    until: 'public',
    pace: 'public',
    hours: 'public',
    statusUrl: 'public',
  },
  from: { startsAt: 'searchStartsAt', until: 'searchEndsAt', pace: 'searchPace', hours: 'searchUpdateHours' },
  choices: {
    pace: {
      usual: {
        fr: "Si personne n'a accepté après {hours} heures, nous vous écrivons.",
        en: 'If no one has accepted after {hours} hours, we will write to you.',
      },
      urgent: {
        fr: "Comme c'est urgent, nous la proposons à plus de personnes à la fois.",
        en: 'Because it is urgent, we offer it to more people at a time.',
      },
    },
  },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      startsAt: 'mercredi 30 septembre à 14 h 30',
      until: 'samedi 3 octobre à 14 h 30',
      pace: 'usual',
      hours: '24',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      startsAt: 'Wednesday, September 30 at 2:30 p.m.',
      until: 'Saturday, October 3 at 2:30 p.m.',
      pace: 'usual',
      hours: '24',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  email: {
    fr: {
      subject: 'Demande validée : la recherche commence',
      preview: 'Voici ce qui se passe maintenant, et quand.',
      body: [
        'Bonjour {clientName},',
        'Bonne nouvelle : notre équipe a lu et validé votre demande {code}. Nous la proposons à des professionnels qui travaillent dans ce domaine et dans votre région.',
        '- Ils voient un résumé sans votre nom, votre téléphone ni votre adresse.',
        "- Celui ou celle qui veut la prendre vérifie d'abord qu'il n'y a pas de conflit d'intérêts.",
        '- Dès que quelqu’un accepte, nous vous disons qui vous appellera, de quel numéro et avant quelle heure.',
        "La recherche commence le {startsAt} et se termine au plus tard le {until}; nous vous proposons alors d'autres solutions. {pace}",
      ],
      button: { label: 'Suivre ma demande', url: '{statusUrl}' },
      after: ['Vous avez changé d’idée? Vous pouvez retirer votre demande sur la même page, sans frais et sans explication.'],
    },
    en: {
      subject: 'Request validated: the search begins',
      preview: 'Here is what happens now, and when.',
      body: [
        'Hello {clientName},',
        'Good news: our team has read and validated your request {code}. We offer it to professionals who work in this area of law and in your region.',
        '- They see a summary without your name, phone number or address.',
        '- Before taking it, a professional checks that there is no conflict of interest.',
        '- As soon as someone accepts, we tell you who will call, from which number and by what time.',
        'The search begins on {startsAt} and ends on {until} at the latest; we then suggest other options. {pace}',
      ],
      button: { label: 'Follow my request', url: '{statusUrl}' },
      after: ['Changed your mind? You can withdraw your request on the same page, at no cost and without giving a reason.'],
    },
  },
});
