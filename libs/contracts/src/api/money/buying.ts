import { FREEZE_CAUSES, promoCodeText } from '@jurilien/credits';
import { ids } from '@jurilien/event-sourcing';
import { BILLING_PROVINCES } from '@jurilien/reference';
import { z } from 'zod';
import { availability } from '../actions.js';
import { contracts, instant } from '../contract.js';
import { lang, province, shownText, taxLine } from '../shapes.js';

const purchase = z.object({
  id: ids.purchaseId,
  status: z.string(),
  kind: z.string(),
  cc: z.int(),
  listCents: z.int(),
  netCents: z.int(),
  taxes: z.array(taxLine),
  grossCents: z.int(),
  startedAt: instant,
  paidAt: instant.nullable(),
  invoiceNo: z.string().nullable(),
  creditNotes: z.array(z.string()),
  requestState: z.string().nullable(),
});
/** Purchases of one page, the latest first. */
const purchases = z.object({
  purchases: z.array(
    purchase.extend({
      /** What can still go back to the card, until when. */
      refund: z.object({ cc: z.int(), grossCents: z.int(), until: instant }).optional(),
    }),
  ),
  /** Whether there are earlier ones. */
  more: z.boolean(),
});
/** Coins of one kind that end on a day. */
const ending = z.array(z.object({ cc: z.int(), expiresAt: instant }));
const billing = z.object({ name: z.string(), address: z.array(z.string()), province: z.enum(BILLING_PROVINCES) });
const agreed = z.literal(true);
/** Where the provider's page is. */
const page = z.object({ url: z.string() });

const credits = purchases.extend({
  serverNow: instant,
  /** Day of the seller, for the rates of today. */
  today: z.string(),
  state: z.enum(['open', 'closed', 'none']),
  frozen: z.array(z.enum(FREEZE_CAUSES)),
  model: z.enum(['credits', 'subscription']),
  balance: z.object({ availableCc: z.int(), heldCc: z.int(), owedCc: z.int(), promo: ending, subscription: ending }),
  unitPriceCents: z.int(),
  packs: z.array(z.object({ cc: z.int(), cents: z.int() })),
  custom: z.object({ minCc: z.int(), maxCc: z.int(), stepCc: z.int() }),
  refundDays: z.int(),
  /** Who is billed. */
  billing: billing.nullable(),
  suggested: z.object({ name: z.string(), province }),
});

const plan = z.object({
  /** `none` was never taken or has ended; `opening` waits for the page of payment. */
  state: z.enum(['none', 'opening', 'active', 'pastDue', 'ending', 'ended']),
  /** What a plan costs today, before taxes; nothing where access is by coins. */
  offer: z.object({ netCents: z.int(), cc: z.int() }).nullable(),
  /** What the plan in force costs, with the taxes it was taken with. */
  current: z
    .object({ netCents: z.int(), taxes: z.array(taxLine), grossCents: z.int(), cc: z.int(), periodEnd: instant.nullable() })
    .nullable(),
});

const topUp = z.object({
  serverNow: instant,
  offered: z.boolean(),
  on: z.boolean(),
  settings: z.object({ thresholdCc: z.int(), cc: z.int(), monthlyCeilingCents: z.int() }).nullable(),
  card: z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() }).nullable(),
  /** Waits for a yes, at the price of now. */
  pending: z
    .object({ purchaseId: ids.purchaseId, cc: z.int(), grossCents: z.int(), at: instant, available: z.record(z.string(), availability) })
    .nullable(),
  running: z.boolean(),
  cleared: z.string().nullable(),
  spentCents: z.int(),
  confirmLeft: z.int(),
  limits: z.object({ thresholdMaxCc: z.int(), stepCc: z.int(), ceilingMaxCents: z.int() }),
});

/** Buying juricoins (B01, C05): what there is, what it costs, and the provider's pages of payment. */
export const buyingApi = contracts({
  'GET /api/pro/credits': { summary: 'Coins of the professional, what they cost, and the latest purchases', answer: credits },
  'GET /api/pro/purchases': {
    summary: 'Earlier purchases, fifty a page',
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    answer: purchases,
  },
  'POST /api/pro/purchases': {
    summary: 'Begin a purchase and open the provider’s page for it',
    body: z.strictObject({
      /** Made by the page: the same press sent twice is the same purchase. */
      purchaseId: ids.purchaseId,
      packCc: z.int().positive().optional(),
      cc: z.int().positive().optional(),
      /** The total the page showed: another one is said before anything is paid. */
      grossCents: z.int().positive().optional(),
      promoCode: z.string().trim().min(1).max(40).optional(),
      terms: agreed,
      shown: shownText,
      lang,
      /** The request the coins are for; the way back from the page of payment names it. */
      leadId: ids.leadId.optional(),
    }),
    answer: page.extend({ purchaseId: ids.purchaseId }),
    errors: ['WRONG_STATE'],
  },
  'GET /api/pro/purchases/:ref': {
    summary: 'One purchase, by its own id or by the provider’s session it was paid in',
    params: z.object({ ref: z.string().regex(/^[\w-]{1,255}$/) }),
    answer: purchase,
    errors: ['NOT_FOUND'],
  },
  'POST /api/pro/promo-code': {
    summary: 'What a promo code would give',
    body: z.strictObject({ code: promoCodeText }),
    answer: z.discriminatedUnion('kind', [
      z.object({ code: z.string(), kind: z.literal('grant'), cc: z.int() }),
      z.object({ code: z.string(), kind: z.literal('discount'), discountBp: z.int() }),
    ]),
    errors: ['NOT_FOUND', 'DUPLICATE', 'WRONG_STATE', 'CAP_REACHED'],
  },
  'GET /api/pro/subscription': { summary: 'How the monthly plan stands', answer: plan },
  'POST /api/pro/subscription': {
    summary: 'Take a monthly plan: open the provider’s page, where its card is left',
    body: z.strictObject({
      /** Made by the page: the same press sent twice is the same plan. */
      subscriptionId: ids.subscriptionId,
      terms: agreed,
      shown: shownText,
      lang,
    }),
    answer: page.extend({ subscriptionId: ids.subscriptionId }),
    errors: ['WRONG_STATE'],
  },
  'GET /api/pro/top-up': { summary: 'The standing order of coins', answer: topUp },
  'POST /api/pro/top-up/card': {
    summary: 'Open the page on which a card is left',
    body: z.strictObject({
      /** Made by the page: the same press sent twice is the same page of the provider. */
      setupId: z.uuid(),
      lang,
    }),
    answer: page,
    errors: ['WRONG_STATE'],
  },
});
