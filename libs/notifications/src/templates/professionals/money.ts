import { template, type Template } from '../../template.js';
import { page } from '../samples.js';

const buy = page('/acheter-juricoins', '/buy-juricoins');
const invoice = page('/facture?no=JC-2026-000123', '/invoice?no=JC-2026-000123');
const pro = { fr: 'Me François Côté-Desrosiers', en: 'François Côté-Desrosiers' };

/** Few coins are left. */
const r42 = template({
  rule: 'R42',
  class: 'service',
  audience: 'professional',
  vars: { balance: 'public', buyUrl: 'public' },
  samples: { fr: { balance: '1,5 juricoin', buyUrl: buy.fr }, en: { balance: '1.5 juricoins', buyUrl: buy.en } },
  email: {
    fr: {
      subject: 'Solde de juricoins bas',
      preview: 'Il vous reste {balance}.',
      body: [
        'Bonjour,',
        'Il vous reste {balance}. Les demandes dont le prix dépasse votre solde ne vous sont plus offertes.',
        'Vous pouvez en acheter en deux minutes. Les juricoins achetés n’expirent pas.',
      ],
      button: { label: 'Acheter des juricoins', url: '{buyUrl}' },
    },
    en: {
      subject: 'Low juricoin balance',
      preview: 'You have {balance} left.',
      body: [
        'Hello,',
        'You have {balance} left. Requests whose price is above your balance are no longer offered to you.',
        'You can buy some in two minutes. Juricoins that are bought do not expire.',
      ],
      button: { label: 'Buy juricoins', url: '{buyUrl}' },
    },
  },
  inapp: {
    fr: {
      title: 'Votre solde de juricoins est bas',
      text: 'Il vous reste {balance}. Les demandes d’un prix plus élevé ne vous sont plus offertes.',
      url: '/acheter-juricoins',
    },
    en: {
      title: 'Your juricoin balance is low',
      text: 'You have {balance} left. Requests at a higher price are no longer offered to you.',
      url: '/en/buy-juricoins',
    },
  },
});

/** Promotional coins end in a week, or tomorrow. */
const r43 = template({
  rule: 'R43',
  class: 'service',
  audience: 'professional',
  vars: { coins: 'public', date: 'public', buyUrl: 'public' },
  from: { coins: 'lotCoins', date: 'lotEndsOn' },
  samples: {
    fr: { coins: '2 juricoins', date: '28 novembre 2026', buyUrl: buy.fr },
    en: { coins: '2 juricoins', date: 'November 28, 2026', buyUrl: buy.en },
  },
  email: {
    fr: {
      subject: 'Des juricoins promotionnels expirent le {date}',
      preview: '{coins} à utiliser avant cette date.',
      body: [
        'Bonjour,',
        'Dans votre compte, {coins} promotionnels expirent le {date}. Ils sont utilisés avant les autres, sans rien faire de votre part.',
      ],
      button: { label: 'Voir mon compte', url: '{buyUrl}' },
    },
    en: {
      subject: 'Promotional juricoins expire on {date}',
      preview: '{coins} to be used before that day.',
      body: [
        'Hello,',
        'In your account, {coins} from a promotion expire on {date}. They are used before any others; there is nothing to do.',
      ],
      button: { label: 'See my account', url: '{buyUrl}' },
    },
  },
});

/** A document of the books was issued: an invoice, or a credit note. */
const r44 = template({
  rule: 'R44',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', what: 'public', invoiceNo: 'public', total: 'public', documentUrl: 'public' },
  from: { what: 'documentKind' },
  choices: { what: { invoice: { fr: 'Facture', en: 'Invoice' }, note: { fr: 'Note de crédit', en: 'Credit note' } } },
  samples: {
    fr: { proName: pro.fr, what: 'invoice', invoiceNo: 'JC-2026-000123', total: '287,44 $', documentUrl: invoice.fr },
    en: { proName: pro.en, what: 'invoice', invoiceNo: 'JC-2026-000123', total: '$287.44', documentUrl: invoice.en },
  },
  email: {
    fr: {
      subject: '{what} {invoiceNo}',
      preview: 'Total, taxes comprises : {total}.',
      body: [
        'Bonjour {proName},',
        '{what} {invoiceNo} : {total}, taxes comprises. Le document complet est dans votre compte, à lire, à imprimer ou à garder en PDF.',
      ],
      button: { label: 'Ouvrir le document', url: '{documentUrl}' },
    },
    en: {
      subject: '{what} no. {invoiceNo}',
      preview: 'Total with taxes: {total}.',
      body: [
        'Hello {proName},',
        '{what} {invoiceNo}: {total}, taxes included. The whole document is in your account, to read, to print or to keep as a PDF.',
      ],
      button: { label: 'Open the document', url: '{documentUrl}' },
    },
  },
});

