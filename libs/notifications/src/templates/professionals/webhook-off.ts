import { template } from '../../template.js';

/** The professional's own tool has not answered for three days: its calls have stopped. */
export const webhookOff = template({
  rule: 'webhook-off',
  class: 'service',
  audience: 'professional',
  vars: { pageUrl: 'public' },
  from: { pageUrl: 'leadsUrl' },
  samples: {
    fr: { pageUrl: 'https://jurilien.example/leads-professionnel' },
    en: { pageUrl: 'https://jurilien.example/en/professional-leads' },
  },
  email: {
    fr: {
      subject: 'Votre webhook est désactivé',
      preview: 'Il échoue depuis trois jours.',
      body: [
        'Bonjour,',
        'L’adresse que vous avez choisie pour suivre vos demandes acceptées dans votre outil n’a répondu à aucun de nos envois depuis trois jours. Nous avons cessé de l’appeler.',
        'Vos demandes elles-mêmes ne sont pas touchées. Les derniers essais et leur résultat sont sur votre page; vous pouvez y corriger l’adresse et reprendre les envois. Un nouveau secret vous sera remis.',
      ],
      button: { label: 'Voir mes demandes', url: '{pageUrl}' },
    },
    en: {
      subject: 'Your webhook is switched off',
      preview: 'It has been failing for three days.',
      body: [
        'Hello,',
        'The address you chose to follow your accepted requests in your own tool has answered none of our calls for three days. We have stopped calling it.',
        'Your requests themselves are not affected. The latest tries and their results are on your page, where you can correct the address and start again. You will be given a new secret.',
      ],
      button: { label: 'See my requests', url: '{pageUrl}' },
    },
  },
});
