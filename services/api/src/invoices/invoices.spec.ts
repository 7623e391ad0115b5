import { asShipped } from '@jurilien/event-sourcing/testing';
import { contractOf } from '@jurilien/contracts/api';
import { namesOf } from '@jurilien/reference';
import { paperOf, type InvoiceDocument, type Seller } from '@jurilien/credits';
import { pageOf } from './page.js';
import { pdfOf } from './pdf.js';
import { readPdf } from '../pdf/pdf-read.testing.js';

const seller: Seller = {
  name: 'Jurilien inc.',
  address: ['1200, rue de la Montagne', 'Montréal (Québec)  H3G 1Z3'],
  gstNo: '123456789 RT 0001',
  qstNo: '1234567890 TQ 0001',
};
const invoice: InvoiceDocument = {
  series: 'JC-invoice-2026',
  no: 'JC-2026-000042',
  n: 42,
  kind: 'invoice',
  issuedOn: '2026-11-21',
  professionalId: '018f0000-0000-7000-8000-000000000001',
  billingKeyId: 'billing',
  buyer: 'Étude Łukasiewicz & Cœur, s.e.n.c.r.l.',
  buyerAddress: '350, rue Saint-Paul Est\nMontréal (Québec)  H2Y 1H2',
  province: 'QC',
  lang: 'fr',
  source: 'purchase',
  sourceId: 'purchase',
  cc: 2_500,
  listCents: 90_000,
  netCents: 81_000,
  taxes: [
    { code: 'GST', rateMilli: 5_000, cents: 4_050 },
    { code: 'QST', rateMilli: 9_975, cents: 8_080 },
  ],
  grossCents: 93_130,
};
const creditNote: InvoiceDocument = {
  ...invoice,
  no: 'JC-NC-2026-000003',
  kind: 'credit-note',
  corrects: invoice.no,
  source: 'refund',
  province: 'ON',
  cc: 1_000,
  listCents: 32_400,
  netCents: 32_400,
  taxes: [{ code: 'HST', rateMilli: 13_000, cents: 4_212 }],
  grossCents: 36_612,
};
const issued = { names: namesOf(asShipped()), refundDays: 14 };
const read = async (doc: InvoiceDocument, lang: 'fr' | 'en') => readPdf(await pdfOf(paperOf(doc, seller, lang, issued)));

/** What stands in the tree, without where. */
const wordsOf = (tree: readonly string[]): string[] => tree.map((line) => line.replace(/^.*?: /, '').replaceAll('\u00a0', ' '));

