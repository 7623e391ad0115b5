import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, file, instant } from '../contract.js';

const day = z.iso.date();
const days = { from: day.optional(), to: day.optional() };
const page = z.strictObject({
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  ...days,
});
const whole = z.strictObject(days);

/** One line of a professional's statement (4.12 `ledger_statement`). */
const line = z.object({
  id: z.string(),
  /** Where the next page begins. */
  position: z.int(),
  at: instant,
  type: z.string(),
  cc: z.int(),
  /** What it did to the coins that can be spent. */
  changeCc: z.int(),
  balanceCc: z.int(),
  /** Cents that moved with a payment: what was paid, or given back. */
  cents: z.int().nullable(),
  leadId: ids.leadId.nullable(),
  /** What people call that request. */
  leadCode: z.string().nullable(),
  acceptanceId: ids.acceptanceId.nullable(),
  purchaseId: ids.purchaseId.nullable(),
  invoiceNo: z.string().nullable(),
});
/** A page of a statement, newest first, and where the one after it begins; nothing in `next` is the end. */
const statement = z.object({
  account: z
    .object({
      state: z.enum(['Open', 'Closed']),
      availableCc: z.int(),
      heldCc: z.int(),
      owedCc: z.int(),
      promoCc: z.int(),
      promoUntil: instant.nullable(),
      subscriptionCc: z.int(),
      purchasedCc: z.int(),
      frozen: z.array(z.string()),
    })
    .nullable(),
  lines: z.array(line),
  next: z.int().nullable(),
});

/** What a month of one province was, in centicoins and cents (X19). */
const month = z.object({
  month: z.string(),
  province: z.string(),
  soldCc: z.int(),
  /** Price of coins sold, before taxes. */
  soldCents: z.int(),
  usedCc: z.int(),
  /** What used coins earned. */
  revenueCents: z.int(),
  subscriptionCents: z.int(),
  refundedCc: z.int(),
  /** Net price given back to cards. */
  refundedCents: z.int(),
  /** Coins that came back for bad requests. */
  creditedCc: z.int(),
  creditedCents: z.int(),
  grantedCc: z.int(),
  /** The same at the list price of a coin: what gifts would have cost (4.4.2, memo). */
  grantedCents: z.int(),
  expiredCc: z.int(),
  adjustedCc: z.int(),
  lossCents: z.int(),
  feesCents: z.int(),
  /** Sold and not used at the end of the month. */
  deferredCents: z.int(),
});
const sales = z.object({
  from: z.string(),
  to: z.string(),
  months: z.array(month),
  /** Documents of a month and a province of buyers: what the tax return is filled in from. */
  taxes: z.array(
    z.object({
      month: z.string(),
      province: z.string(),
      kind: z.enum(['invoice', 'credit-note']),
      documents: z.int(),
      netCents: z.int(),
      gstCents: z.int(),
      qstCents: z.int(),
      hstCents: z.int(),
      grossCents: z.int(),
    }),
  ),
  /** Fees of plans that were paid in the last month that is over, and by how many: what comes again by itself (OP9). */
  recurring: z.object({ month: z.string(), provinces: z.array(z.object({ province: z.string(), cents: z.int(), members: z.int() })) }),
  /** Taxes whose documents and whose journal do not say the same in a month. */
  differences: z.array(
    z.object({ month: z.string(), code: z.enum(['gst', 'qst', 'hst']), documentsCents: z.int(), journalCents: z.int() }),
  ),
});

const calendarMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const months = z.strictObject({ from: calendarMonth.optional(), to: calendarMonth.optional() });
const ofAccount = { params: z.object({ id: ids.professionalId }), malformed: 'NOT_FOUND', errors: ['NOT_FOUND'] } as const;

/** Statements, for their owner and the team, and the sales and taxes of months (B01, X02, X19). */
export const booksApi = contracts({
  'GET /api/pro/statement': { summary: 'A page of the professional’s statement', query: page, answer: statement },
  'GET /api/pro/statement.csv': { summary: 'The statement as a table', query: whole, answer: file('text/csv') },
  'GET /api/lawyers/:id/statement': { summary: 'The same for the team', ...ofAccount, query: page, answer: statement },
  'GET /api/lawyers/:id/statement.csv': {
    summary: 'The statement of one professional as a table',
    ...ofAccount,
    query: whole,
    answer: file('text/csv'),
  },
  'GET /api/sales': { summary: 'Sales, taxes and what differs between documents and journal, by month', query: months, answer: sales },
  'GET /api/sales/months.csv': { summary: 'Sales by month as a table', query: months, answer: file('text/csv') },
  'GET /api/sales/taxes.csv': { summary: 'Taxes by month as a table', query: months, answer: file('text/csv') },
});

/** What a bank is answered with when it disputes a payment (4.4.7). */
export const disputesApi = contracts({
  'GET /api/purchases/:id/evidence': {
    summary: 'What is known of a disputed payment, as one page',
    params: z.object({ id: ids.purchaseId }),
    query: z.strictObject({ lang: z.enum(['fr', 'en']).default('fr') }),
    answer: file('text/html'),
    errors: ['NOT_FOUND', 'STEP_UP_REQUIRED'],
  },
});
