import { rowsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { invoiceSeries } from '../purchases/invoice-series.js';
import { purchase } from '../purchases/purchase.js';
import { invoices } from './invoices.js';
import { purchases } from './purchases.js';

const ids = { purchaseId: 'p-1', professionalId: 'pro-1' };
const taxes = [
  { code: 'GST', rateMilli: 5_000, cents: 1_000 },
  { code: 'QST', rateMilli: 9_975, cents: 1_995 },
];
const amounts = { netCents: 20_000, taxes, grossCents: 22_995 };
const buyer = { billingKeyId: 'key', buyer: 'Me Roy', buyerAddress: '1, rue Une', province: 'QC', lang: 'fr' };
const tell = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  purchase,
  'p-1',
  type,
  { ...ids, ...data },
  minutes,
];
const started = tell('PurchaseStarted', { ...buyer, ...amounts, kind: 'pack', cc: 500, listCents: 20_000, taxPoint: 'purchase' });
const paid = tell('PurchasePaid', { paymentIntent: 'pi', sessionId: 'cs', lotId: 'lot', invoiceNo: 'JC-2026-000001' }, 5);
const request = { requestId: 'rq' };
const half = { cc: 250, netCents: 10_000, taxes: [], grossCents: 11_497 };
const mismatch = { paymentIntent: 'pi-2', field: 'amount', expected: '22995', got: '1' };
const row = (...happened: StoryEvent[]) => rowsOf(purchases, story(...happened)).get('p-1');

describe('purchases', () => {
  it('shows a payment from its page to its invoice, with every tax beside the other and no one’s name', () => {
    const page = tell('CheckoutOpened', { sessionId: 'cs', expiresAt: '2026-11-03T15:00:00.000Z' });
    expect(row(started, page)).toMatchObject({ status: 'Started', gstCents: 1_000, qstCents: 1_995, hstCents: 0, sessionId: 'cs' });
    expect(row(started, tell('PurchasePendingBank'))).toMatchObject({ status: 'PendingBank' });
    expect(row(started, tell('PurchaseFailed', { code: 'card_declined' }))).toMatchObject({ status: 'Failed', failure: 'card_declined' });
    expect(row(started, tell('PurchaseExpired'))).toMatchObject({ status: 'Expired' });
    const whole = row(started, tell('PurchaseFailed', { code: 'card_declined' }), paid)!;
    expect(whole).toMatchObject({ status: 'Paid', failure: null, invoiceNo: 'JC-2026-000001', grossCents: 22_995, refundedCents: 0 });
    expect(JSON.stringify(whole)).not.toMatch(/Roy|rue Une/);
  });
  it('says that a payment was not what was asked, and keeps the coins of one that was', () => {
    expect(row(started, tell('PurchaseMismatchDetected', mismatch))).toMatchObject({
      status: 'Mismatched',
      mismatch: { field: 'amount', expected: '22995', got: '1' },
      attention: 'mismatch',
    });
    expect(row(started, paid, tell('PurchaseMismatchDetected', mismatch))).toMatchObject({ status: 'Paid', attention: 'mismatch' });
  });
  it('follows a refund from the request to the credit note, and back when it failed', () => {
    const asked = tell('PurchaseRefundRequested', { ...request, ...half }, 10);
    const proposed = tell('PurchaseRefundProposed', { ...request, by: 'aude' }, 11);
    const overdue = tell('PurchaseRefundOverdue', request, 12);
    const approved = tell('PurchaseRefundApproved', { ...request, ...half }, 13);
    const done = tell('PurchaseRefunded', { ...request, refundId: 're', ...half, creditNoteNo: 'JC-NC-2026-000001' }, 14);
    expect(row(started, paid, asked)).toMatchObject({ requestState: 'requested', requestCents: 11_497 });
    expect(row(started, paid, asked, proposed, overdue)).toMatchObject({
      requestState: 'proposed',
      proposedBy: 'aude',
      attention: 'refund-waits',
    });
    expect(row(started, paid, asked, overdue, approved)).toMatchObject({ requestState: 'approved', attention: null });
    expect(row(started, paid, asked, overdue, tell('PurchaseRefundRefused', request))).toMatchObject({
      requestState: 'refused',
      attention: null,
    });
    expect(row(started, paid, asked, approved, done)).toMatchObject({
      status: 'PartlyRefunded',
      requestState: 'done',
      refundedCc: 250,
      refundedCents: 11_497,
      creditNotes: ['JC-NC-2026-000001'],
    });
    const failed = tell('PurchaseRefundFailed', { ...request, refundId: 're', code: 'expired_card', backCc: 250, backCents: 11_497 }, 15);
    expect(row(started, paid, asked, approved, done, failed)).toMatchObject({
      status: 'Paid',
      requestState: 'failed',
      refundedCc: 0,
      refundedCents: 0,
      attention: 'refund-failed',
    });
    const whole = tell('PurchaseRefunded', { refundId: 're', cc: 500, ...amounts, creditNoteNo: 'JC-NC-2026-000001', byHand: true });
    expect(row(started, paid, whole)).toMatchObject({ status: 'Refunded', attention: 'refunded-by-hand' });
  });
  it('follows a dispute, and a warning', () => {
    const disputed = tell('PurchaseDisputed', {
      disputeId: 'dp',
      code: 'fraudulent',
      grossCents: 22_995,
      evidenceDueBy: '2026-11-20T00:00:00.000Z',
    });
    expect(row(started, paid, disputed)).toMatchObject({ status: 'Disputed', disputeState: 'open', attention: 'dispute' });
    expect(row(started, paid, disputed, tell('PurchaseDisputeWon', { disputeId: 'dp' }))).toMatchObject({
      status: 'DisputeWon',
      disputeState: 'won',
      attention: null,
    });
    expect(row(started, paid, disputed, tell('PurchaseDisputeWon', { disputeId: 'dp', warning: true }))).toMatchObject({
      disputeState: 'closed',
    });
    expect(row(started, paid, disputed, tell('PurchaseDisputeLost', { disputeId: 'dp' }))).toMatchObject({ status: 'DisputeLost' });
    expect(row(started, paid, tell('FraudWarningReceived', { warningId: 'w' }))).toMatchObject({
      fraudWarning: true,
      attention: 'fraud-warning',
    });
  });
});

describe('invoices', () => {
  const document = (n: number, kind: 'invoice' | 'credit-note'): StoryEvent => [
    invoiceSeries,
    `JC-${kind}-2026`,
    kind === 'invoice' ? 'InvoiceIssued' : 'CreditNoteIssued',
    {
      ...buyer,
      ...amounts,
      series: `JC-${kind}-2026`,
      no: `${kind}-${n}`,
      n,
      kind,
      issuedOn: '2026-11-02',
      professionalId: 'pro-1',
      source: 'purchase',
      sourceId: 'p-1',
      cc: 500,
      listCents: 20_000,
    },
  ];
  const log = story(document(1, 'invoice'), document(2, 'invoice'), document(1, 'credit-note'));
  it('lists every document by its number, without its buyer', () => {
    const rows = rowsOf(invoices, log);
    expect([...rows.keys()]).toEqual(['invoice-1', 'invoice-2', 'credit-note-1']);
    expect(rows.get('invoice-2')).toMatchObject({
      n: 2,
      kind: 'invoice',
      gstCents: 1_000,
      qstCents: 1_995,
      hstCents: 0,
      grossCents: 22_995,
    });
    expect(JSON.stringify([...rows.values()])).not.toMatch(/Roy|rue Une/);
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(invoices, log)).toEqual([]));
});