describe('an invoice as a PDF', () => {
  it('says everything the tax law wants, in reading order, with a head for every figure', async () => {
    const { tree } = await read(invoice, 'fr');
    expect(tree).toMatchInlineSnapshot(`
     [
       "Document fr-CA",
       "  Figure Jurilien",
       "  H1: Facture",
       "  P",
       "    Span: Numéro",
       "    Span: JC-2026-000042",
       "  P",
       "    Span: Date",
       "    Span: 21 novembre 2026",
       "  P",
       "    Span: Total (CAD)",
       "    Span: 931,30 $",
       "  Sect",
       "    H2: Vendeur",
       "    P: Jurilien inc.",
       "    P: 1200, rue de la Montagne",
       "    P: Montréal (Québec)  H3G 1Z3",
       "    P: TPS/TVH : 123456789 RT 0001",
       "    P: TVQ : 1234567890 TQ 0001",
       "  Sect",
       "    H2: Facturé à",
       "    P: Étude Łukasiewicz & Cœur, s.e.n.c.r.l.",
       "    P: 350, rue Saint-Paul Est",
       "    P: Montréal (Québec)  H2Y 1H2",
       "  H2: Détail",
       "  Table",
       "    TR",
       "      TH Column: Description",
       "      TH Column: Quantité",
       "      TH Column: Prix unitaire",
       "      TH Column: Montant",
       "    TR",
       "      TH Row",
       "        P: Juricoins",
       "        P: Droits d’accès à des demandes de clients, à prix fixe",
       "      TD: 25",
       "      TD: 36,00 $",
       "      TD: 900,00 $",
       "  Table",
       "    TR",
       "      TH Row: Rabais",
       "      TD: −90,00 $",
       "    TR",
       "      TH Row: Sous-total",
       "      TD: 810,00 $",
       "    TR",
       "      TH Row: TPS (5 %)",
       "      TD: 40,50 $",
       "    TR",
       "      TH Row: TVQ (9,975 %)",
       "      TD: 80,80 $",
       "    TR",
       "      TH Row: Total (CAD)",
       "      TD: 931,30 $",
       "    TR",
       "      TH Row: Payé par carte",
       "      TD: 931,30 $",
       "    TR",
       "      TH Row: Solde à payer",
       "      TD: 0,00 $",
       "  H2: Conditions",
       "  P: Payable à l’achat. Cette facture a été payée en entier.",
       "  P: Les juricoins achetés n’expirent pas. Ceux qui n’ont pas été utilisés sont remboursables sur la carte, taxes comprises, pendant 14 jours après l’achat.",
       "  P: Jurilien inc. · JC-2026-000042",
       "  P: La version anglaise de ce document est dans votre compte.",
     ]
    `);
  });

  it.each([
    ['Facture', 'Numéro', invoice],
    ['Note de crédit', 'Facture d’origine', creditNote],
  ])('FR-5: there is a French file of each: %s, also for who buys in English', async (...[title, label, document]) => {
    const { tree, dictionaries } = await read({ ...document, lang: 'en' }, 'fr');
    expect(wordsOf(tree)).toEqual(expect.arrayContaining([title, label, 'Conditions']));
    expect(dictionaries).toContain('/Lang (fr-CA)');
    expect(contractOf('GET /api/pro/invoices/:file')!.query!.parse({ lang: 'fr' })).toEqual({ lang: 'fr' });
  });

  it('reads in English as well as in French', async () => {
    const { tree } = await read(invoice, 'en');
    expect(wordsOf(tree)).toEqual(
      expect.arrayContaining(['Invoice', 'November 21, 2026', 'GST (5%)', 'QST (9.975%)', '−$90.00', '$810.00', '$931.30', 'Balance due']),
    );
  });

  it('names the invoice that a credit note corrects', async () => {
    const { tree } = await read(creditNote, 'fr');
    expect(wordsOf(tree)).toEqual(
      expect.arrayContaining([
        'Note de crédit',
        'Facture d’origine',
        'JC-2026-000042',
        'TVH (13 %)',
        '42,12 $',
        'Total crédité (CAD)',
        '366,12 $',
      ]),
    );
  });

  it('is a PDF/UA: title shown, language stated, marks and embedded fonts', async () => {
    const { dictionaries } = await read(invoice, 'fr');
    for (const part of ['/Marked true', '/Lang (fr-CA)', '/DisplayDocTitle true', '/StructTreeRoot', '/FontFile2', '/Tabs /S'])
      expect(dictionaries).toContain(part);
  });

  it('is the same file each time it is asked for', async () => {
    const [one, two] = await Promise.all([pdfOf(paperOf(invoice, seller, 'fr', issued)), pdfOf(paperOf(invoice, seller, 'fr', issued))]);
    expect(one.equals(two)).toBe(true);
  });

  it('never loses a name whose letters the font lacks', async () => {
    const { tree } = await read({ ...invoice, buyer: 'Mᵉ Ngô Thị Ngọc 律' }, 'fr');
    expect(wordsOf(tree)).toContain('Me Ngô Thi Ngoc ?');
  });
});

describe('an invoice as a page', () => {
  it('A11Y-8: is the HTML twin of the file, with the same words, and nothing that a browser would run', () => {
    const paper = paperOf({ ...invoice, buyer: '<script>alert(1)</script>' }, seller, 'fr', issued);
    const page = pageOf(paper);
    for (const words of [paper.title, ...paper.facts.flat(), ...paper.seller.lines, ...paper.sums.flatMap((s) => [s.label, s.amount])])
      expect(page).toContain(words);
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toMatch(/<script|\son\w+=|https?:/);
  });
});
