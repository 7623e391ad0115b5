import { template } from '../../template.js';

/** The code that confirms a phone number. */
export const r04 = template({
  rule: 'R04',
  class: 'otp',
  audience: 'client',
  vars: { otp: 'public', minutes: 'public' },
  from: { otp: 'phoneCode', minutes: 'phoneCodeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  sms: {
    fr: '{otp} est votre code de confirmation {sender}. Valide {minutes} minutes. Ne le donnez à personne. ARRET pour ne plus recevoir de textos.',
    en: '{otp} is your confirmation code for {sender}. Valid for {minutes} minutes. Do not share it with anyone. STOP to end text messages.',
  },
});
