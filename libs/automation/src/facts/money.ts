import { availableCc, isTopUpOn } from '@jurilien/credits';
import { billingModel, creditsLowBalanceCc, HOUR_MS } from '@jurilien/reference';
import { fact } from '../fact.js';
import { professionalOf } from '../lookup.js';
import { creditsOf, isPaidNow, lotOf, topUpOf } from '../lookups/money.js';

/** An hour of patience: an occurrence may be handled a little before or after its instant. */
const SLACK_MS = HOUR_MS;

export const moneyFacts = [
  fact({
    key: 'credits.isOpen',
    label: { fr: 'Le compte de juricoins est ouvert', en: 'The juricoin account is open' },
    type: 'boolean',
    of: async (l) => (await creditsOf(l))?.open,
  }),
  fact({
    key: 'credits.areSold',
    label: { fr: 'Les demandes se paient en juricoins dans sa province', en: 'Requests are paid with juricoins in their province' },
    type: 'boolean',
    of: async (l) => billingModel((await professionalOf(l))?.province, l.config) === 'credits',
  }),
  fact({
    key: 'credits.areLow',
    label: { fr: 'Le solde est sous le seuil', en: 'The balance is below the threshold' },
    type: 'boolean',
    of: async (l) => {
      const account = await creditsOf(l);
      const province = (await professionalOf(l))?.province;
      return account && availableCc(account, l.now) < l.config.value(creditsLowBalanceCc, { province });
    },
  }),
  fact({
    key: 'credits.lotLeft',
    label: { fr: 'Juricoins qui restent du lot', en: 'Juricoins left of the lot' },
    type: 'number',
    of: async (l) => (await lotOf(l))?.cc,
  }),
  fact({
    key: 'credits.lotEndStands',
    label: { fr: 'Le lot expire toujours au moment prévu, qui reste à venir', en: 'The lot still expires when planned, and not yet' },
    type: 'boolean',
    of: async (l) => {
      const ends = (await lotOf(l))?.expiresAt;
      return ends !== undefined && ends === l.about.vars?.['expiresAt'] && Date.parse(ends) > Date.parse(l.now) + SLACK_MS;
    },
  }),
  fact({
    key: 'payment.isPaid',
    label: { fr: 'Le paiement a été fait depuis', en: 'The payment was made since' },
    type: 'boolean',
    of: isPaidNow,
  }),
  fact({
    key: 'topUp.isOn',
    label: { fr: 'La recharge automatique est en service', en: 'Automatic top-up is on' },
    type: 'boolean',
    of: async (l) => {
      const topUp = await topUpOf(l);
      return topUp && isTopUpOn(topUp);
    },
  }),
  fact({
    key: 'topUp.awaitsApproval',
    label: { fr: 'Cette recharge attend toujours l’accord du professionnel', en: 'This top-up still awaits the professional’s approval' },
    type: 'boolean',
    of: async (l) => {
      const pending = (await topUpOf(l))?.pending;
      return pending !== undefined && pending.purchaseId === l.about.vars?.['purchaseId'];
    },
  }),
];
