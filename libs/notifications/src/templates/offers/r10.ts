import { template } from '../../template.js';

/** A new offer. No name, phone or word of the client: only the facts an offer may show. */
export const r10 = template({
  rule: 'R10',
  class: 'service',
  kind: 'offer',
  audience: 'professional',
  vars: { code: 'public', field: 'public', region: 'public', price: 'public', endsAt: 'public', offerUrl: 'public', refuseUrl: 'public' },
  from: { region: 'offerRegion' },
  samples: {
    fr: {
      code: 'K7M2',
      field: 'Droit de la famille',
      region: 'Saguenay–Lac-Saint-Jean',
      price: '1,5 juricoin',
      endsAt: 'mercredi 14 h 30',
      offerUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
      refuseUrl: 'https://jurilien.example/refuser?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      code: 'K7M2',
      field: 'Family law',
      region: 'Saguenay–Lac-Saint-Jean',
      price: '1.5 juricoins',
      endsAt: 'Wednesday 2:30 p.m.',
      offerUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
      refuseUrl: 'https://jurilien.example/en/refuse?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: 'Nouvelle demande {field}, {region} : {price}. Réservez-la avant {endsAt} : {offerUrl} ou répondez OUI {code}. NON {code} pour refuser. {sender}. ARRET pour cesser.',
    en: 'New request {field}, {region}: {price}. Reserve it before {endsAt}: {offerUrl} or reply YES {code}. NO {code} to refuse. {sender}. STOP to end.',
  },
  smsShort: {
    fr: '{code} : {field}, {region}, {price}, avant {endsAt}. Répondez OUI {code} ou NON {code}. {sender}. ARRET pour cesser.',
    en: '{code}: {field}, {region}, {price}, before {endsAt}. Reply YES {code} or NO {code}. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Nouvelle demande {field}, {region} : {price}',
      preview: 'Demande {code}, à réserver avant {endsAt}.',
      body: [
        'Bonjour,',
        'Une demande correspond à votre pratique.',
        '- Demande : {code}',
        '- Domaine : {field}',
        '- Région : {region}',
        '- Prix : {price}',
        '- Priorité pour vous : jusqu’à {endsAt}',
        "Lisez le résumé, puis réservez-la si elle vous convient. Vous aurez alors quelques minutes pour vérifier les conflits d'intérêts; rien n'est débité avant votre confirmation.",
      ],
      button: { label: 'Voir la demande', url: '{offerUrl}' },
      after: ['Pas pour vous cette fois-ci? Refusez-la, cela nous aide à mieux choisir : {refuseUrl}'],
    },
    en: {
      subject: 'New request {field}, {region}: {price}',
      preview: 'Request {code}, to be reserved before {endsAt}.',
      body: [
        'Hello,',
        'A request matches your practice.',
        '- Request: {code}',
        '- Area of law: {field}',
        '- Region: {region}',
        '- Price: {price}',
        '- Priority for you: until {endsAt}',
        'Read the summary, then reserve it if it suits you. You will then have a few minutes to check for conflicts of interest; nothing is charged before you confirm.',
      ],
      button: { label: 'See the request', url: '{offerUrl}' },
      after: ['Not for you this time? Refuse it, it helps us choose better: {refuseUrl}'],
    },
  },
  inapp: {
    fr: {
      title: 'Nouvelle demande {code} : {price}',
      text: '{field}, {region}. Vous avez la priorité jusqu’à {endsAt}.',
      url: '/mes-offres',
    },
    en: { title: 'New request {code}: {price}', text: '{field}, {region}. You have priority until {endsAt}.', url: '/en/my-offers' },
  },
});
