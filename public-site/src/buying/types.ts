import type { BillingProvince, Pack, TaxLine } from '@jurilien/reference';

/** Coins of one kind that end on a day. */
export interface EndingCoins {
  readonly cc: number;
  readonly expiresAt: string;
}
/** Who is billed. */
export interface Billing {
  readonly name: string;
  readonly address: readonly string[];
  readonly province: BillingProvince;
}

/** A purchase as its own buyer sees it. */
export interface Purchase {
  readonly id: string;
  readonly status: string;
  readonly kind: string;
  readonly cc: number;
  readonly listCents: number;
  readonly netCents: number;
  readonly taxes: readonly TaxLine[];
  readonly grossCents: number;
  readonly startedAt: string;
  readonly paidAt?: string | null;
  readonly invoiceNo?: string | null;
  readonly creditNotes?: readonly string[] | null;
  readonly requestState?: string | null;
  /** What can still go back to the card, until when. */
  readonly refund?: { readonly cc: number; readonly grossCents: number; readonly until: string } | null;
}

/** Fifty purchases, the latest first (`GET /api/pro/purchases?page=`). */
export interface PurchasePage {
  readonly purchases: readonly Purchase[];
  /** Whether there are earlier ones. */
  readonly more: boolean;
}

/** What B01 knows (`GET /api/pro/credits`), with the first page of purchases. */
export interface Credits extends PurchasePage {
  readonly serverNow: string;
  /** Day of the seller, for the rates of today. */
  readonly today: string;
  readonly state: 'open' | 'closed' | 'none';
  readonly frozen: readonly string[];
  readonly model: 'credits' | 'subscription';
  readonly balance: {
    readonly availableCc: number;
    readonly heldCc: number;
    readonly owedCc: number;
    readonly promo: readonly EndingCoins[];
    readonly subscription: readonly EndingCoins[];
  };
  readonly unitPriceCents: number;
  readonly packs: readonly Pack[];
  readonly custom: { readonly minCc: number; readonly maxCc: number; readonly stepCc: number };
  readonly refundDays: number;
  readonly billing?: Billing | null;
  readonly suggested: { readonly name: string; readonly province: BillingProvince };
}

/** How the own monthly plan stands (`GET /api/pro/subscription`). */
export interface Plan {
  readonly state: 'none' | 'opening' | 'active' | 'pastDue' | 'ending' | 'ended';
  readonly offer?: { readonly netCents: number; readonly cc: number } | null;
  readonly current?: {
    readonly netCents: number;
    readonly taxes: readonly TaxLine[];
    readonly grossCents: number;
    readonly periodEnd?: string | null;
  } | null;
}

/** An own invoice or credit note (`GET /api/pro/invoices`). */
export interface Document {
  readonly no: string;
  readonly kind: string;
  readonly issuedOn: string;
  readonly corrects?: string | null;
  readonly source: string;
  readonly grossCents: number;
}
