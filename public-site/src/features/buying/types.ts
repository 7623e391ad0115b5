import type { Answer } from '@jurilien/contracts/api';

/** What B01 knows, with the first page of purchases. */
export type Credits = Answer<'GET /api/pro/credits'>;
/** Who is billed. */
export type Billing = NonNullable<Credits['billing']>;
/** Fifty purchases, the latest first. */
export type PurchasePage = Answer<'GET /api/pro/purchases'>;
/** A purchase as its own buyer sees it. */
export type Purchase = PurchasePage['purchases'][number];
/** How the person’s own monthly plan stands. */
export type Plan = Answer<'GET /api/pro/subscription'>;
/** The standing order as its own owner sees it. */
export type StandingOrder = Answer<'GET /api/pro/top-up'>;
