import { template } from '../../template.js';

/** The hold on a request is about to end. */
export const r12 = template({
  rule: 'R12',
  class: 'transactional',
  kind: 'claim',
  audience: 'professional',
  vars: { code: 'public', minutes: 'public', offerUrl: 'public' },
  from: { minutes: 'minutesLeft' },
  samples: {
    fr: { code: 'K7M2', minutes: '3', offerUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE' },
    en: { code: 'K7M2', minutes: '3', offerUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE' },
  },
  sms: {
    fr: '{minutes} minutes pour confirmer {code}. Après, la demande redevient libre et vos juricoins vous reviennent : {offerUrl} {sender}. ARRET pour cesser.',
    en: '{minutes} minutes left to confirm {code}. After that the request is free again and your juricoins come back to you: {offerUrl} {sender}. STOP to end.',
  },
  inapp: {
    fr: {
      title: 'Il vous reste {minutes} minutes pour la demande {code}',
      text: 'Confirmez-la avant la fin du délai. Sinon, elle redevient libre et vos juricoins vous reviennent.',
      url: '/mes-offres',
    },
    en: {
      title: 'You have {minutes} minutes left for request {code}',
      text: 'Confirm it in time. Otherwise it becomes free again and your juricoins come back to you.',
      url: '/en/my-offers',
    },
  },
});
