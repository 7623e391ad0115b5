import { template } from '../../template.js';
import { ASKED } from './asked.js';

const URL = {
  fr: 'https://jurilien.example/vie-privee/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
  en: 'https://jurilien.example/en/privacy/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
};

/** A request about one's own data is refused, in writing and with whom the person may turn to (L25-9). */
export const privacyRefused = template({
  rule: 'privacy-refused',
  class: 'transactional',
  audience: 'anyone',
  vars: { asked: 'public', answer: 'private', privacyUrl: 'public' },
  from: { asked: 'privacyAsked', answer: 'privacyAnswer' },
  choices: { asked: ASKED },
  samples: {
    fr: {
      asked: 'erasure',
      answer: 'Nous devons garder ces factures six ans. Vous pouvez vous adresser à la Commission d’accès à l’information du Québec.',
      privacyUrl: URL.fr,
    },
    en: {
      asked: 'erasure',
      answer: 'We must keep these invoices for six years. You may turn to the Office of the Privacy Commissioner of Canada.',
      privacyUrl: URL.en,
    },
  },
  sms: {
    fr: '{sender} : nous avons répondu par écrit à votre demande au sujet de vos renseignements personnels : {privacyUrl} ARRET pour cesser.',
    en: '{sender}: we have answered your request about your personal information in writing: {privacyUrl} STOP to end.',
  },
  email: {
    fr: {
      subject: 'Réponse à votre demande',
      preview: 'Voici notre réponse et vos recours.',
      body: ['Bonjour,', 'Nous ne pouvons pas donner suite à votre demande {asked}. Voici pourquoi :', '{answer}'],
      button: { label: 'Voir ma demande', url: '{privacyUrl}' },
    },
    en: {
      subject: 'Answer to your request',
      preview: 'Here is our answer, and where you can turn.',
      body: ['Hello,', 'We cannot grant your request {asked}. Here is why:', '{answer}'],
      button: { label: 'See my request', url: '{privacyUrl}' },
    },
  },
});

/** What was asked about one's own data is done; a copy is collected on the page behind the link, after a code. */
export const privacyFulfilled = template({
  rule: 'privacy-fulfilled',
  class: 'transactional',
  audience: 'anyone',
  vars: { asked: 'public', outcome: 'private', privacyUrl: 'public' },
  from: { asked: 'privacyAsked', outcome: 'privacyOutcome' },
  choices: { asked: ASKED },
  samples: {
    fr: { asked: 'access', outcome: 'La copie de vos renseignements est prête.', privacyUrl: URL.fr },
    en: { asked: 'access', outcome: 'The copy of your personal information is ready.', privacyUrl: URL.en },
  },
  sms: {
    fr: '{sender} : votre demande au sujet de vos renseignements personnels est traitée. Voir : {privacyUrl} ARRET pour cesser.',
    en: '{sender}: your request about your personal information has been carried out. See: {privacyUrl} STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre demande est traitée',
      preview: 'Voici ce que nous avons fait.',
      body: ['Bonjour,', 'Votre demande {asked} est traitée.', '{outcome}'],
      button: { label: 'Voir ma demande', url: '{privacyUrl}' },
      after: ['La page demande un code avant de montrer quoi que ce soit de personnel. Ce lien est à vous : ne le transférez pas.'],
    },
    en: {
      subject: 'Your request has been carried out',
      preview: 'Here is what we did.',
      body: ['Hello,', 'Your request {asked} has been carried out.', '{outcome}'],
      button: { label: 'See my request', url: '{privacyUrl}' },
      after: ['The page asks for a code before it shows anything personal. This link is yours: please do not forward it.'],
    },
  },
});
