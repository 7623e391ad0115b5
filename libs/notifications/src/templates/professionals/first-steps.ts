import { template } from '../../template.js';
import { page } from '../samples.js';

const buy = page('/acheter-juricoins', '/buy-juricoins');
const volumes = page('/pros', '/pros');
const subject = { fr: 'Les demandes dans vos domaines', en: 'Requests in your fields' };

/** A week after approval, nothing was bought: how coins work. Marketing, and shipped switched off. */
const r64 = template({
  rule: 'R64',
  class: 'marketing',
  audience: 'professional',
  vars: { buyUrl: 'public' },
  samples: { fr: { buyUrl: buy.fr }, en: { buyUrl: buy.en } },
  email: {
    fr: {
      subject: subject.fr,
      preview: 'Comment fonctionne un premier achat.',
      body: [
        'Bonjour,',
        'Votre compte est ouvert depuis une semaine. Voici comment se passe un premier achat de juricoins.',
        '- Chaque demande vous est offerte avec son prix : vous le voyez avant de dire oui.',
        '- Vous ne payez que les demandes que vous acceptez.',
        '- Les juricoins achetés n’expirent pas.',
      ],
      button: { label: 'Voir les forfaits', url: '{buyUrl}' },
    },
    en: {
      subject: subject.en,
      preview: 'How a first purchase works.',
      body: [
        'Hello,',
        'Your account has been open for a week. Here is how a first purchase of juricoins works.',
        '- Each request is offered to you with its price: you see it before you say yes.',
        '- You pay only for the requests you accept.',
        '- Juricoins that are bought do not expire.',
      ],
      button: { label: 'See the packs', url: '{buyUrl}' },
    },
  },
});

/** Two months without an acceptance: how many requests there are. Marketing, and shipped switched off. */
const r65 = template({
  rule: 'R65',
  class: 'marketing',
  audience: 'professional',
  vars: { volumesUrl: 'public' },
  samples: { fr: { volumesUrl: volumes.fr }, en: { volumesUrl: volumes.en } },
  email: {
    fr: {
      subject: subject.fr,
      preview: 'Combien il y en a, par domaine et par région.',
      body: [
        'Bonjour,',
        'Vous n’avez pas accepté de demande depuis plus de deux mois. Combien y en a-t-il dans vos domaines et votre région? Les chiffres des trois derniers mois sont publics.',
        'Si vos domaines, vos régions ou vos heures ont changé, votre profil les met à jour en deux minutes.',
      ],
      button: { label: 'Voir les chiffres', url: '{volumesUrl}' },
    },
    en: {
      subject: subject.en,
      preview: 'How many there are, by field and by region.',
      body: [
        'Hello,',
        'You have not accepted a request for more than two months. How many are there in your fields and your region? The figures of the last three months are public.',
        'If your fields, regions or hours have changed, your profile updates them in two minutes.',
      ],
      button: { label: 'See the figures', url: '{volumesUrl}' },
    },
  },
});

export const firstSteps = [r64, r65];
