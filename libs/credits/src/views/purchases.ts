import { json, notNull, oneOf, type RecordedOf, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { purchase, type purchaseEvents, type PurchaseTax } from '../purchases/purchase.js';

const taxOf = (taxes: readonly PurchaseTax[], code: PurchaseTax['code']): number => taxes.find((t) => t.code === code)?.cents ?? 0;
type Events = typeof purchaseEvents;
/** A row that is there changes; its version and the time of its last event with it. */
const on =
  <K extends keyof Events>(change: (row: Row, e: RecordedOf<Events, K>) => Row) =>
  (row: Row | undefined, e: RecordedOf<Events, K>): Row => ({
    ...row,
    ...change(row ?? {}, e),
    changedAt: e.occurredAt,
    version: e.version,
  });
const status = (now: string) => on(() => ({ status: now }));
/** What a purchase is, refunds considered, where no dispute says otherwise. */
const refunded = (row: Row, cents: number): Row => ({
  refundedCents: cents,
  ...(row.disputeId ? {} : { status: cents <= 0 ? 'Paid' : cents >= row.grossCents ? 'Refunded' : 'PartlyRefunded' }),
});

/** Every purchase with its money, its refunds and its dispute (4.12 `purchases`); no name, no address. */
export const purchases = view(purchase)({
  name: 'purchases',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    professionalId: 'uuid not null',
    province: 'text',
    billingProvince: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    status: 'text not null',
    kind: 'text not null',
    cc: 'integer not null',
    listCents: 'integer not null',
    promoCode: 'text',
    netCents: 'integer not null',
    gstCents: 'integer not null',
    qstCents: 'integer not null',
    hstCents: 'integer not null',
    grossCents: 'integer not null',
    taxes: notNull(json<readonly PurchaseTax[]>()),
    taxPoint: 'text not null',
    startedAt: 'timestamptz not null',
    expiresAt: 'timestamptz',
    sessionId: 'text',
    paidAt: 'timestamptz',
    paymentIntent: 'text',
    invoiceNo: 'text',
    failure: 'text',
    /** What was paid and is not as asked: field, expected, got. */
    mismatch: 'jsonb',
    refundedCc: 'integer not null',
    refundedCents: 'integer not null',
    creditNotes: 'text[] not null',
    /** The request for a refund that was made last, and what it became. */
    requestId: 'text',
    requestState: 'text',
    requestCc: 'integer',
    requestCents: 'integer',
    requestedAt: 'timestamptz',
    proposedBy: 'text',
    disputeId: 'text',
    disputeState: 'text',
    disputeCode: 'text',
    disputedCents: 'integer',
    evidenceDueBy: 'timestamptz',
    fraudWarning: 'boolean not null',
    /** Something here waits for a person: why. */
    attention: 'text',
    changedAt: 'timestamptz not null',
    version: 'integer not null',
  },
  indexes: [['professionalId', 'startedAt'], ['status'], ['paymentIntent'], ['invoiceNo'], ['attention'], ['requestState', 'requestedAt']],
  search: ['invoiceNo', 'paymentIntent'],
  read: { province: 'province', professional: 'professionalId', defaultSort: ['startedAt', 'desc'] },
  on: {
    PurchaseStarted: (_row, e) => {
      const { professionalId, kind, cc, listCents, promoCode, netCents, taxes, grossCents, province, lang, taxPoint } = e.data;
      return {
        professionalId,
        province: e.province,
        billingProvince: province,
        lang,
        status: 'Started',
        kind,
        cc,
        listCents,
        promoCode,
        netCents,
        gstCents: taxOf(taxes, 'GST'),
        qstCents: taxOf(taxes, 'QST'),
        hstCents: taxOf(taxes, 'HST'),
        grossCents,
        taxes,
        taxPoint,
        startedAt: e.occurredAt,
        refundedCc: 0,
        refundedCents: 0,
        creditNotes: [],
        fraudWarning: false,
        changedAt: e.occurredAt,
        version: e.version,
      };
    },
    CheckoutOpened: on((_row, e) => ({ sessionId: e.data.sessionId, expiresAt: e.data.expiresAt })),
    PurchasePendingBank: status('PendingBank'),
    PurchasePaid: on((_row, e) => ({
      status: 'Paid',
      paidAt: e.occurredAt,
      paymentIntent: e.data.paymentIntent,
      invoiceNo: e.data.invoiceNo,
      failure: null,
    })),
    PurchaseFailed: on((_row, e) => ({ status: 'Failed', failure: e.data.code })),
    PurchaseExpired: status('Expired'),
    PurchaseMismatchDetected: on((row, e) => ({
      mismatch: { field: e.data.field, expected: e.data.expected, got: e.data.got },
      attention: 'mismatch',
      ...(row.paidAt ? {} : { status: 'Mismatched', paymentIntent: e.data.paymentIntent }),
    })),
    PurchaseRefundRequested: on((_row, e) => ({
      requestId: e.data.requestId,
      requestState: 'requested',
      requestCc: e.data.cc,
      requestCents: e.data.grossCents,
      requestedAt: e.occurredAt,
      proposedBy: null,
    })),
    PurchaseRefundProposed: on((_row, e) => ({ requestState: 'proposed', proposedBy: e.data.by })),
    PurchaseRefundOverdue: on(() => ({ attention: 'refund-waits' })),
    PurchaseRefundApproved: on((row, e) => ({
      requestState: 'approved',
      requestCents: e.data.grossCents,
      ...(row.attention === 'refund-waits' ? { attention: null } : {}),
    })),
    PurchaseRefundRefused: on((row) => ({ requestState: 'refused', ...(row.attention === 'refund-waits' ? { attention: null } : {}) })),
    PurchaseRefunded: on((row, e) => ({
      ...(e.data.requestId && e.data.requestId === row.requestId ? { requestState: 'done' } : {}),
      ...(e.data.byHand ? { attention: 'refunded-by-hand' } : {}),
      ...(e.data.creditNoteNo
        ? {
            ...refunded(row, row.refundedCents + e.data.grossCents),
            refundedCc: row.refundedCc + e.data.cc,
            creditNotes: [...(row.creditNotes ?? []), e.data.creditNoteNo],
          }
        : {}),
    })),
    PurchaseRefundFailed: on((row, e) => ({
      attention: 'refund-failed',
      ...(e.data.requestId && e.data.requestId === row.requestId ? { requestState: 'failed' } : {}),
      ...(e.data.backCents
        ? { ...refunded(row, row.refundedCents - e.data.backCents), refundedCc: row.refundedCc - (e.data.backCc ?? 0) }
        : {}),
    })),
    FraudWarningReceived: on(() => ({ fraudWarning: true, attention: 'fraud-warning' })),
    PurchaseDisputed: on((_row, e) => ({
      status: 'Disputed',
      disputeId: e.data.disputeId,
      disputeState: 'open',
      disputeCode: e.data.code,
      disputedCents: e.data.grossCents,
      evidenceDueBy: e.data.evidenceDueBy,
      attention: 'dispute',
    })),
    PurchaseDisputeWon: on((row, e) => ({
      status: 'DisputeWon',
      disputeState: e.data.warning ? 'closed' : 'won',
      ...(row.attention === 'dispute' ? { attention: null } : {}),
    })),
    PurchaseDisputeLost: on((row) => ({
      status: 'DisputeLost',
      disputeState: 'lost',
      ...(row.attention === 'dispute' ? { attention: null } : {}),
    })),
  },
});
export type PurchaseRow = RowOf<typeof purchases>;
