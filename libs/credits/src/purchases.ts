/** What others may know of buying. */
export { billing, type BillingIdentity, type BillingState } from './billing.js';
export { listPrice, priced as priceFor, refundAmounts, taxAccount, taxWorth, type Amounts, type Wanted } from './purchases/amounts.js';
export { issue, seriesAt, TRIES_FOR_A_NUMBER } from './purchases/documents.js';
export { documentNo, invoiceSeries, seriesOf, type InvoiceDocument, type InvoiceSeriesEvent } from './purchases/invoice-series.js';
export {
  openDispute,
  purchase,
  refundedNetCents,
  standing,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStatus,
  type PurchaseTax,
} from './purchases/purchase.js';
export { recordCheckoutOpened } from './decisions/record-checkout.js';
export { startPurchase, type Start } from './purchases/start.js';
export { grantSubscription, refundableCc } from './paid.js';
export { ofPurchase, purchaser } from './purchases/common.js';
export { compare, type ClearingEntry, type Difference, type ProviderMove, type Unposted } from './reconciliation/compare.js';
export { reconciliation, type Reconciled } from './reconciliation/reconciliation.js';
export {
  autoTopUp,
  isTopUpOn,
  nextTopUpKey,
  paidTopUps,
  runningTopUp,
  spentIn,
  toppedUp,
  type TopUpEvent,
  type TopUpRun,
  type TopUpState,
} from './topups/auto-top-up.js';
export { cardOf as keptCardOf } from './topups/keep-top-up.js';
export { UNANSWERED as TOP_UP_UNANSWERED } from './automations/top-ups.js';
