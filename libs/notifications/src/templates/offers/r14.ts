import { template } from '../../template.js';

/** Second chance: a request someone asked about is free again. */
export const r14 = template({
  rule: 'R14',
  class: 'service',
  kind: 'offer',
  audience: 'professional',
  vars: { code: 'public', field: 'public', region: 'public', price: 'public', offerUrl: 'public' },
  from: { region: 'offerRegion' },
  samples: {
    fr: {
      code: 'K7M2',
      field: 'Droit de la famille',
      region: 'Montréal',
      price: '1,5 juricoin',
      offerUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      code: 'K7M2',
      field: 'Family law',
      region: 'Montréal',
      price: '1.5 juricoins',
      offerUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: 'La demande {code} est de nouveau libre ({field}, {region}, {price}). La première personne qui la réserve la garde : {offerUrl} {sender}. ARRET pour cesser.',
    en: 'Request {code} is available again ({field}, {region}, {price}). The first person to reserve it keeps it: {offerUrl} {sender}. STOP to end.',
  },
  smsShort: {
    fr: '{code} de nouveau libre : {field}, {region}, {price}. Répondez OUI {code} pour réserver. {sender}. ARRET pour cesser.',
    en: '{code} is free again: {field}, {region}, {price}. Reply YES {code} to reserve it. {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'La demande {code} est de nouveau libre',
      preview: '{field}, {region}, {price}.',
      body: [
        'Bonjour,',
        'Vous nous aviez demandé de vous prévenir : la demande {code} ({field}, {region}) est de nouveau libre, au prix de {price}.',
        "D'autres personnes reçoivent le même avis. La première qui la réserve la garde.",
      ],
      button: { label: 'Voir la demande', url: '{offerUrl}' },
    },
    en: {
      subject: 'Request {code} is available again',
      preview: '{field}, {region}, {price}.',
      body: [
        'Hello,',
        'You asked us to let you know: request {code} ({field}, {region}) is available again, at {price}.',
        'Others are receiving the same notice. The first person to reserve it keeps it.',
      ],
      button: { label: 'See the request', url: '{offerUrl}' },
    },
  },
});
