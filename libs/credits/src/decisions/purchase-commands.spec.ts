import type { AnyDecision } from '@jurilien/event-sourcing';
import { given, type Past } from '@jurilien/event-sourcing/testing';
import { decidePurchaseRefund, markRefundOverdue } from './decide-purchase-refund.js';
import { recordCheckoutOpened, recordPurchaseExpired, recordPurchaseFailed, recordPurchasePending } from './record-checkout.js';
import { recordFraudWarning, recordPurchaseDispute } from './record-purchase-dispute.js';
import { recordPurchasePaid } from './record-purchase-paid.js';
import { recordPurchaseRefunded, recordPurchaseRefundFailed } from './record-purchase-refunded.js';
import { requestPurchaseRefund } from './request-purchase-refund.js';
import { setBillingIdentity } from './set-billing-identity.js';

/** What every command about a purchase shares; what each does is told in `libs/processes/src/purchases.spec.ts`. */
const purchaseId = '018f2a10-0000-7000-8000-0000000b0001';
const professionalId = '018f2a10-0000-7000-8000-000000000001';
const requestId = '018f2a10-0000-7000-8000-0000000c0001';
const refund = { refundId: 're_1' };
const started: Past = [
  [
    'PurchaseStarted',
    {
      purchaseId,
      professionalId,
      billingKeyId: 'key',
      buyer: 'Me Roy',
      buyerAddress: '1, rue Une',
      kind: 'pack',
      cc: 500,
      listCents: 20_000,
      netCents: 20_000,
      taxes: [
        { code: 'GST', rateMilli: 5_000, cents: 1_000 },
        { code: 'QST', rateMilli: 9_975, cents: 1_995 },
      ],
      grossCents: 22_995,
      province: 'QC',
      lang: 'fr',
      taxPoint: 'purchase',
    },
  ],
];
const opened: Past = [['CreditAccountOpened', { professionalId, province: 'QC' }]];
const payment = { paymentIntent: 'pi_1', amountCents: 22_995, currency: 'cad' };
const commands: readonly (readonly [AnyDecision, object])[] = [
  [recordCheckoutOpened, { sessionId: 'cs_1', expiresAt: '2026-11-03T15:00:00.000Z' }],
  [recordPurchasePending, {}],
  [recordPurchaseFailed, { code: 'card_declined' }],
  [recordPurchaseExpired, {}],
  [recordPurchasePaid, payment],
  [requestPurchaseRefund, {}],
  [decidePurchaseRefund, { requestId, decision: 'approve' }],
  [recordPurchaseRefunded, { ...refund, amountCents: 100 }],
  [recordPurchaseRefundFailed, { ...refund, code: 'expired_card' }],
  [recordFraudWarning, { warningId: 'w_1' }],
  [recordPurchaseDispute, { disputeId: 'dp_1', phase: 'created', grossCents: 100 }],
];
const send = (d: AnyDecision, input: object, past: Record<string, Past>, over: object = {}) =>
  given(past).when(d, { purchaseId, professionalId, ...input, ...over }, { actor: { kind: 'system', id: 'payments' } });

describe.each(commands.map(([d, input]) => [d.name, d, input] as const))('%s', (_name, d, input) => {
  it('is of a purchase that there is', () => expect(send(d, input, { account: opened }).refusal()).toBe('NOT_FOUND: no-such-purchase'));
  it('is of the professional whose purchase it is', () =>
    expect(send(d, input, { purchase: started, account: opened }, { professionalId: requestId }).refusal()).toBe(
      'NOT_FOUND: no-such-purchase',
    ));
});

describe('RecordPurchasePaid', () => {
  it('reads the account and the series of its year, and writes all three', () =>
    expect(send(recordPurchasePaid, payment, { purchase: started, account: opened }).types()).toEqual({
      purchase: ['PurchasePaid'],
      account: ['CreditsPurchased'],
      series: ['InvoiceIssued'],
    }));
  it('is sent again when the year turned between naming the series and the payment', () =>
    expect(
      given({ purchase: started, account: opened })
        .when(
          recordPurchasePaid,
          { purchaseId, professionalId, ...payment },
          { now: '2027-01-01T05:00:01.000Z', namedAt: '2027-01-01T04:59:59.000Z' },
        )
        .refusal(),
    ).toBe('STALE_VERSION: changed-meanwhile'));
  it('numbers by the year of the seller: the last evening of December is still this year', () => {
    const at = (now: string) =>
      given({ purchase: started, account: opened })
        .when(recordPurchasePaid, { purchaseId, professionalId, ...payment }, { now })
        .events()['series']![0]!.data;
    expect(at('2027-01-01T04:59:59.000Z')).toMatchObject({ no: 'JC-2026-000001', issuedOn: '2026-12-31' });
    expect(at('2027-01-01T05:00:00.000Z')).toMatchObject({ no: 'JC-2027-000001', issuedOn: '2027-01-01' });
  });
});

describe('MarkRefundOverdue', () => {
  it('says nothing of a request that is not there', () =>
    expect(send(markRefundOverdue, { requestId }, { purchase: started }).events()).toEqual({}));
});

describe('SetBillingIdentity', () => {
  it('gives the books a key of their own, which stays', () => {
    const input = { professionalId, name: 'Me Roy', address: ['1, rue Une'], province: 'QC' as const, lang: 'fr' as const };
    const [first] = given({ account: opened }).when(setBillingIdentity, input).events()['billing']!;
    const again = given({ account: opened, billing: [[first!.type, first!.data]] }).when(setBillingIdentity, {
      ...input,
      name: 'Roy inc.',
    });
    expect(again.events()['billing']![0]!.data).toMatchObject({ billingKeyId: first!.data['billingKeyId'], name: 'Roy inc.' });
  });
});
