import { refundableCc, standing } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import { configWith } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { BUYER, OTHER, purchaseOf, shop, STAFF, type Shop } from './purchases.testing.js';

const n = fc.integer({ min: 1, max: 3 });
const part = fc.integer({ min: 1, max: 100 });
/** What may happen around three purchases, told by anyone, in any order, more than once. */
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('start' as const),
      n,
      wanted: fc.constantFrom({ packCc: 500 }, { packCc: 2_500 }, { cc: 150 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      n,
      over: fc.constantFrom({}, {}, {}, {}, { amountCents: 1 }, { paymentIntent: 'pi_other' }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('expire' as const, 'fail' as const, 'pend' as const), n }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('spend' as const), part }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('ask' as const), n, part }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      n,
      who: fc.constantFrom(undefined, undefined, STAFF, OTHER),
      yes: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refunded' as const), n }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('by-hand' as const), n, part }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund-failed' as const), n, which: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      n,
      phase: fc.constantFrom('created', 'withdrawn', 'withdrawn', 'reinstated', 'won', 'lost', 'warning_closed'),
      part: fc.constantFrom(100, 100, 30),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 16 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let made = 0;
const share = (whole: number, of: number): number => Math.max(1, Math.ceil((whole * of) / 100));

async function play(s: Shop, x: Step): Promise<unknown> {
  const purchaseId = purchaseOf('n' in x ? x.n : 1);
  const p = s.purchase(purchaseId);
  const gross = p.started?.grossCents ?? 100;
  const request = p.requests.at(-1);
  switch (x.do) {
    case 'start':
      return s.start(x.wanted, purchaseId);
    case 'pay':
      return s.pay(x.over, purchaseId);
    case 'expire':
      return s.tell('RecordPurchaseExpired', { purchaseId });
    case 'fail':
      return s.tell('RecordPurchaseFailed', { purchaseId, code: 'card_declined' });
    case 'pend':
      return s.tell('RecordPurchasePending', { purchaseId });
    case 'spend':
      return spend(s, x.part);
    case 'ask':
      return s.tell('RequestPurchaseRefund', { purchaseId, cc: share(refundableCc(s.account(), purchaseId), x.part) }, BUYER);
    case 'decide':
      return s.tell(
        'DecidePurchaseRefund',
        { purchaseId, requestId: request?.requestId ?? purchaseOf(9), decision: x.yes ? 'approve' : 'refuse' },
        x.who,
      );
    case 'refunded':
      return request?.decided === 'approved'
        ? s.tell('RecordPurchaseRefunded', {
            purchaseId,
            refundId: `re_${(made += 1)}`,
            requestId: request.requestId,
            amountCents: request.grossCents,
          })
        : undefined;
    case 'by-hand':
      return s.tell('RecordPurchaseRefunded', { purchaseId, refundId: `re_${(made += 1)}`, amountCents: share(gross, x.part) });
    case 'refund-failed':
      return s.tell('RecordPurchaseRefundFailed', {
        purchaseId,
        refundId: p.refunds[x.which]?.refundId ?? 'never',
        ...(request ? { requestId: request.requestId } : {}),
        code: 'expired_card',
      });
    case 'dispute':
      return s.tell('RecordPurchaseDispute', {
        purchaseId,
        disputeId: `dp_${x.n}`,
        phase: x.phase,
        grossCents: Math.min(gross, share(gross, x.part)),
        feeCents: x.phase === 'lost' ? 1_500 : 0,
      });
    case 'wait':
      return s.wait(x.days * 1_440);
    default:
      return x satisfies never;
  }
}

/** Some of what can be spent is spent; nothing while the account is frozen. */
function spend(s: Shop, of: number): void {
  const free = s.account().lots.reduce((sum, l) => sum + l.cc, 0);
  try {
    if (free > 0) s.spend(share(free, of), `claim-${(made += 1)}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

describe('buying', () => {
  it.each([
    ['purchase', 300],
    ['use', 100],
  ] as const)(
    'TAX-4: with taxes due at %s, every invariant holds through any history of payments, refunds and disputes (4.4.4)',
    async (point, numRuns) => {
      const config = configWith({ 'tax.point': point });
      const seen = new Set<string>();
      const every = (seed: number) =>
        fc.assert(
          fc.asyncProperty(
            fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }),
            fc.constantFrom('QC', 'ON', 'AB'),
            async (steps, province) => {
              const s = shop(province, 1, config);
              for (const x of steps) await play(s, x);
              s.log.all().forEach((e) => seen.add(e.type));
              expect(s.faults()).toEqual([]);
              let clearing = 0;
              for (const purchaseId of [1, 2, 3].map(purchaseOf)) {
                const p = s.purchase(purchaseId);
                if (!p.paidAt) continue;
                const back = standing(p);
                const net = back.reduce((sum, r) => sum + r.netCents, 0);
                const gross = back.reduce((sum, r) => r.taxes.reduce((x, t) => x + t.cents, sum + r.netCents), 0);
                clearing += p.started!.grossCents - gross;
                expect(net).toBeLessThanOrEqual(p.started!.netCents);
                for (const t of p.started!.taxes) {
                  const taxBack = back.reduce((sum, r) => sum + (r.taxes.find((x) => x.code === t.code)?.cents ?? 0), 0);
                  expect(taxBack).toBeLessThanOrEqual(t.cents);
                  if (gross === p.started!.grossCents) expect(taxBack).toBe(t.cents);
                }
              }
              const disputed = [...s.account().clawbacks.entries()].filter(([, c]) => c.ended !== 'reversed');
              const taken = disputed.reduce((sum, [disputeId, c]) => {
                const d = s.purchase(c.purchaseId).disputes.find((one) => one.disputeId === disputeId)!;
                return sum + d.grossCents + (c.ended === 'kept' ? 1_500 : 0);
              }, 0);
              // A bank's refund and its dispute together may take more than was paid; what it holds is what we were told.
              expect(s.money('M.clearing')).toBe(clearing - taken);
              expect(s.account().lots.every((l) => l.cc >= 0 && l.heldCc >= 0 && l.clawedCc >= 0)).toBe(true);
            },
          ),
          { numRuns, seed },
        );
      // The same histories each time, which are known to come far; then others.
      await every(2);
      await every(Date.now() % 2 ** 31);
      // Histories that never come to refunds or disputes would prove nothing.
      const must = [
        ...[
          'PurchaseMismatchDetected',
          'PurchaseRefunded',
          'PurchaseRefundFailed',
          'CreditsRefundedToCard',
          'RefundReversed',
          'RefundReserveEnded',
        ],
        ...['CreditsClawedBack', 'ClawbackReversed', 'ClawbackKept', 'OwedSettled', 'CreditNoteIssued'],
      ];
      expect(must.filter((type) => !seen.has(type))).toEqual([]);
    },
  );
});
