import { template } from '../../template.js';

/** The code that proves a mobile number is in the hands of the person who asks for it (M20). */
export const contactCode = template({
  rule: 'contact-code',
  class: 'otp',
  audience: 'anyone',
  vars: { otp: 'public', minutes: 'public' },
  from: { minutes: 'codeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  sms: {
    fr: '{otp} est votre code {sender} pour confirmer ce numéro. Valide {minutes} minutes. Ne le donnez à personne.',
    en: '{otp} is your {sender} code to confirm this number. Valid for {minutes} minutes. Do not share it with anyone.',
  },
});

/** A text someone sends themselves to see that texts arrive (M20). */
export const testText = template<never>({
  rule: 'sms-test',
  class: 'otp',
  audience: 'anyone',
  vars: {},
  samples: { fr: {}, en: {} },
  sms: {
    fr: "Voici le texto d'essai de {sender}. Tout fonctionne. AIDE pour de l'aide, ARRET pour cesser.",
    en: 'This is the test text from {sender}. Everything works. HELP for help, STOP to end.',
  },
});
