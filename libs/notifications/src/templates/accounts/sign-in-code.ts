import { template } from '../../template.js';

/** The code that finishes a sign-in from a device no one knows yet. */
export const signInCode = template({
  rule: 'sign-in-code',
  class: 'otp',
  audience: 'anyone',
  vars: { otp: 'public', minutes: 'public' },
  from: { minutes: 'codeMinutes' },
  samples: { fr: { otp: '482 913', minutes: '10' }, en: { otp: '482 913', minutes: '10' } },
  email: {
    fr: {
      subject: '{otp} est votre code de connexion',
      preview: 'Valide {minutes} minutes.',
      body: [
        'Bonjour,',
        'Quelqu’un vient d’entrer votre mot de passe depuis un appareil que nous ne connaissons pas. Si c’est vous, tapez ce code pour terminer la connexion :',
        '{otp}',
        'Il est valide {minutes} minutes et ne sert qu’une fois. Ne le donnez à personne : notre équipe ne vous le demandera jamais.',
        'Ce n’est pas vous? Changez votre mot de passe dès maintenant, à partir de la page de connexion.',
      ],
    },
    en: {
      subject: '{otp} is your sign-in code',
      preview: 'Valid for {minutes} minutes.',
      body: [
        'Hello,',
        'Someone has just entered your password on a device we do not know. If it was you, type this code to finish signing in:',
        '{otp}',
        'It is valid for {minutes} minutes and works once. Do not give it to anyone: our team will never ask you for it.',
        'Not you? Change your password right away, from the sign-in page.',
      ],
    },
  },
});
