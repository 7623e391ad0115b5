import { template } from '../../template.js';

/** Registered and not applied: the way back to where it was left (R49). */
export const r49 = template({
  rule: 'R49',
  class: 'service',
  audience: 'professional',
  vars: { applyUrl: 'public', reviewTime: 'public' },
  samples: {
    fr: { applyUrl: 'https://jurilien.example/pros/inscription', reviewTime: '1 jour ouvrable' },
    en: { applyUrl: 'https://jurilien.example/en/pros/application', reviewTime: '1 business day' },
  },
  email: {
    fr: {
      subject: 'Terminez votre inscription',
      preview: 'Vos réponses sont gardées : il reste quelques minutes.',
      body: [
        'Bonjour,',
        'Vous avez commencé votre inscription et tout ce que vous avez écrit est gardé. Il reste à joindre une preuve de permis et à décrire votre pratique : comptez moins de dix minutes.',
        'Une fois votre dossier envoyé, nous répondons en {reviewTime}.',
      ],
      button: { label: 'Reprendre mon inscription', url: '{applyUrl}' },
      after: ['Vous avez changé d’idée? Ne faites rien : sans envoi de votre part, aucune offre ne vous sera faite.'],
    },
    en: {
      subject: 'Complete your registration',
      preview: 'Your answers are saved: only a few minutes to go.',
      body: [
        'Hello,',
        'You started your registration, and everything you wrote is saved. What is left is to attach proof of your licence and describe your practice: it takes less than ten minutes.',
        'Once your file is sent, we answer within {reviewTime}.',
      ],
      button: { label: 'Continue my registration', url: '{applyUrl}' },
      after: ['Changed your mind? Do nothing: unless you send it, no offers will be made to you.'],
    },
  },
});
