import { autoTopUp, creditAccount, invoiceSeries, purchase, subscription } from '@jurilien/credits';
import type { RecordedOf } from '@jurilien/event-sourcing';
import { creditsLowBalanceCc, DAY_MS } from '@jurilien/reference';
import { trigger, type Occurrence } from '../trigger.js';

type OfAccount<T extends keyof typeof creditAccount.events & string> = RecordedOf<typeof creditAccount.events, T>;

/** Once a day, however often the balance moves below the threshold. */
function low({ occurredAt, config, province, data }: OfAccount<'CreditsHeld'> | OfAccount<'CreditsExpired'>): readonly Occurrence[] {
  const { professionalId, availableAfterCc } = data;
  if (availableAfterCc >= config.value(creditsLowBalanceCc, { province })) return [];
  const day = Math.floor(Date.parse(occurredAt) / DAY_MS);
  return [{ key: `${professionalId}:${day}`, about: { professionalId, happenedAt: occurredAt } }];
}

/** Promotional coins that will end: counted back from that instant. */
function promotion({ data: { professionalId, lotId, lotKind, expiresAt } }: OfAccount<'CreditsGranted'>): readonly Occurrence[] {
  if (lotKind !== 'promo' || !expiresAt) return [];
  const about = { professionalId, vars: { lotId, expiresAt } };
  return [{ key: lotId, keys: [`${lotId}:7`, `${lotId}:1`], about, anchor: expiresAt }];
}

interface Issued {
  readonly data: { readonly professionalId: string; readonly no: string; readonly kind: string; readonly grossCents: number };
}
const issued = ({ data: { professionalId, no, kind, grossCents } }: Issued): readonly Occurrence[] => [
  { key: no, about: { professionalId, vars: { what: kind === 'invoice' ? 'invoice' : 'note', invoiceNo: no, cents: grossCents } } },
];

interface OfPayment {
  readonly position: number;
  readonly data: { readonly professionalId: string; readonly purchaseId?: string; readonly providerInvoiceId?: string };
}
/** Named with what is to be paid, so that it is known when that was. */
const problem = (what: string, { position, data: { professionalId, purchaseId, providerInvoiceId } }: OfPayment): readonly Occurrence[] => {
  const unpaid = { ...(purchaseId ? { purchaseId } : {}), ...(providerInvoiceId ? { providerInvoiceId } : {}) };
  return [{ key: `${what}:${position}`, about: { professionalId, vars: { problem: what, ...unpaid } } }];
};

const ABOUT = ['professionalId', 'vars'] as const;

export const moneyTriggers = [
  trigger(creditAccount)({
    key: 'balanceLow',
    label: { fr: 'Le solde de juricoins passe sous le seuil', en: 'The juricoin balance falls below the threshold' },
    about: ['professionalId', 'happenedAt'],
    on: { CreditsHeld: low, CreditsExpired: low },
  }),
  trigger(creditAccount)({
    key: 'promotionEnds',
    label: { fr: 'Des juricoins promotionnels expirent', en: 'Promotional juricoins expire' },
    about: ABOUT,
    on: { CreditsGranted: promotion },
  }),
  trigger(invoiceSeries)({
    key: 'documentIssued',
    label: { fr: 'Une facture ou une note de crédit est émise', en: 'An invoice or a credit note is issued' },
    about: ABOUT,
    on: { InvoiceIssued: issued, CreditNoteIssued: issued },
  }),
  trigger(
    purchase,
    subscription,
  )({
    key: 'paymentProblem',
    label: { fr: 'Un paiement échoue ou est contesté', en: 'A payment fails or is disputed' },
    about: ABOUT,
    on: {
      PurchaseFailed: (e) => problem(e.data.kind === 'topup' ? 'topUp' : 'failed', e),
      PurchaseDisputed: (e) => problem('disputed', e),
      SubscriptionPastDue: (e) => problem('pastDue', e),
    },
  }),
  trigger(autoTopUp)({
    key: 'topUpHeld',
    label: {
      fr: 'Une recharge automatique attend l’accord du professionnel',
      en: 'An automatic top-up awaits the professional’s approval',
    },
    about: ABOUT,
    on: {
      AutoTopUpHeldForApproval: ({ data: { professionalId, purchaseId, grossCents } }) => [
        { key: purchaseId, about: { professionalId, vars: { purchaseId, cents: grossCents } } },
      ],
    },
  }),
];
