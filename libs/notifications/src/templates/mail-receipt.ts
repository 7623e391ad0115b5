import { template } from '../template.js';

/** The answer to an e-mail that waits for the team: once a day at most, however much its writer sends (EM2). */
export const mailReceipt = template({
  rule: 'mail-receipt',
  class: 'transactional',
  kind: 'receipt',
  audience: 'anyone',
  vars: {},
  samples: { fr: {}, en: {} },
  email: {
    fr: {
      subject: 'Nous avons reçu votre courriel',
      preview: 'Une personne de notre équipe le lira et vous répondra.',
      body: [
        'Bonjour,',
        'Nous avons bien reçu votre courriel. Une personne de notre équipe le lira et vous répondra.',
        'Nos heures : {senderHours}. Pour nous joindre plus vite, appelez au {senderPhone}.',
      ],
    },
    en: {
      subject: 'We have received your e-mail',
      preview: 'Someone on our team will read it and answer you.',
      body: [
        'Hello,',
        'We have received your e-mail. Someone on our team will read it and answer you.',
        'Our hours: {senderHours}. To reach us sooner, call {senderPhone}.',
      ],
    },
  },
});
