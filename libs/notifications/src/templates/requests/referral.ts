import { template } from '../../template.js';
import { statusPage, TOKEN } from '../samples.js';

/** Someone of the legal network wrote for a person (F04): nothing happens until that person says yes. */
export const referral = template({
  rule: 'referral',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', confirmBy: 'public', confirmUrl: 'public', statusUrl: 'public' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      confirmBy: '5 octobre 2026',
      confirmUrl: `https://jurilien.example/validation-demande?d=${TOKEN}`,
      statusUrl: statusPage.fr,
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      confirmBy: 'October 5, 2026',
      confirmUrl: `https://jurilien.example/en/lead-validation?d=${TOKEN}`,
      statusUrl: statusPage.en,
    },
  },
  email: {
    fr: {
      subject: 'Demande {code} : êtes-vous d’accord?',
      preview: 'Quelqu’un a écrit une demande pour vous. Rien ne part sans votre accord.',
      body: [
        'Bonjour {clientName},',
        'Une personne du réseau juridique à qui vous avez parlé nous a demandé, en votre nom, de vous aider à trouver un professionnel du droit. Elle affirme que vous êtes d’accord, et que personne ne paie ni ne reçoit quoi que ce soit pour cela.',
        'Rien ne sera montré à qui que ce soit avant que vous confirmiez.',
      ],
      button: { label: 'C’est bien ma demande', url: '{confirmUrl}' },
      more: { label: 'Voir ma demande', url: '{statusUrl}' },
      after: [
        'Sur la page de cette demande, vous pouvez la relire, la corriger ou la retirer.',
        'Vous n’êtes pas d’accord? Ne faites rien : la demande s’efface d’elle-même le {confirmBy}.',
      ],
    },
    en: {
      subject: 'Request {code}: do you agree?',
      preview: 'Someone wrote a request for you. Nothing is sent without your agreement.',
      body: [
        'Hello {clientName},',
        'Someone in the legal network whom you spoke with asked us, on your behalf, to help you find a legal professional. They state that you agree, and that no one pays or receives anything for it.',
        'Nothing will be shown to anyone before you confirm.',
      ],
      button: { label: 'Yes, this is my request', url: '{confirmUrl}' },
      more: { label: 'See my request', url: '{statusUrl}' },
      after: [
        'On the page of this request you can read it over, correct it or withdraw it.',
        'Don’t agree? Do nothing: the request is erased on {confirmBy}.',
      ],
    },
  },
});
