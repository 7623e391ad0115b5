import { template } from '../../template.js';

/** The team has a question: the words of the question stay behind the link. */
export const r07 = template({
  rule: 'R07',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', dueAt: 'public', answerUrl: 'public' },
  from: { dueAt: 'answerBy', answerUrl: 'statusUrl' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      dueAt: 'mercredi 30 septembre à 14 h 30',
      answerUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      dueAt: 'Wednesday, September 30 at 2:30 p.m.',
      answerUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: 'Une question au sujet de votre demande {code}. Répondez avant le {dueAt} pour la faire avancer : {answerUrl} {sender}. ARRET pour cesser.',
    en: 'A question about your request {code}. Answer before {dueAt} to keep it moving: {answerUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Une question au sujet de votre demande',
      preview: 'Votre réponse nous permet de continuer.',
      body: [
        'Bonjour {clientName},',
        "Il nous manque une précision pour proposer votre demande {code} aux bonnes personnes. D'habitude, deux minutes suffisent.",
        'Pour protéger vos renseignements, la question vous attend sur votre page personnelle plutôt que dans ce courriel. Répondez si possible avant le {dueAt}.',
      ],
      button: { label: 'Lire la question et répondre', url: '{answerUrl}' },
      after: ['Vous préférez en parler? Répondez à ce courriel ou appelez-nous au {senderPhone}.'],
    },
    en: {
      subject: 'A question about your request',
      preview: 'Your answer lets us continue.',
      body: [
        'Hello {clientName},',
        'We need one more detail before we can offer your request {code} to the right people. It usually takes two minutes.',
        'To protect your information, the question is waiting on your personal page rather than in this e-mail. Please answer before {dueAt} if you can.',
      ],
      button: { label: 'Read the question and answer', url: '{answerUrl}' },
      after: ['Would you rather talk? Reply to this e-mail or call us at {senderPhone}.'],
    },
  },
});
