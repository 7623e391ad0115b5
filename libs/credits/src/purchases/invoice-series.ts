import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const cents = z.number().int().nonnegative();
const tax = z.object({ code: z.enum(['GST', 'QST', 'HST']), rateMilli: z.number().int(), cents });

/**
 * One document of a series. Who buys stands sealed under a key of its own (`billingKeyId`), which outlives the person's: books
 * are kept for six years (5.8 REC-1).
 */
const document = z.object({
  series: z.string(),
  no: z.string(),
  n: z.number().int().positive(),
  kind: z.enum(['invoice', 'credit-note']),
  /** Day of the document in the seller's province. */
  issuedOn: z.string(),
  professionalId: z.string(),
  billingKeyId: z.string(),
  buyer: z.string(),
  buyerAddress: z.string(),
  province: z.string(),
  lang: z.enum(['fr', 'en']),
  /** `refund-failed`: what a credit note had taken off is invoiced again. */
  source: z.enum(['purchase', 'refund', 'subscription', 'refund-failed']),
  sourceId: z.string(),
  /** The invoice a credit note corrects. */
  corrects: z.string().optional(),
  cc: z.number().int().nonnegative(),
  listCents: cents,
  netCents: cents,
  taxes: z.array(tax),
  grossCents: cents,
});

/** Every event of a series of invoices or of credit notes. */
export const invoiceSeriesEvents = {
  InvoiceIssued: event(document, { personal: { buyer: 'billingKeyId', buyerAddress: 'billingKeyId' } }),
  CreditNoteIssued: event(document, { personal: { buyer: 'billingKeyId', buyerAddress: 'billingKeyId' } }),
};
export type InvoiceSeriesEvent = EventOf<typeof invoiceSeriesEvents>;
/** An invoice or a credit note as it was issued; never changed afterwards. */
export type InvoiceDocument = z.infer<typeof document>;

export interface InvoiceSeriesState {
  readonly last: number;
}

/** Numbers of one year, legal entity and kind: 1…n without a gap (I10); two documents at once cannot take the same one. */
export const invoiceSeries = decider<InvoiceSeriesState, typeof invoiceSeriesEvents>({
  category: 'invoiceseries',
  events: invoiceSeriesEvents,
  initial: { last: 0 },
  evolve: (_s, e) => ({ last: e.data.n }),
});

/** Stream of a series: `JC-invoice-2026`. */
export const seriesOf = (entity: string, kind: InvoiceDocument['kind'], year: string): string => `${entity}-${kind}-${year}`;

/** The number after the last: `JC-2026-000001`, or `JC-26-000001` where years have two digits; credit notes carry `NC` (note de crédit). */
export const documentNo = (entity: string, kind: InvoiceDocument['kind'], year: string, n: number): string =>
  `${entity}${kind === 'credit-note' ? '-NC' : ''}-${year}-${String(n).padStart(6, '0')}`;
