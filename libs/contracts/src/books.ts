/** One line of a professional's statement, newest first (4.12 `ledger_statement`). */
export interface StatementLine {
  readonly id: string;
  /** Where the next page begins. */
  readonly position: number;
  readonly at: string;
  readonly type: string;
  readonly cc: number;
  /** What it did to the coins that can be spent. */
  readonly changeCc: number;
  readonly balanceCc: number;
  /** Cents that moved with a payment: what was paid, or given back. */
  readonly cents: number | null;
  readonly leadId: string | null;
  /** What people call that request. */
  readonly leadCode: string | null;
  readonly acceptanceId: string | null;
  readonly purchaseId: string | null;
  readonly invoiceNo: string | null;
}
export interface StatementAccount {
  readonly state: 'Open' | 'Closed';
  readonly availableCc: number;
  readonly heldCc: number;
  readonly owedCc: number;
  readonly promoCc: number;
  readonly promoUntil: string | null;
  readonly subscriptionCc: number;
  readonly purchasedCc: number;
  readonly frozen: readonly string[];
}
/** A page of a statement, and where the one after it begins; nothing in `next` is the end. */
export interface Statement {
  readonly account: StatementAccount | null;
  readonly lines: readonly StatementLine[];
  readonly next: number | null;
}

/** What a month of one province was, in centicoins and cents (X19). */
export interface SalesMonth {
  readonly month: string;
  readonly province: string;
  readonly soldCc: number;
  /** Price of coins sold, before taxes. */
  readonly soldCents: number;
  readonly usedCc: number;
  /** What used coins earned. */
  readonly revenueCents: number;
  readonly subscriptionCents: number;
  readonly refundedCc: number;
  /** Net price given back to cards. */
  readonly refundedCents: number;
  /** Coins that came back for bad requests. */
  readonly creditedCc: number;
  readonly creditedCents: number;
  readonly grantedCc: number;
  /** The same at the list price of a coin: what gifts would have cost (4.4.2, memo). */
  readonly grantedCents: number;
  readonly expiredCc: number;
  readonly adjustedCc: number;
  readonly lossCents: number;
  readonly feesCents: number;
  /** Sold and not used at the end of the month. */
  readonly deferredCents: number;
}
/** Documents of a month and a province of buyers: what the tax return is filled in from. */
export interface TaxLineOfMonth {
  readonly month: string;
  readonly province: string;
  readonly kind: 'invoice' | 'credit-note';
  readonly documents: number;
  readonly netCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly hstCents: number;
  readonly grossCents: number;
}
/** A tax whose documents and whose journal do not say the same in a month. */
export interface TaxDifference {
  readonly month: string;
  readonly code: 'gst' | 'qst' | 'hst';
  readonly documentsCents: number;
  readonly journalCents: number;
}
export interface Sales {
  readonly from: string;
  readonly to: string;
  readonly months: readonly SalesMonth[];
  readonly taxes: readonly TaxLineOfMonth[];
  readonly differences: readonly TaxDifference[];
}
