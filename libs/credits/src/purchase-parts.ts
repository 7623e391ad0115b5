import type { Context } from '@jurilien/event-sourcing';
import { answerRefundRequests, expirePurchases } from './automations/purchases.js';
import { askProvider, compareOnRequest, endPlans } from './automations/payments.js';
import { chargeTopUps, topUpWhenLow } from './automations/top-ups.js';
import { billing } from './billing.js';
import { decidePurchaseRefund, markRefundOverdue } from './decisions/decide-purchase-refund.js';
import { recordCheckoutOpened, recordPurchaseExpired, recordPurchaseFailed, recordPurchasePending } from './decisions/record-checkout.js';
import { recordFraudWarning, recordPurchaseDispute } from './decisions/record-purchase-dispute.js';
import { compareAgain, explainDifference, recordReconciliation } from './decisions/reconcile-clearing.js';
import { recordPurchasePaid } from './decisions/record-purchase-paid.js';
import { recordPurchaseRefunded, recordPurchaseRefundFailed } from './decisions/record-purchase-refunded.js';
import { requestPurchaseRefund } from './decisions/request-purchase-refund.js';
import { setBillingIdentity } from './decisions/set-billing-identity.js';
import { forgetBilledNames } from './decisions/forget-billed-names.js';
import { invoiceSeries } from './purchases/invoice-series.js';
import { purchase } from './purchases/purchase.js';
import { reconciliation } from './reconciliation/reconciliation.js';
import { autoTopUp } from './topups/auto-top-up.js';
import { recordTopUpCard, recordTopUpEnded, stopAutoTopUp } from './topups/keep-top-up.js';
import { invoices } from './views/invoices.js';
import { reconciliations } from './views/reconciliations.js';
import { purchases } from './views/purchases.js';

/** Buying: payments, refunds, disputes and the documents they leave. */
export const purchaseParts: Omit<Context, 'name'> = {
  deciders: [billing, purchase, invoiceSeries, reconciliation, autoTopUp],
  decisions: [
    setBillingIdentity,
    forgetBilledNames,
    recordCheckoutOpened,
    recordPurchasePaid,
    recordPurchasePending,
    recordPurchaseFailed,
    recordPurchaseExpired,
    requestPurchaseRefund,
    decidePurchaseRefund,
    markRefundOverdue,
    recordPurchaseRefunded,
    recordPurchaseRefundFailed,
    recordFraudWarning,
    recordPurchaseDispute,
    recordReconciliation,
    explainDifference,
    compareAgain,
    recordTopUpCard,
    recordTopUpEnded,
    stopAutoTopUp,
  ],
  views: [purchases, invoices, reconciliations],
  automations: [expirePurchases, answerRefundRequests, askProvider, endPlans, compareOnRequest, topUpWhenLow, chargeTopUps],
};
