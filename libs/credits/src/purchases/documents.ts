import { refuseUnless, streamOf, type Config, type Ctx, type StreamRef } from '@jurilien/event-sourcing';
import { invoiceFourDigitYear, invoicePrefix, localDate } from '@jurilien/reference';
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

const seriesName = (kind: InvoiceDocument['kind'], now: string, config: Config): string =>
  seriesOf(config.value(invoicePrefix), kind, dayOf(now).slice(0, 4));
/** The series that a document of an instant is numbered in. */
export const seriesAt = (kind: InvoiceDocument['kind'], now: string, config: Config): StreamRef<typeof invoiceSeries> =>
  streamOf(invoiceSeries, seriesName(kind, now, config));

/** A lost race for the next number is run again until it is won: everyone who pays at once wants one (TAX-3). */
export const TRIES_FOR_A_NUMBER = 200;

type Written = Omit<InvoiceDocument, 'series' | 'no' | 'n' | 'kind' | 'issuedOn'>;

/**
 * The next document of a series, with its number (4.4.6).
 * @throws Refused when the year turned, or the prefix was changed, between naming the series and now
 */
export function issue(
  s: InvoiceSeriesState,
  kind: InvoiceDocument['kind'],
  { now, config, namedAt = now, namedUnder = config }: Pick<Ctx, 'now' | 'config' | 'namedAt' | 'namedUnder'>,
  document: Written,
): InvoiceSeriesEvent {
  const day = dayOf(now);
  const series = seriesName(kind, now, config);
  refuseUnless(series === seriesName(kind, namedAt, namedUnder), 'STALE_VERSION', 'changed-meanwhile');
  const n = s.last + 1;
  const year = config.value(invoiceFourDigitYear) ? day.slice(0, 4) : day.slice(2, 4);
  const no = documentNo(config.value(invoicePrefix), kind, year, n);
  const data = { ...document, series, n, kind, no, issuedOn: day };
  return { type: kind === 'invoice' ? 'InvoiceIssued' : 'CreditNoteIssued', data };
}

/** Who bought, as every document of a purchase says it. */
export const boughtBy = (
  s: PurchaseState,
): Pick<Written, 'professionalId' | 'billingKeyId' | 'buyer' | 'buyerAddress' | 'province' | 'lang'> => {
  const { professionalId, billingKeyId, buyer, buyerAddress, province, lang } = s.started!;
  return { professionalId, billingKeyId, buyer, buyerAddress, province, lang };
};
