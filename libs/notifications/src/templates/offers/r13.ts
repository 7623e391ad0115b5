import { template } from '../../template.js';

/** Requests that someone else took today: one letter, no text message, no name. */
export const r13 = template({
  rule: 'R13',
  class: 'service',
  kind: 'digest',
  audience: 'professional',
  vars: { count: 'public', list: 'public', offersUrl: 'public' },
  from: { count: 'takenCount', list: 'takenList' },
  samples: {
    fr: {
      count: '2 demandes',
      list: 'K7M2 (Droit de la famille, Montréal), H29E (Logement, Laval)',
      offersUrl: 'https://jurilien.example/offres',
    },
    en: {
      count: '2 requests',
      list: 'K7M2 (Family law, Montréal), H29E (Housing, Laval)',
      offersUrl: 'https://jurilien.example/en/offers',
    },
  },
  email: {
    fr: {
      subject: "Demandes déjà attribuées aujourd'hui",
      preview: "Prises par quelqu'un d'autre : {count}.",
      body: [
        'Bonjour,',
        "Prises par d'autres depuis hier, parmi vos offres ({count}) : {list}.",
        "Vous n'avez rien à faire. La première personne qui réserve une demande la garde; une réponse rapide, même un refus, nous aide à mieux vous en proposer.",
      ],
      button: { label: 'Voir mes offres', url: '{offersUrl}' },
    },
    en: {
      subject: 'Requests already taken today',
      preview: 'Taken by someone else: {count}.',
      body: [
        'Hello,',
        'Taken by others since yesterday, from your offers ({count}): {list}.',
        'There is nothing you need to do. The first person to reserve a request keeps it; a quick answer, even a refusal, helps us offer you better ones.',
      ],
      button: { label: 'See my offers', url: '{offersUrl}' },
    },
  },
  inapp: {
    fr: {
      title: 'Demandes déjà attribuées aujourd’hui',
      text: 'Parmi vos offres, prises par d’autres depuis hier ({count}) : {list}.',
      url: '/mes-offres',
    },
    en: {
      title: 'Requests already taken today',
      text: 'From your offers, taken by others since yesterday ({count}): {list}.',
      url: '/en/my-offers',
    },
  },
});
