import { refuseUnless, streamOf, type Ctx, type StreamRef } from '@jurilien/event-sourcing';
import { defaults, localDate } from '@jurilien/reference';
import {
  documentNo,
  invoiceSeries,
  seriesOf,
  type InvoiceDocument,
  type InvoiceSeriesEvent,
  type InvoiceSeriesState,
} from './invoice-series.js';
import type { PurchaseState } from './purchase.js';

/** Day of a document: where the seller is. */
const dayOf = (now: string): string => localDate(now, 'QC');

/** The series that a document of an instant is numbered in. */
export const seriesAt = (kind: InvoiceDocument['kind'], now: string): StreamRef<typeof invoiceSeries> =>
  streamOf(invoiceSeries, seriesOf(defaults['invoice.prefix'], kind, dayOf(now).slice(0, 4)));

/** A lost race for the next number is run again until it is won: everyone who pays at once wants one (TAX-3). */
export const TRIES_FOR_A_NUMBER = 200;

type Written = Omit<InvoiceDocument, 'series' | 'no' | 'n' | 'kind' | 'issuedOn'>;

/** The next document of a series, with its number (4.4.6). @throws Refused when the year turned between naming the series and now */
export function issue(
  s: InvoiceSeriesState,
  kind: InvoiceDocument['kind'],
  { now, namedAt = now }: Pick<Ctx, 'now' | 'namedAt'>,
  document: Written,
): InvoiceSeriesEvent {
  const day = dayOf(now);
  const entity = defaults['invoice.prefix'];
  const series = seriesOf(entity, kind, day.slice(0, 4));
  refuseUnless(dayOf(namedAt).slice(0, 4) === day.slice(0, 4), 'STALE_VERSION', 'changed-meanwhile');
  const n = s.last + 1;
  const data = { ...document, series, n, kind, no: documentNo(entity, kind, day.slice(0, 4), n), issuedOn: day };
  return { type: kind === 'invoice' ? 'InvoiceIssued' : 'CreditNoteIssued', data };
}

/** Who bought, as every document of a purchase says it. */
export const boughtBy = (
  s: PurchaseState,
): Pick<Written, 'professionalId' | 'billingKeyId' | 'buyer' | 'buyerAddress' | 'province' | 'lang'> => {
  const { professionalId, billingKeyId, buyer, buyerAddress, province, lang } = s.started!;
  return { professionalId, billingKeyId, buyer, buyerAddress, province, lang };
};
