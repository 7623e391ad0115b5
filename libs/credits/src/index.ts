import { context } from '@jurilien/event-sourcing';
import { creditAccount } from './credit-account.js';
import { expireLotsWhenDue } from './automations/expire-lots.js';
import { adjustCredits } from './decisions/adjust-credits.js';
import { approveCreditAdjustment } from './decisions/approve-credit-adjustment.js';
import { expireCredits } from './decisions/expire-credits.js';
import { freezeCreditAccount, unfreezeCreditAccount } from './decisions/freeze-credit-account.js';
import { grantCredits } from './decisions/grant-credits.js';
import { redeemPromoCode, releasePromoCode, retakePromoCode, savePromoCode } from './decisions/promo-codes.js';
import { promoCode } from './promo/promo-code.js';
import { promoCodes } from './views/promo-codes.js';
import {
  cancelSubscription,
  recordSubscriptionEnded,
  recordSubscriptionPaid,
  recordSubscriptionPastDue,
} from './decisions/keep-subscription.js';
import { subscription } from './subscriptions/subscription.js';
import { subscriptions } from './views/subscriptions.js';
import { openCreditAccount } from './decisions/open-credit-account.js';
import { creditProposals } from './proposals/credit-proposals.js';
import { creditProposalRows } from './views/credit-proposals.js';
import { givenByStaff } from './given/given-by-staff.js';
import { purchaseParts } from './purchase-parts.js';
import { booksCheck } from './checks/books-check.js';
import { checkBooksNightly } from './checks/check-books-nightly.js';
import { clearBooks, recordBooksCheck } from './checks/record-books-check.js';
import { booksChecks } from './views/books-checks.js';
import { creditAccounts } from './views/credit-accounts.js';
import { ledgerEntries } from './views/ledger-entries.js';
import { moneyJournal } from './views/money-journal.js';

/** Juricoins: the ledger, and the money that comes in and goes out. */
export { balanceActions, planActions, proposalActions, purchaseActions } from './actions.js';
export const credits = context({
  name: 'credits',
  deciders: [creditAccount, booksCheck, creditProposals, givenByStaff, promoCode, subscription, ...purchaseParts.deciders],
  decisions: [
    openCreditAccount,
    grantCredits,
    adjustCredits,
    approveCreditAdjustment,
    freezeCreditAccount,
    unfreezeCreditAccount,
    expireCredits,
    savePromoCode,
    redeemPromoCode,
    releasePromoCode,
    retakePromoCode,
    recordBooksCheck,
    clearBooks,
    recordSubscriptionPaid,
    recordSubscriptionPastDue,
    recordSubscriptionEnded,
    cancelSubscription,
    ...purchaseParts.decisions,
  ],
  views: [creditAccounts, ledgerEntries, moneyJournal, booksChecks, creditProposalRows, promoCodes, subscriptions, ...purchaseParts.views],
  automations: [expireLotsWhenDue, checkBooksNightly, ...purchaseParts.automations],
});

export { gaveAlone, givenByStaff, onGiven, type Given, type GivenState } from './given/given-by-staff.js';
export { MEETINGS, withinOwnLimit } from './decisions/limits.js';
export { FREEZE_CAUSES, type CreditEvent } from './account-events.js';
export { availableCc, creditAccount, heldCc, holdsOf, type AwaitedHold, type CreditState } from './credit-account.js';
export { adjustDown, expireLots } from './grants.js';
export { unspentCc } from './lots.js';
export { captureHold, creditLead, holdCredits, releaseHold } from './holds.js';
export { awaitedHold, awaitedHolds, awaitHold, claimsOnAccount, endAwait, type ClaimOnAccount } from './awaited-holds.js';
export { adjustCredits, grantCredits, openCreditAccount };
export { paperOf, type AsIssued, type Paper, type Seller } from './documents/paper.js';
export { booksProof, type AccountSum, type Proven } from './proof/books-proof.js';
export { INVARIANTS, type BookEvent, type Fault, type Invariant } from './proof/faults.js';
export { bookDay } from './views/money-journal.js';
export { entryType, ENTRY_EVENTS } from './views/entry-types.js';
export * from './purchases.js';
export { discountedCents, promoCode, promoCodeText, promoRedeemed, type PromoState } from './promo/promo-code.js';
export { spendableCc } from './lots.js';
export { returnableCents } from './purchases/purchase.js';
export { refundOf } from './purchases/refunds.js';
export { isSubscribed, planned, subscription, type SubscriptionState } from './subscriptions/subscription.js';
export { booksCheck } from './checks/books-check.js';
export type { CreditWork } from './work.js';
export { recordBooksCheck } from './checks/record-books-check.js';
export {
  cancelSubscription,
  recordSubscriptionEnded,
  recordSubscriptionPaid,
  recordSubscriptionPastDue,
} from './decisions/keep-subscription.js';
export { recordReconciliation } from './decisions/reconcile-clearing.js';
export { recordPurchaseExpired, recordPurchaseFailed, recordPurchasePending } from './decisions/record-checkout.js';
export { recordFraudWarning, recordPurchaseDispute } from './decisions/record-purchase-dispute.js';
export { recordPurchasePaid } from './decisions/record-purchase-paid.js';
export { recordPurchaseRefundFailed, recordPurchaseRefunded } from './decisions/record-purchase-refunded.js';
export { recordTopUpCard, stopAutoTopUp } from './topups/keep-top-up.js';
export { redeemPromoCode, savePromoCode } from './decisions/promo-codes.js';
export { requestPurchaseRefund } from './decisions/request-purchase-refund.js';
export { billing } from './billing.js';
export { setBillingIdentity } from './decisions/set-billing-identity.js';
export { forgetBilledNames } from './decisions/forget-billed-names.js';
