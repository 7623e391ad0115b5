import { BILLING_PROVINCES, type BillingProvince } from '../../money/billing-provinces.js';
import { keysOf } from '../key.js';
import { flag, oneOf, text, list } from '../kinds.js';
import { type TaxRate, taxRate } from '../values.js';

// Taxes and invoices.
const key = keysOf('taxes');
const gst = (province: BillingProvince): TaxRate => ({ code: 'GST', province, fr: 'TPS', en: 'GST', rateMilli: 5_000, from: '2008-01-01' });
const hst = (province: BillingProvince, rateMilli: number, from: string, until?: string): TaxRate => ({
  code: 'HST',
  province,
  fr: 'TVH',
  en: 'HST',
  rateMilli,
  from,
  ...(until ? { until } : {}),
});

/**
 * Rates by province of the buyer (specification 4.4.6), each on the price before any tax. Provinces without a row but GST have a
 * sales tax of their own that we collect only once registered there.
 */
const RATES: readonly TaxRate[] = [
  gst('QC'),
  { code: 'QST', province: 'QC', fr: 'TVQ', en: 'QST', rateMilli: 9_975, from: '2013-01-01' },
  hst('ON', 13_000, '2010-07-01'),
  hst('NB', 15_000, '2016-07-01'),
  hst('NL', 15_000, '2016-07-01'),
  hst('PE', 15_000, '2016-10-01'),
  hst('NS', 15_000, '2010-07-01', '2025-04-01'),
  hst('NS', 14_000, '2025-04-01'),
  ...(['AB', 'BC', 'MB', 'SK', 'YT', 'NT', 'NU'] as const).map(gst),
];

export const taxRates = key({ key: 'tax.rates', kind: list(taxRate(BILLING_PROVINCES), 1, 200), shipped: RATES, flags: 'ML', scope: 'P' });
export const taxPoint = key({ key: 'tax.point', kind: oneOf('purchase', 'use'), shipped: 'purchase', flags: 'ML', scope: 'G' });
export const invoicePrefix = key({ key: 'invoice.prefix', kind: text(1, 6), shipped: 'JC', flags: 'M', scope: 'G' });
export const invoiceFourDigitYear = key({ key: 'invoice.fourDigitYear', kind: flag(), shipped: true, flags: 'M', scope: 'G' });
