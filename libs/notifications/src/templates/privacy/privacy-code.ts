import { template } from '../../template.js';

/** The code that shows that an address belongs to the person who asks about the data under it. It says nothing about what is held. */
export const privacyCode = template({
  rule: 'privacy-code',
  class: 'otp',
  audience: 'anyone',
  vars: { otp: 'public', minutes: 'public' },
  from: { minutes: 'codeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  sms: {
    fr: '{otp} est votre code {sender} pour confirmer ce numéro. Valide {minutes} minutes. Ne le donnez à personne.',
    en: '{otp} is your {sender} code to confirm this number. Valid for {minutes} minutes. Do not share it with anyone.',
  },
  email: {
    fr: {
      subject: '{otp} est votre code pour confirmer cette adresse',
      preview: 'Valide {minutes} minutes.',
      body: [
        'Bonjour,',
        'Une demande au sujet de renseignements personnels nomme cette adresse. Voici le code qui montre qu’elle est à vous :',
        '{otp}',
        'Il est valide {minutes} minutes. Ne le donnez à personne, même à quelqu’un qui dit travailler avec nous.',
        'Vous n’avez rien demandé? Vous pouvez ignorer ce message : sans le code, personne n’obtient rien.',
      ],
    },
    en: {
      subject: '{otp} is your code to confirm this address',
      preview: 'Valid for {minutes} minutes.',
      body: [
        'Hello,',
        'A request about personal information names this address. Here is the code that shows it is yours:',
        '{otp}',
        'It is valid for {minutes} minutes. Do not share it with anyone, even someone who says they work with us.',
        'If you did not ask for anything, you can ignore this message: without the code, no one gets anything.',
      ],
    },
  },
});
