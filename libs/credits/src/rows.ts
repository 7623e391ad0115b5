/** What readers get over the API of each view, for the front ends: types alone. */
export type { BooksCheckRow } from './views/books-checks.js';
export type { CreditAccountRow } from './views/credit-accounts.js';
export type { CreditProposalRow } from './views/credit-proposals.js';
export type { LedgerRow } from './views/ledger-entries.js';
export type { PromoCodeRow } from './views/promo-codes.js';
export type { PurchaseRow } from './views/purchases.js';
export type { ClearingDifference, ReconciliationRow } from './views/reconciliations.js';
export type { SubscriptionRow } from './views/subscriptions.js';
export type { Lot } from './lots.js';
