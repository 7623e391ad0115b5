import { configWith, asShipped } from '@jurilien/event-sourcing/testing';
import { namesOf } from '@jurilien/reference';
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

const asIssued = { names: namesOf(asShipped()), refundDays: 14 };
const purchased: InvoiceDocument = { ...month(500), source: 'purchase', sourceId: 'purchase' };

describe('what a document says as it was when it was issued', () => {
  it('is the name of the coins and of the product', () => {
    const names = namesOf(configWith({ 'credits.name.fr': 'unités', 'product.name.fr': 'Appui' }));
    const text = (doc: InvoiceDocument) =>
      JSON.stringify(paperOf(doc, seller, 'fr', { names, refundDays: 14 })).replaceAll(/[\u00a0]/g, ' ');
    expect(text(purchased)).toContain('"what":"Unités"');
    expect(text(month(200))).toContain('Abonnement mensuel à Appui');
    expect(text(month(200))).toContain('Comprend 2 unités pour la période');
    expect(text(purchased) + text(month(200))).not.toMatch(/juricoin|Abonnement mensuel à Jurilien/i);
  });
  it('is how long unused coins may go back to the card, if they may', () => {
    const line = (refundDays: number, lang: 'fr' | 'en') =>
      paperOf(purchased, seller, lang, { ...asIssued, refundDays }).terms.lines[1]!.replaceAll('\u00a0', ' ');
    expect(line(14, 'fr')).toMatch(/pendant 14 jours après l’achat\.$/);
    expect(line(1, 'en')).toMatch(/for 1 day after purchase\.$/);
    expect(line(0, 'en')).toBe('Purchased juricoins do not expire.');
  });
});

describe('the invoice of a subscription', () => {
  it('writes about included juricoins only where the plan includes some', () => {
    for (const lang of ['fr', 'en'] as const) {
      const [without, some] = [paperOf(month(0), seller, lang, asIssued), paperOf(month(200), seller, lang, asIssued)];
      expect(JSON.stringify(without)).not.toMatch(/juricoins/i);
      expect(some.table.rows[0]!.detail).toMatch(/2.juricoins/);
      expect(some.terms.lines).toHaveLength(without.terms.lines.length + 1);
    }
  });
});
