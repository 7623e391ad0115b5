import { template } from '../../template.js';

const board = { fr: 'https://jurilien.example/leads', en: 'https://jurilien.example/en/leads' };

/** A request opened that someone asked to be told of. */
const boardAlertTold = template({
  rule: 'board-alert',
  class: 'service',
  audience: 'professional',
  vars: { code: 'public', field: 'public', region: 'public', price: 'public', minutes: 'public', offerUrl: 'public', alertsUrl: 'public' },
  from: { region: 'offerRegion', price: 'boardPrice', minutes: 'holdMinutes', offerUrl: 'boardOfferUrl', alertsUrl: 'boardUrl' },
  samples: {
    fr: {
      code: 'K7M2',
      field: 'Droit de la famille',
      region: 'Montréal',
      price: '1,5 juricoin',
      minutes: '10',
      offerUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
      alertsUrl: board.fr,
    },
    en: {
      code: 'K7M2',
      field: 'Family law',
      region: 'Montréal',
      price: '1.5 juricoins',
      minutes: '10',
      offerUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE',
      alertsUrl: board.en,
    },
  },
  sms: {
    fr: 'Demande libre {code} ({field}, {region}, {price}), comme dans votre alerte : {offerUrl} {sender}. ARRET pour cesser.',
    en: 'Open request {code} ({field}, {region}, {price}), as in your alert: {offerUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Demande libre : {field}, {region}',
      preview: '{code}, {price}.',
      body: [
        'Bonjour,',
        'Une demande qui correspond à votre alerte vient de s’ouvrir à tous les professionnels admissibles : {code} ({field}, {region}), au prix de {price}.',
        'La première personne qui la réserve a {minutes} minutes pour vérifier ses conflits.',
        'Pour changer ou retirer vos alertes : {alertsUrl}',
      ],
      button: { label: 'Voir la demande', url: '{offerUrl}' },
    },
    en: {
      subject: 'Open request: {field}, {region}',
      preview: '{code}, {price}.',
      body: [
        'Hello,',
        'A request that matches your alert has just opened to every eligible professional: {code} ({field}, {region}), at {price}.',
        'The first person to reserve it has {minutes} minutes to check for conflicts.',
        'To change or remove your alerts: {alertsUrl}',
      ],
      button: { label: 'See the request', url: '{offerUrl}' },
    },
  },
});

/** Open requests of the day, as saved searches asked, in one letter. */
const boardDigest = template({
  rule: 'board-digest',
  class: 'service',
  audience: 'professional',
  vars: { count: 'public', list: 'public', minutes: 'public', boardUrl: 'public' },
  from: { count: 'freeCount', list: 'freeList', minutes: 'holdMinutes' },
  samples: {
    fr: {
      count: '2 demandes libres',
      list: 'K7M2 (Droit de la famille, Montréal), H29E (Logement, Laval)',
      minutes: '10',
      boardUrl: board.fr,
    },
    en: { count: '2 open requests', list: 'K7M2 (Family law, Montréal), H29E (Housing, Laval)', minutes: '10', boardUrl: board.en },
  },
  email: {
    fr: {
      subject: '{count} selon vos alertes',
      preview: '{list}',
      body: [
        'Bonjour,',
        '{count} depuis hier, selon les alertes que vous avez créées : {list}.',
        'Elles sont ouvertes à tous les professionnels admissibles; la première personne qui réserve une demande a {minutes} minutes pour vérifier ses conflits. Vos alertes se changent et se retirent sur la même page.',
      ],
      button: { label: 'Voir les demandes libres', url: '{boardUrl}' },
    },
    en: {
      subject: '{count} matching your alerts',
      preview: '{list}',
      body: [
        'Hello,',
        '{count} since yesterday, as your alerts asked: {list}.',
        'They are open to every eligible professional; the first person to reserve a request has {minutes} minutes to check for conflicts. You can change or remove your alerts on the same page.',
      ],
      button: { label: 'See the open requests', url: '{boardUrl}' },
    },
  },
});

export const boardAlerts = [boardAlertTold, boardDigest];
