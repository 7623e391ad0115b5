import { template } from '../../template.js';

/** The code that a page behind a personal link asks for before it shows private data. */
export const stepUpCode = template({
  rule: 'step-up-code',
  class: 'otp',
  audience: 'anyone',
  vars: { otp: 'public', minutes: 'public' },
  from: { minutes: 'codeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  sms: {
    fr: '{otp} est votre code {sender} pour voir la page. Valide {minutes} minutes. Ne le donnez à personne.',
    en: '{otp} is your {sender} code to see the page. Valid for {minutes} minutes. Do not share it with anyone.',
  },
  email: {
    fr: {
      subject: '{otp} est votre code pour voir la page',
      preview: 'Valide {minutes} minutes.',
      body: [
        'Bonjour,',
        'Vous avez ouvert un lien personnel qui mène à des renseignements confidentiels. Voici le code à taper sur la page :',
        '{otp}',
        'Il est valide {minutes} minutes, sur l’appareil qui l’a demandé seulement. Ne le donnez à personne.',
        'Vous n’avez rien demandé? Vous pouvez ignorer ce message : sans le code, personne ne voit rien.',
      ],
    },
    en: {
      subject: '{otp} is your code to see the page',
      preview: 'Valid for {minutes} minutes.',
      body: [
        'Hello,',
        'You opened a personal link that leads to confidential information. Here is the code to type on the page:',
        '{otp}',
        'It is valid for {minutes} minutes, only on the device that asked for it. Do not share it with anyone.',
        'If you did not ask for this, you can ignore this message: without the code, no one sees anything.',
      ],
    },
  },
});
