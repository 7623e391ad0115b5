import { template } from '../../template.js';
import { statusPage } from '../samples.js';

/** The way to a request that exists, once more: its client wrote again, or told staff that the first letter is gone (IN19). */
export const leadLink = template({
  rule: 'lead-link',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', statusUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', statusUrl: statusPage.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', statusUrl: statusPage.en },
  },
  email: {
    fr: {
      subject: 'Demande {code} : votre lien',
      preview: 'Pour la suivre, la corriger ou la retirer.',
      body: [
        'Bonjour {clientName},',
        'Voici de nouveau le lien de votre demande {code}. Vous pouvez y voir où elle en est, la corriger ou la retirer.',
      ],
      button: { label: 'Ouvrir ma demande', url: '{statusUrl}' },
      after: [
        'Ce lien est personnel : ne le transférez pas.',
        'Vous n’avez rien demandé? Ignorez ce courriel : votre demande suit son cours.',
      ],
    },
    en: {
      subject: 'Request {code}: your link',
      preview: 'To follow, correct or withdraw it.',
      body: [
        'Hello {clientName},',
        'Here again is the link to your request {code}. It shows where things stand, and lets you correct or withdraw it.',
      ],
      button: { label: 'Open my request', url: '{statusUrl}' },
      after: [
        'This link is personal: please do not forward it.',
        'If you did not ask for this, ignore this e-mail: your request goes on as before.',
      ],
    },
  },
});
