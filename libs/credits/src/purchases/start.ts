import { refuseUnless, type AsOf } from '@jurilien/event-sourcing';
import { localDate, taxPoint } from '@jurilien/reference';
import type { BillingState } from '../billing.js';
import type { CreditState } from '../credit-account.js';
import { priced } from './amounts.js';
import { bought } from './common.js';
import type { PurchaseEvent } from './purchase.js';

/** A purchase about to begin: what, for how much before taxes, and whose. */
export interface Start {
  readonly purchaseId: string;
  readonly professionalId: string;
  readonly kind: 'pack' | 'custom' | 'topup';
  readonly cc: number;
  readonly listCents: number;
  readonly discountCents?: number;
  readonly promoCode?: string;
  readonly lang?: 'fr' | 'en';
  readonly termsVersion?: string;
  readonly topUpKey?: string;
}

/** Less than this no provider takes. */
const LEAST_CENTS = 50;

/**
 * A purchase begins with its price, its taxes of today and its buyer, who all stay as they are (4.4.7).
 * @throws Refused without a billing identity, for an account that is not open, or frozen by more than a debt: buying fills that
 */
export function startPurchase(s: { billing: BillingState; account: CreditState }, start: Start, { now, config }: AsOf): PurchaseEvent {
  const { identity } = s.billing;
  refuseUnless(s.account.open, 'WRONG_STATE', s.account.closed ? 'account-closed' : 'account-not-open');
  refuseUnless(
    s.account.frozen.every((f) => f.cause === 'owed'),
    'FORBIDDEN',
    'account-frozen',
  );
  refuseUnless(identity, 'WRONG_STATE', 'no-billing-identity');
  const { discountCents = 0, lang = identity.lang, ...rest } = start;
  const amounts = priced(start.listCents, discountCents, identity.province, localDate(now, 'QC'), config);
  refuseUnless(amounts.netCents >= LEAST_CENTS, 'VALIDATION', 'nothing-to-pay');
  return bought('PurchaseStarted', {
    ...rest,
    ...amounts,
    billingKeyId: identity.billingKeyId,
    buyer: identity.name,
    buyerAddress: identity.address,
    province: identity.province,
    lang,
    taxPoint: config.value(taxPoint),
  });
}
