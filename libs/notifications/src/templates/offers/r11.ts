import { template } from '../../template.js';

/** Half of the priority is over and the offer was not looked at: one reminder, by text only. */
export const r11 = template({
  rule: 'R11',
  class: 'service',
  kind: 'offer',
  audience: 'professional',
  vars: { code: 'public', field: 'public', region: 'public', price: 'public', endsAt: 'public', offerUrl: 'public' },
  from: { region: 'offerRegion' },
  samples: {
    fr: {
      code: 'K7M2',
      field: 'Droit de la famille',
      region: 'Saguenay–Lac-Saint-Jean',
      price: '1,5 juricoin',
      endsAt: 'mercredi 14 h 30',
      offerUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
    en: {
      code: 'K7M2',
      field: 'Family law',
      region: 'Saguenay–Lac-Saint-Jean',
      price: '1.5 juricoins',
      endsAt: 'Wednesday 2:30 p.m.',
      offerUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
    },
  },
  sms: {
    fr: "Rappel, demande {code} ({field}, {region}) : {price}. Elle vous est offerte en priorité jusqu'à {endsAt} : {offerUrl} ou répondez OUI {code}. {sender}. ARRET pour cesser.",
    en: 'Reminder, request {code} ({field}, {region}): {price}. Your priority ends {endsAt}: {offerUrl} or reply YES {code}. {sender}. STOP to end.',
  },
  smsShort: {
    fr: 'Rappel {code} : {field}, {region}, {price}, avant {endsAt}. OUI {code} ou NON {code}? {sender}. ARRET pour cesser.',
    en: 'Reminder {code}: {field}, {region}, {price}, before {endsAt}. Reply YES {code} or NO {code}. {sender}. STOP to end.',
  },
  inapp: {
    fr: {
      title: 'La demande {code} vous attend encore',
      text: '{field}, {region}, {price} : votre priorité prend fin {endsAt}.',
      url: '/mes-offres',
    },
    en: {
      title: 'Request {code} is still waiting for you',
      text: '{field}, {region}, {price}: your priority ends {endsAt}.',
      url: '/en/my-offers',
    },
  },
});
