import { template } from '../../template.js';
import { TOKEN } from '../samples.js';

/** The code that proves a new e-mail or phone (A05). */
export const changeCode = template({
  rule: 'change-code',
  class: 'otp',
  audience: 'anyone',
  vars: { otp: 'public', minutes: 'public' },
  from: { minutes: 'codeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  sms: {
    fr: '{otp} est votre code {sender} pour confirmer ce nouveau numéro. Valide {minutes} minutes. Ne le donnez à personne.',
    en: '{otp} is your {sender} code to confirm this new number. Valid for {minutes} minutes. Do not share it with anyone.',
  },
  email: {
    fr: {
      subject: '{otp} est votre code pour confirmer cette adresse',
      preview: 'Valide {minutes} minutes.',
      body: [
        'Bonjour,',
        'Quelqu’un, sans doute vous, nous a donné cette adresse comme nouvelle adresse courriel. Si c’est vous, tapez ce code sur la page :',
        '{otp}',
        'Il est valide {minutes} minutes. Ne le donnez à personne : notre équipe ne vous le demandera jamais.',
        'Vous n’avez rien demandé? Ignorez ce message : sans le code, rien ne change.',
      ],
    },
    en: {
      subject: '{otp} is your code to confirm this address',
      preview: 'Valid for {minutes} minutes.',
      body: [
        'Hello,',
        'Someone, probably you, gave us this address as a new e-mail address. If it was you, type this code on the page:',
        '{otp}',
        'It is valid for {minutes} minutes. Do not share it with anyone: our team will never ask you for it.',
        'If you did not ask for this, ignore this message: without the code nothing changes.',
      ],
    },
  },
});

/** To the old address: it was replaced, and can undo that (A05, R56). */
export const changeNotice = template({
  rule: 'change-notice',
  class: 'transactional',
  audience: 'anyone',
  vars: { what: 'public', until: 'public', undoUrl: 'public' },
  from: { what: 'changedDetail', until: 'undoUntil' },
  choices: { what: { email: { fr: 'adresse courriel', en: 'e-mail address' }, phone: { fr: 'numéro de téléphone', en: 'phone number' } } },
  samples: {
    fr: { what: 'email', until: 'samedi 3 octobre à 14 h 30', undoUrl: `https://jurilien.example/changement-prive/${TOKEN}` },
    en: { what: 'phone', until: 'Saturday, October 3 at 2:30 p.m.', undoUrl: `https://jurilien.example/en/private-change/${TOKEN}` },
  },
  sms: {
    fr: '{sender} : nous avons changé votre {what} dans votre dossier. Pas vous? Annulez avant le {until} : {undoUrl} ARRET pour cesser.',
    en: '{sender}: we changed the {what} in your file. Not you? Undo it before {until}: {undoUrl} STOP to end.',
  },
  email: {
    fr: {
      subject: 'Vos coordonnées ont été changées',
      preview: 'Si c’était vous, tout est en ordre.',
      body: [
        'Bonjour,',
        'Un changement a été fait et confirmé par un code : {what}. Si c’était vous, tout est en ordre et il n’y a rien à faire.',
        'Ce n’était pas vous? Vous pouvez tout annuler jusqu’au {until}.',
      ],
      button: { label: 'Annuler ce changement', url: '{undoUrl}' },
      after: ['Ce lien est personnel : ne le transférez pas.'],
    },
    en: {
      subject: 'Your contact details were changed',
      preview: 'If it was you, all is well.',
      body: [
        'Hello,',
        'A change was made and confirmed with a code: {what}. If it was you, all is well and there is nothing to do.',
        'If it was not you, you can undo it until {until}.',
      ],
      button: { label: 'Undo this change', url: '{undoUrl}' },
      after: ['This link is personal: please do not forward it.'],
    },
  },
});
