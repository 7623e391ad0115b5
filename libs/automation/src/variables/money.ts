import { availableCc } from '@jurilien/credits';
import { formatCoins } from '@jurilien/notifications';
import { coinNameOf } from '@jurilien/reference';
import { creditsOf, lotOf, topUpOf } from '../lookups/money.js';
import { variable, type Finder, type Reader } from '../variable.js';
import { page } from './pages.js';
import { provinceDay } from './province-day.js';

/** So many hundredths of coins, as the reader's language says them. */
const coins = (cc: number | undefined, { config }: Finder, { lang }: Reader): string | undefined =>
  cc === undefined ? undefined : formatCoins(cc, lang, coinNameOf(config));

const documentPage = page('/facture', '/en/invoice');

export const moneyVariables = [
  variable({
    key: 'balance',
    label: { fr: 'Solde de juricoins', en: 'Juricoin balance' },
    privacy: 'public',
    sample: { fr: '1,5 juricoin', en: '1.5 juricoins' },
    find: async (l, reader) => {
      const account = await creditsOf(l);
      return account && coins(availableCc(account, l.now), l, reader);
    },
  }),
  variable({
    key: 'lotCoins',
    label: { fr: 'Juricoins qui restent du lot', en: 'Juricoins left of the lot' },
    privacy: 'public',
    sample: { fr: '2 juricoins', en: '2 juricoins' },
    find: async (l, reader) => coins((await lotOf(l))?.cc, l, reader),
  }),
  variable({
    key: 'lotEndsOn',
    label: { fr: 'Jour où le lot expire', en: 'Day on which the lot expires' },
    privacy: 'public',
    sample: { fr: '28 novembre 2026', en: 'November 28, 2026' },
    find: async (l, reader) => provinceDay((await lotOf(l))?.expiresAt, l, reader),
  }),
  variable({
    key: 'topUpCoins',
    label: { fr: 'Juricoins de la recharge', en: 'Juricoins of the top-up' },
    privacy: 'public',
    sample: { fr: '5 juricoins', en: '5 juricoins' },
    find: async (l, reader) => coins((await topUpOf(l))?.pending?.cc, l, reader),
  }),
  variable({
    key: 'topUpUrl',
    label: { fr: 'Page de la recharge automatique', en: 'Page of the automatic top-up' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/acheter-juricoins#recharge', en: 'https://jurilien.example/en/buy-juricoins#recharge' },
    find: page('/acheter-juricoins#recharge', '/en/buy-juricoins#recharge'),
  }),
  variable({
    key: 'documentKind',
    label: { fr: 'Facture ou note de crédit', en: 'Invoice or credit note' },
    privacy: 'public',
    sample: { fr: 'invoice', en: 'invoice' },
    find: ({ about }) => about.vars?.['what'],
  }),
  variable({
    key: 'invoiceNo',
    label: { fr: 'Numéro du document', en: 'Number of the document' },
    privacy: 'public',
    sample: { fr: 'JC-2026-000123', en: 'JC-2026-000123' },
    find: ({ about }) => about.vars?.['invoiceNo'],
  }),
  variable({
    key: 'total',
    label: { fr: 'Total, taxes comprises', en: 'Total with taxes' },
    privacy: 'public',
    sample: { fr: '287,44 $', en: '$287.44' },
    find({ about }, { lang }) {
      const cents = about.vars?.['cents'];
      if (cents === undefined) return undefined;
      return new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD' }).format(Number(cents) / 100);
    },
  }),
  variable({
    key: 'documentUrl',
    label: { fr: 'Page du document', en: 'Page of the document' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/facture?no=JC-2026-000123', en: 'https://jurilien.example/en/invoice?no=JC-2026-000123' },
    find(l, reader) {
      const no = l.about.vars?.['invoiceNo'];
      return no === undefined ? undefined : `${documentPage(l, reader)}?no=${no}`;
    },
  }),
  variable({
    key: 'paymentProblem',
    label: { fr: 'Ce qui a empêché le paiement', en: 'What went wrong with the payment' },
    privacy: 'public',
    sample: { fr: 'failed', en: 'failed' },
    find: ({ about }) => about.vars?.['problem'],
  }),
];
