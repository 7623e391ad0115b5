import { template } from '../../template.js';

/** The time to call has passed: was the client reached? */
export const r19 = template({
  rule: 'R19',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', proName: 'personal', statusUrl: 'public' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      proName: 'Me François Côté-Desrosiers',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      proName: 'François Côté-Desrosiers',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: "Avez-vous été joint? Répondez 1 ou 2. 1 : oui. 2 : non, cherchez quelqu'un d'autre. Demande {code} : {statusUrl} {sender}. ARRET pour cesser.",
    en: 'Were you reached? Reply 1 or 2. 1: yes. 2: no, look for someone else. Request {code}: {statusUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Avez-vous été joint? Répondez 1 ou 2',
      preview: 'Dites-nous si {proName} vous a parlé.',
      body: [
        'Bonjour {clientName},',
        '{proName} devait vous joindre au sujet de votre demande {code}, et le délai prévu est passé.',
        "Si vous vous êtes parlé, dites-le-nous. Sinon, nous pouvons chercher quelqu'un d'autre, sans frais pour vous. Par texto, répondez 1 pour oui ou 2 pour non.",
      ],
      button: { label: 'Répondre', url: '{statusUrl}' },
    },
    en: {
      subject: 'Were you reached? Reply 1 or 2',
      preview: 'Tell us whether {proName} spoke with you.',
      body: [
        'Hello {clientName},',
        '{proName} was to reach you about your request {code}, and the time we gave has passed.',
        'If you have spoken, let us know. If not, we can look for someone else at no cost to you. By text message, reply 1 for yes or 2 for no.',
      ],
      button: { label: 'Answer', url: '{statusUrl}' },
    },
  },
});
