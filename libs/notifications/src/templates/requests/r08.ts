import { template } from '../../template.js';

/** The question of the team still waits: once more, without its words. */
export const r08 = template({
  rule: 'R08',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', answerBy: 'public', statusUrl: 'public' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      answerBy: 'mercredi 30 septembre à 14 h 30',
      statusUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      answerBy: 'Wednesday, September 30 at 2:30 p.m.',
      statusUrl: 'https://jurilien.example/en/my-request/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: 'Rappel : une question vous attend au sujet de votre demande {code}. Répondez avant le {answerBy} : {statusUrl} {sender}. ARRET pour cesser.',
    en: 'Reminder: a question about your request {code} is waiting for you. Answer before {answerBy}: {statusUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rappel : une question au sujet de votre demande',
      preview: 'Sans votre réponse, nous ne pouvons pas avancer.',
      body: [
        'Bonjour {clientName},',
        'La question que nous vous avons posée au sujet de votre demande {code} attend encore votre réponse.',
        'Elle se trouve sur votre page personnelle. Répondez si possible avant le {answerBy}; ensuite, notre équipe reprend la demande telle quelle.',
      ],
      button: { label: 'Lire la question et répondre', url: '{statusUrl}' },
      after: ['Vous préférez en parler? Répondez à ce courriel ou appelez-nous au {senderPhone}.'],
    },
    en: {
      subject: 'Reminder: a question about your request',
      preview: 'Without your answer we cannot go on.',
      body: [
        'Hello {clientName},',
        'The question we asked about your request {code} is still waiting for your answer.',
        'You will find it on your personal page. Please answer before {answerBy} if you can; after that, our team takes the request up again as it is.',
      ],
      button: { label: 'Read the question and answer', url: '{statusUrl}' },
      after: ['Would you rather talk? Reply to this e-mail or call us at {senderPhone}.'],
    },
  },
});
