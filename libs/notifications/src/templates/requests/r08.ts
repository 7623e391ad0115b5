import { template } from '../../template.js';

/** The question of the team still waits: once more, without its words. */
export const r08 = template({
  rule: 'R08',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', dueAt: 'public', answerUrl: 'public' },
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
    fr: 'Rappel : une question vous attend au sujet de votre demande {code}. Répondez avant le {dueAt} : {answerUrl} {sender}. ARRET pour cesser.',
    en: 'Reminder: a question about your request {code} is waiting for you. Answer before {dueAt}: {answerUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rappel : une question au sujet de votre demande',
      preview: 'Sans votre réponse, nous ne pouvons pas avancer.',
      body: [
        'Bonjour {clientName},',
        'La question que nous vous avons posée au sujet de votre demande {code} attend encore votre réponse.',
        'Elle se trouve sur votre page personnelle. Répondez si possible avant le {dueAt}; ensuite, notre équipe reprend la demande telle quelle.',
      ],
      button: { label: 'Lire la question et répondre', url: '{answerUrl}' },
      after: ['Vous préférez en parler? Répondez à ce courriel ou appelez-nous au {senderPhone}.'],
    },
    en: {
      subject: 'Reminder: a question about your request',
      preview: 'Without your answer we cannot go on.',
      body: [
        'Hello {clientName},',
        'The question we asked about your request {code} is still waiting for your answer.',
        'You will find it on your personal page. Please answer before {dueAt} if you can; after that, our team takes the request up again as it is.',
      ],
      button: { label: 'Read the question and answer', url: '{answerUrl}' },
      after: ['Would you rather talk? Reply to this e-mail or call us at {senderPhone}.'],
    },
  },
});
