import type { Recorded } from '@jurilien/event-sourcing';
import { story, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { everyEntry } from '../book.testing.js';
import { invoiceSeries } from '../purchases/invoice-series.js';
import { purchase } from '../purchases/purchase.js';

const amounts = (netCents: number) => {
  const taxes = [
    { code: 'GST', rateMilli: 5_000, cents: Math.floor((netCents * 5_000 + 50_000) / 100_000) },
    { code: 'QST', rateMilli: 9_975, cents: Math.floor((netCents * 9_975 + 50_000) / 100_000) },
  ];
  return { netCents, taxes, grossCents: netCents + taxes.reduce((n, t) => n + t.cents, 0) };
};
const buyer = { billingKeyId: 'key', buyer: 'Marie Tremblay', buyerAddress: '1, rue Principale, Laval' };
const document = (
  professionalId: string,
  kind: 'invoice' | 'credit-note',
  n: number,
  sourceId: string,
  cc: number,
  netCents: number,
): StoryEvent => [
  invoiceSeries,
  `JC-${kind}-2026`,
  kind === 'invoice' ? 'InvoiceIssued' : 'CreditNoteIssued',
  {
    series: `JC-${kind}-2026`,
    no: `${kind}-${n}`,
    n,
    kind,
    issuedOn: '2026-11-02',
    professionalId,
    ...buyer,
    province: 'QC',
    lang: 'fr',
    source: kind === 'invoice' ? 'purchase' : 'refund',
    sourceId,
    cc,
    listCents: netCents,
    ...amounts(netCents),
  },
];
const bought = (professionalId: string, purchaseId: string, n: number, cc: number, netCents: number): StoryEvent[] => {
  const id = { purchaseId, professionalId };
  const started = {
    ...id,
    ...buyer,
    kind: 'pack',
    cc,
    listCents: netCents,
    ...amounts(netCents),
    province: 'QC',
    lang: 'fr',
    taxPoint: 'purchase',
  };
  return [
    [purchase, purchaseId, 'PurchaseStarted', started],
    [
      purchase,
      purchaseId,
      'PurchasePaid',
      { ...id, paymentIntent: `pi_${purchaseId}`, lotId: `lot-${purchaseId}`, invoiceNo: `invoice-${n}` },
    ],
    document(professionalId, 'invoice', n, purchaseId, cc, netCents),
  ];
};
const refunded = (professionalId: string, refundId: string, n: number, cc: number, netCents: number): StoryEvent[] => [
  [
    purchase,
    'a',
    'PurchaseRefunded',
    { purchaseId: 'a', professionalId, refundId, cc, ...amounts(netCents), creditNoteNo: `credit-note-${n}` },
  ],
  document(professionalId, 'credit-note', n, refundId, cc, netCents),
];

/** A log with every kind of entry, its payments and its documents: as the product writes them, and nothing wrong with it. */
export const soundLog = (p = 'pro-1'): Recorded[] =>
  story(
    ...everyEntry(p),
    ...at(2, bought(p, 'a', 1, 1_000, 38_000)),
    ...at(15, bought(p, 'b', 2, 500, 20_000)),
    ...at(11, refunded(p, 're_1', 1, 100, 3_800)),
    ...at(12, refunded(p, 're_2', 2, 50, 1_900)),
  );
const at = (minutes: number, happened: readonly StoryEvent[]): StoryEvent[] =>
  happened.map(([d, id, type, data]) => [d, id, type, data, minutes]);
