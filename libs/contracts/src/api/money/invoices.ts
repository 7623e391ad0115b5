import type { Paper } from '@jurilien/credits';
import { z } from 'zod';
import { contracts, fileOr, instant } from '../contract.js';
import { lang, taxLine } from '../shapes.js';

const invoice = z.object({
  no: z.string(),
  kind: z.string(),
  issuedOn: z.string(),
  corrects: z.string().nullable(),
  source: z.string(),
  sourceId: z.string(),
  cc: z.int(),
  netCents: z.int(),
  taxes: z.array(taxLine),
  grossCents: z.int(),
  lang,
});
const party = z.object({ heading: z.string(), lines: z.array(z.string()) });
/** A document in one language, in words. */
const paper = z.object({
  lang,
  kind: z.enum(['invoice', 'credit-note']),
  no: z.string(),
  issuedOn: z.string(),
  product: z.string(),
  title: z.string(),
  heading: z.string(),
  facts: z.array(z.tuple([z.string(), z.string()])),
  seller: party,
  buyer: party,
  table: z.object({
    caption: z.string(),
    head: z.tuple([z.string(), z.string(), z.string(), z.string()]),
    rows: z.array(
      z.object({ what: z.string(), detail: z.string().optional(), quantity: z.string(), unit: z.string(), amount: z.string() }),
    ),
  }),
  sums: z.array(z.object({ kind: z.enum(['discount', 'net', 'tax', 'total', 'settled']), label: z.string(), amount: z.string() })),
  notes: z.array(z.string()),
  terms: party,
  footer: z.array(z.string()),
}) satisfies z.ZodType<Paper>;
/** `JC-2026-000042.pdf`: the number of a document, and as what it is wanted. */
const asked = {
  query: z.strictObject({ lang: lang.optional() }),
  answer: fileOr(paper, 'application/pdf', 'text/html'),
  errors: ['NOT_FOUND'],
} as const;

/** Invoices and credit notes, and who sells (4.4.6). */
export const invoicesApi = contracts({
  'GET /api/pro/invoices': {
    summary: 'Invoices and credit notes of the professional, newest first',
    answer: z.object({ invoices: z.array(invoice) }),
  },
  'GET /api/pro/invoices/:file': { summary: 'One of them: `.pdf`, `.html`, or its words as `.json`', ...asked },
  'GET /api/invoices/:file': { summary: 'An invoice or a credit note, for the team', ...asked },
  'GET /api/sellers': {
    summary: 'Who sells, and who did before, the newest first',
    answer: z.object({
      sellers: z.array(
        z.object({
          name: z.string(),
          address: z.array(z.string()),
          gstNo: z.string(),
          qstNo: z.string(),
          /** First instant whose documents bear it. */
          from: instant,
        }),
      ),
    }),
  },
});
