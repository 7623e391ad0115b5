import { template } from '../../template.js';

/** Someone accepted: who will call, from which number, by when. */
export const r15 = template({
  rule: 'R15',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', proPhone: 'personal', by: 'public', statusUrl: 'public' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      proName: 'Me François Côté-Desrosiers',
      proPhone: '514-555-0142',
      by: 'mercredi 30 septembre à 14 h 30',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      proName: 'François Côté-Desrosiers',
      proPhone: '514-555-0142',
      by: 'Wednesday, September 30 at 2:30 p.m.',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: "{proName} a accepté votre demande. Vous aurez un appel du {proPhone} d'ici le {by}. Détails : {statusUrl} {sender}. ARRET pour cesser.",
    en: '{proName} has accepted your request. Expect a call from {proPhone} by {by}. Details: {statusUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: '{proName} a accepté votre demande',
      preview: "Un appel d'ici le {by}.",
      body: [
        'Bonjour {clientName},',
        '{proName} a accepté votre demande {code} et a maintenant vos coordonnées.',
        '- Qui vous appelle : {proName}',
        '- De quel numéro : {proPhone}',
        '- Au plus tard : {by}',
        "Pour un premier échange utile, gardez près de vous vos documents et les dates importantes. Demandez dès le début combien coûteront les services : c'est une question normale, et vous restez libre de dire oui ou non.",
      ],
      button: { label: 'Voir ma demande', url: '{statusUrl}' },
      after: ["Pas d'appel à l'heure prévue? Dites-le-nous sur la même page et nous cherchons quelqu'un d'autre."],
    },
    en: {
      subject: '{proName} has accepted your request',
      preview: 'A call by {by}.',
      body: [
        'Hello {clientName},',
        '{proName} has accepted your request {code} and now has your contact details.',
        '- Who will call: {proName}',
        '- From which number: {proPhone}',
        '- By: {by}',
        'For a useful first conversation, keep your documents and important dates close by. Ask early how much the services will cost: it is a normal question, and you remain free to say yes or no.',
      ],
      button: { label: 'See my request', url: '{statusUrl}' },
      after: ['No call by then? Tell us on the same page and we will look for someone else.'],
    },
  },
});
