import { template } from '../../template.js';
import { ASKED } from './asked.js';

const URL = {
  fr: 'https://jurilien.example/vie-privee/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
  en: 'https://jurilien.example/en/privacy/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
};

/** A request about one's own data has arrived; it says the same whether or not we hold anything under the address. */
export const r57 = template({
  rule: 'R57',
  class: 'transactional',
  audience: 'anyone',
  vars: { asked: 'public', dueOn: 'public', privacyUrl: 'public' },
  from: { asked: 'privacyAsked', dueOn: 'privacyDueOn' },
  choices: { asked: ASKED },
  samples: {
    fr: { asked: 'access', dueOn: 'mercredi 30 septembre', privacyUrl: URL.fr },
    en: { asked: 'erasure', dueOn: 'Wednesday, September 30', privacyUrl: URL.en },
  },
  sms: {
    fr: '{sender} : votre demande au sujet de vos renseignements nous est parvenue. Réponse avant le {dueOn} : {privacyUrl} ARRET pour cesser.',
    en: '{sender}: we have your request about your personal information. Answer by {dueOn}: {privacyUrl} STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre demande au sujet de vos renseignements',
      preview: 'Nous répondons par écrit d’ici le {dueOn}.',
      body: [
        'Bonjour,',
        'Nous avons reçu votre demande {asked}. Nous y répondons par écrit d’ici le {dueOn}.',
        'Pour protéger tout le monde, une demande n’atteint que les renseignements liés aux adresses dont vous montrez qu’elles sont à vous. La page de suivi vous dit ce qu’il reste à confirmer.',
      ],
      button: { label: 'Suivre ma demande', url: '{privacyUrl}' },
      after: [
        'Vous n’avez rien demandé? Vous pouvez ignorer ce message : sans le code envoyé à votre adresse, personne n’obtient rien. Vous pouvez aussi retirer la demande sur la page de suivi.',
        'Ce lien est personnel : ne le transférez pas.',
      ],
    },
    en: {
      subject: 'Your personal information request',
      preview: 'We answer in writing by {dueOn}.',
      body: [
        'Hello,',
        'We received your request {asked}. We will answer it in writing by {dueOn}.',
        'To protect everyone, a request only reaches information linked to addresses that you show are yours. The follow-up page tells you what is left to confirm.',
      ],
      button: { label: 'Follow my request', url: '{privacyUrl}' },
      after: [
        'If you did not ask for anything, you can ignore this message: without the code sent to your address, no one gets anything. You can also take the request back on the follow-up page.',
        'This link is personal: please do not forward it.',
      ],
    },
  },
});

/** Ten days before the answer is due at the latest: a notice to who decides on such requests. */
export const r57Clock = template({
  rule: 'R57-clock',
  class: 'transactional',
  audience: 'account',
  vars: { asked: 'public', dueOn: 'public', privacyCasesUrl: 'public' },
  from: { asked: 'privacyAsked', dueOn: 'privacyDueOn' },
  choices: {
    asked: {
      access: { fr: 'accès', en: 'access' },
      correction: { fr: 'correction', en: 'correction' },
      portability: { fr: 'portabilité', en: 'portability' },
      erasure: { fr: 'effacement', en: 'erasure' },
      stopDissemination: { fr: 'cessation de la diffusion', en: 'stop of dissemination' },
      withdrawConsent: { fr: 'retrait d’accords', en: 'withdrawal of consents' },
      humanReview: { fr: 'révision humaine', en: 'human review' },
    },
  },
  samples: {
    fr: { asked: 'access', dueOn: 'mercredi 30 septembre', privacyCasesUrl: 'https://jurilien.example/admin/privacy' },
    en: { asked: 'erasure', dueOn: 'Wednesday, September 30', privacyCasesUrl: 'https://jurilien.example/admin/privacy' },
  },
  email: {
    fr: {
      subject: 'Vie privée : une réponse est due le {dueOn}',
      preview: 'Nature de la demande : {asked}.',
      body: [
        'Bonjour,',
        'Une demande sur des renseignements personnels attend toujours sa réponse. Nature : {asked}. La loi demande une réponse écrite d’ici le {dueOn}.',
      ],
      button: { label: 'Voir les demandes', url: '{privacyCasesUrl}' },
    },
    en: {
      subject: 'Privacy: an answer is due on {dueOn}',
      preview: 'What is asked: {asked}.',
      body: [
        'Hello,',
        'A request about personal information still waits for its answer. What is asked: {asked}. The law requires an answer in writing by {dueOn}.',
      ],
      button: { label: 'See the requests', url: '{privacyCasesUrl}' },
    },
  },
  inapp: {
    fr: {
      title: 'Vie privée : une réponse est due le {dueOn}',
      text: 'Nature de la demande : {asked}. Elle attend toujours sa réponse écrite.',
      url: '/admin/privacy',
    },
    en: {
      title: 'Privacy: an answer is due on {dueOn}',
      text: 'What is asked: {asked}. It still waits for its answer in writing.',
      url: '/en/admin/privacy',
    },
  },
});
