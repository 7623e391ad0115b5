import { template } from '../../template.js';

/** Someone with an old link, or the team for them, asked for a new one; it only ever goes to the address on file. */
export const linkRenewed = template({
  rule: 'link-renewed',
  class: 'transactional',
  audience: 'anyone',
  vars: { purpose: 'public', linkUrl: 'public' },
  from: { purpose: 'linkPurpose', linkUrl: 'newLink' },
  choices: {
    purpose: {
      draft: { fr: 'reprendre votre demande là où vous l’aviez laissée', en: 'pick up your request where you left it' },
      'lead-status': { fr: 'suivre votre demande', en: 'follow your request' },
      'confirm-email': { fr: 'confirmer votre courriel', en: 'confirm your e-mail' },
      offer: { fr: 'consulter la demande qui vous est proposée', en: 'see the request offered to you' },
      'contact-sheet': { fr: 'ouvrir la fiche de votre client', en: "open your client's page" },
      'private-change': { fr: 'changer vos coordonnées', en: 'change your details' },
      privacy: { fr: 'suivre votre demande sur vos renseignements', en: 'follow your request about your personal information' },
      other: { fr: 'continuer', en: 'continue' },
    },
  },
  samples: {
    fr: { purpose: 'lead-status', linkUrl: 'https://jurilien.example/ma-demande/q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE' },
    en: { purpose: 'draft', linkUrl: 'https://jurilien.example/en/demand?d=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE' },
  },
  email: {
    fr: {
      subject: 'Votre nouveau lien',
      preview: 'Il est personnel : ne le transférez pas.',
      body: ['Bonjour,', 'Voici un nouveau lien pour {purpose}.'],
      button: { label: 'Ouvrir mon lien', url: '{linkUrl}' },
      after: ["Ce lien est personnel : ne le transférez pas. Si vous n'avez rien demandé, vous pouvez ignorer ce courriel."],
    },
    en: {
      subject: 'Your new link',
      preview: 'It is personal: please do not forward it.',
      body: ['Hello,', 'Here is a new link to {purpose}.'],
      button: { label: 'Open my link', url: '{linkUrl}' },
      after: ['This link is personal: please do not forward it. If you did not ask for it, you can ignore this e-mail.'],
    },
  },
});
