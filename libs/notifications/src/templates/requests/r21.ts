import { template } from '../../template.js';

/** A day of searching: we go on, and the client may widen the search. */
export const r21 = template({
  rule: 'R21',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', hours: 'public', until: 'public', statusUrl: 'public' },
  from: { hours: 'searchUpdateHours', until: 'searchEndsAt' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      hours: '24',
      until: 'jeudi 19 novembre à 10 h',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      hours: '24',
      until: 'Thursday, November 19 at 10:00 a.m.',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  email: {
    fr: {
      subject: 'Nous cherchons encore pour vous',
      preview: 'La recherche continue, et vous pouvez l’élargir.',
      body: [
        'Bonjour {clientName},',
        "Votre demande {code} est proposée à des professionnels depuis {hours} heures, et personne ne l'a encore acceptée. Nous cherchons jusqu'au {until}.",
        'Vous pouvez attendre, ou élargir la recherche sur votre page : accepter une rencontre à distance, tous les tarifs ou une autre langue. Plus de professionnels la recevront alors.',
      ],
      button: { label: 'Élargir ma recherche', url: '{statusUrl}' },
      after: ["Si une audience ou un délai approche, n'attendez pas notre réponse pour vous renseigner ailleurs."],
    },
    en: {
      subject: 'We are still searching for you',
      preview: 'The search goes on, and you can widen it.',
      body: [
        'Hello {clientName},',
        'Your request {code} has been offered to professionals for {hours} hours, and no one has accepted it yet. We will search until {until}.',
        'You can wait, or widen the search on your page: accept a remote meeting, every rate or another language. More professionals will then receive it.',
      ],
      button: { label: 'Widen my search', url: '{statusUrl}' },
      after: ['If a court date or a time limit is near, do not wait for our answer before asking elsewhere.'],
    },
  },
});