/** A payment did not go through, or is disputed. */
const r45 = template({
  rule: 'R45',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', problem: 'public', buyUrl: 'public' },
  from: { problem: 'paymentProblem' },
  choices: {
    problem: {
      failed: {
        fr: 'Votre paiement n’a pas été accepté. Rien n’a été porté à votre compte; vous pouvez essayer de nouveau avec une autre carte.',
        en: 'Your payment was not accepted. Nothing was charged; you can try again with another card.',
      },
      topUp: {
        fr: 'Votre recharge automatique n’a pas pu être payée avec la carte enregistrée. Nous l’avons désactivée : aucun autre achat ne sera fait sans vous. Vous pouvez la réactiver avec une autre carte.',
        en: 'Your automatic top-up could not be paid with the card on file. We switched it off: no other purchase is made without you. You can switch it on again with another card.',
      },
      pastDue: {
        fr: 'Le paiement mensuel de votre forfait n’a pas été accepté. Nous réessayons dans les prochains jours; votre forfait continue d’ici là.',
        en: 'The monthly payment of your plan was not accepted. We will try again in the coming days; your plan continues until then.',
      },
      disputed: {
        fr: 'Votre banque nous signale que l’un de vos paiements est contesté. Votre compte est suspendu jusqu’à sa réponse; écrivez-nous si c’est une erreur.',
        en: 'Your bank tells us that one of your payments is disputed. Your account is frozen until the bank answers; write to us if this is a mistake.',
      },
    },
  },
  samples: { fr: { proName: pro.fr, problem: 'failed', buyUrl: buy.fr }, en: { proName: pro.en, problem: 'failed', buyUrl: buy.en } },
  email: {
    fr: {
      subject: 'Problème de paiement',
      preview: 'Un paiement demande votre attention.',
      body: ['Bonjour {proName},', '{problem}'],
      button: { label: 'Ouvrir mon compte', url: '{buyUrl}' },
    },
    en: {
      subject: 'Payment problem',
      preview: 'A payment needs your attention.',
      body: ['Hello {proName},', '{problem}'],
      button: { label: 'Open my account', url: '{buyUrl}' },
    },
  },
});

/** One of the first automatic top-ups waits for a click. */
const topUpApproval = template({
  rule: 'top-up-approval',
  class: 'transactional',
  audience: 'professional',
  vars: { coins: 'public', total: 'public', buyUrl: 'public' },
  from: { coins: 'topUpCoins', buyUrl: 'topUpUrl' },
  samples: {
    fr: { coins: '5 juricoins', total: '229,95 $', buyUrl: buy.fr },
    en: { coins: '5 juricoins', total: '$229.95', buyUrl: buy.en },
  },
  email: {
    fr: {
      subject: 'Votre recharge automatique attend votre accord',
      preview: '{coins} pour {total}, taxes comprises.',
      body: [
        'Bonjour,',
        'Votre solde est passé sous le seuil que vous avez choisi. Une recharge de {coins} est prête, pour {total}, taxes comprises.',
        'Les deux premières recharges demandent votre accord. Rien n’est porté à votre carte tant que vous ne l’avez pas donné.',
      ],
      button: { label: 'Voir et approuver la recharge', url: '{buyUrl}' },
    },
    en: {
      subject: 'Your automatic top-up is waiting for your approval',
      preview: '{coins} for {total}, taxes included.',
      body: [
        'Hello,',
        'Your balance fell below the threshold you chose. A top-up of {coins} is ready, for {total}, taxes included.',
        'Each of the first two top-ups needs your approval. Your card is not charged until you give it.',
      ],
      button: { label: 'See and approve the top-up', url: '{buyUrl}' },
    },
  },
});

/** Words about a professional's money. */
export const money = [r42, r43, r44, r45, topUpApproval] as unknown as Template[];
