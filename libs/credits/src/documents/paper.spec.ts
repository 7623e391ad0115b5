import type { InvoiceDocument } from '../purchases/invoice-series.js';
import { paperOf, type Seller } from './paper.js';

const seller: Seller = {
  name: 'Jurilien inc.',
  address: ['1200, rue de la Montagne'],
  gstNo: '123456789 RT 0001',
  qstNo: '1234567890 TQ 0001',
};
const month = (cc: number): InvoiceDocument => ({
  series: 'JC-invoice-2026',
  no: 'JC-2026-000042',
  n: 42,
  kind: 'invoice',
  issuedOn: '2026-11-21',
  professionalId: '018f0000-0000-7000-8000-000000000001',
  billingKeyId: 'billing',
  buyer: 'MacDonald & Mensah',
  buyerAddress: '180 Bay Street',
  province: 'ON',
  lang: 'en',
  source: 'subscription',
  sourceId: 'subscription',
  cc,
  listCents: 14_900,
  netCents: 14_900,
  taxes: [{ code: 'HST', rateMilli: 13_000, cents: 1_937 }],
  grossCents: 16_837,
});

describe('the invoice of a subscription', () => {
  it('writes about included juricoins only where the plan includes some', () => {
    for (const lang of ['fr', 'en'] as const) {
      const [without, some] = [paperOf(month(0), seller, lang), paperOf(month(200), seller, lang)];
      expect(JSON.stringify(without)).not.toMatch(/juricoins/i);
      expect(some.table.rows[0]!.detail).toMatch(/2.juricoins/);
      expect(some.terms.lines).toHaveLength(without.terms.lines.length + 1);
    }
  });
});
