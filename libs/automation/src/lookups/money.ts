import {
  autoTopUp,
  creditAccount,
  purchase,
  subscription,
  type CreditState,
  type PurchaseStatus,
  type TopUpState,
} from '@jurilien/credits';
import { professionalIdOf, type Lookup } from '../lookup.js';

/** The account of coins of the professional. */
export async function creditsOf(l: Lookup): Promise<CreditState | undefined> {
  const id = await professionalIdOf(l);
  return id === undefined ? undefined : l.state(creditAccount, id);
}

/** Their automatic top-up. */
export async function topUpOf(l: Lookup): Promise<TopUpState | undefined> {
  const id = await professionalIdOf(l);
  return id === undefined ? undefined : l.state(autoTopUp, id);
}

/** The lot of coins that the occurrence names. */
export async function lotOf(l: Lookup): Promise<CreditState['lots'][number] | undefined> {
  return (await creditsOf(l))?.lots.find(({ lotId }) => lotId === l.about.vars?.['lotId']);
}

/** Whether what was to be paid has been paid since: a purchase, also one whose dispute was won, or an invoice of the plan; nothing where none is named. */
export async function isPaidNow(l: Lookup): Promise<boolean | undefined> {
  const { purchaseId, providerInvoiceId } = l.about.vars ?? {};
  if (purchaseId !== undefined) return PAID.includes((await l.state(purchase, String(purchaseId))).status);
  const professionalId = await professionalIdOf(l);
  if (providerInvoiceId === undefined || professionalId === undefined) return undefined;
  const { status, due } = await l.state(subscription, professionalId);
  return status !== 'Ended' && !due.includes(String(providerInvoiceId));
}
/** The money came, whatever became of it later. */
const PAID: readonly string[] = ['Paid', 'DisputeWon', 'PartlyRefunded', 'Refunded'] satisfies readonly PurchaseStatus[];
