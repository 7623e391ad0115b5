import { autoTopUp, runningTopUp, spentIn, TOP_UP_UNANSWERED, type TopUpState } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import fc from 'fast-check';
import { BUYER, purchaseOf, shop, type Shop } from './purchases.testing.js';
import { card, idOf } from './top-ups.testing.js';

/** What may happen around a standing order, told by anyone, late, more than once, or never. */
const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('set' as const), packCc: fc.constantFrom(500, 500, 500, 1_000) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('card' as const), page: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('off' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('look' as const), again: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('approve' as const), twice: fc.boolean() }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('charge' as const), says: fc.constantFrom('yes', 'yes', 'yes', 'no', 'silent') }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('tell' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('give-up' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('late' as const), which: fc.nat(9) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('spend' as const), part: fc.integer({ min: 30, max: 100 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('buy' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0, 1, 5, 20) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
const CEILING = 60_000;

function world() {
  const s = shop();
  /** Charges that the provider made, by their key: the same key is the same charge. */
  const charged = new Map<string, { readonly purchaseId: string; readonly cents: number; readonly month: string }>();
  let made = 0;
  let read = 0;
  const order = (): TopUpState => s.log.state(autoTopUp, s.professionalId);
  const topUps = () =>
    s.log
      .all()
      .filter((e) => e.type === 'PurchaseStarted' && e.data['kind'] === 'topup')
      .map((e) => e.data as { purchaseId: string; topUpKey: string; grossCents: number });
  const open = () => topUps().filter(({ purchaseId }) => s.purchase(purchaseId).status === 'Started');
  const paid = (purchaseId: string) => s.pay({ paymentIntent: `pi_${purchaseId}`, sessionId: undefined }, purchaseId);
  /** What the automations send after what was recorded since they were asked last. */
  const tellOrder = async (): Promise<void> => {
    for (const e of s.log.all().filter((x) => x.position > read)) {
      read = Math.max(read, e.position);
      const outcome =
        e.type === 'PurchasePaid'
          ? 'paid'
          : e.type === 'PurchaseFailed'
            ? e.data['code'] === TOP_UP_UNANSWERED
              ? 'unknown'
              : 'failed'
            : e.type === 'PurchaseExpired'
              ? 'unknown'
              : undefined;
      if (outcome) await s.tell('RecordTopUpEnded', { purchaseId: e.data['purchaseId'], outcome });
    }
  };
  const charge = async (says: string): Promise<void> => {
    const [asked] = open();
    if (!asked) return;
    const { purchaseId, topUpKey, grossCents } = asked;
    if (!order().card) return void (await s.tell('RecordPurchaseExpired', { purchaseId }));
    if (says === 'no' && !charged.has(topUpKey)) return void (await s.tell('RecordPurchaseFailed', { purchaseId, code: 'card_declined' }));
    const month = order().runs.find((r) => r.purchaseId === purchaseId)!.month;
    charged.set(topUpKey, { purchaseId, cents: grossCents, month });
    if (says !== 'silent') await paid(purchaseId);
  };
  const play = async (x: Step): Promise<unknown> => {
    switch (x.do) {
      case 'set':
        return s.tell('SetAutoTopUp', { on: true, thresholdCc: 600, packCc: x.packCc, monthlyCeilingCents: CEILING, consent: true }, BUYER);
      case 'card':
        return s.tell('RecordTopUpCard', { ...card, sessionId: `cs_${x.page}`, paymentMethodId: `pm_${x.page}` });
      case 'off':
        return s.tell('SetAutoTopUp', { on: false }, BUYER);
      case 'look':
        if (!x.again) made += 1;
        return s.tell('StartAutoTopUp', { purchaseId: idOf(made) });
      case 'approve': {
        const { pending } = order();
        if (!pending) return undefined;
        await s.tell('ApproveTopUp', { purchaseId: pending.purchaseId, grossCents: pending.grossCents }, BUYER);
        return x.twice ? s.tell('ApproveTopUp', { purchaseId: pending.purchaseId, grossCents: pending.grossCents }, BUYER) : undefined;
      }
      case 'charge':
        return charge(x.says);
      case 'tell':
        return tellOrder();
      case 'give-up':
        return open()[0] && s.tell('RecordPurchaseFailed', { purchaseId: open()[0]!.purchaseId, code: TOP_UP_UNANSWERED });
      case 'late': {
        const late = [...charged.values()][x.which];
        return late && paid(late.purchaseId);
      }
      case 'spend':
        return spend(s, x.part);
      case 'buy':
        await s.start({ packCc: 500 }, purchaseOf(made % 9));
        return s.pay({}, purchaseOf(made % 9));
      case 'wait':
        return s.wait(x.days * 1_440 + 1);
      default:
        return x satisfies never;
    }
  };
  return { s, order, topUps, open, charged, play, tellOrder };
}

function spend(s: Shop, part: number): void {
  const free = s.account().lots.reduce((n, l) => n + l.cc, 0);
  try {
    if (free > 0) s.spend(Math.max(1, Math.floor((free * part) / 100)), `claim-${s.log.length()}`);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

describe('a standing order', () => {
  it('never exceeds its ceiling, never buys two at once, and never charges a key twice, through any history (CR5)', async () => {
    const seen = new Set<string>();
    let most = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 90, size: 'max' }), async (steps) => {
        const w = world();
        await w.play({ do: 'set', packCc: 500 });
        await w.play({ do: 'card', page: 9 });
        for (const x of steps) {
          await w.play(x);
          expect(w.open().length).toBeLessThanOrEqual(1);
          expect(w.order().runs.filter((r) => r.outcome === undefined).length).toBeLessThanOrEqual(1);
          // Nothing is bought while one is in progress, or waits.
          if (w.open().length > 0) expect(runningTopUp(w.order())).toBeDefined();
        }
        await w.tellOrder();
        w.s.log.all().forEach((e) => seen.add(e.type));
        const { runs } = w.order();
        const keys = w.topUps().map((t) => t.topUpKey);
        expect(new Set(keys).size).toBe(keys.length);
        for (const month of new Set(runs.map((r) => r.month))) {
          const taken = [...w.charged.values()].filter((c) => c.month === month).reduce((n, c) => n + c.cents, 0);
          expect(taken).toBeLessThanOrEqual(CEILING);
          expect(taken).toBeLessThanOrEqual(spentIn(w.order(), month));
          most = Math.max(most, taken);
        }
        // Each of the first two that were paid had a click of its own.
        const approved = new Set(
          w.s.log
            .events(autoTopUp, w.s.professionalId)
            .filter((e) => e.type === 'AutoTopUpApproved')
            .map((e) => e.data['purchaseId']),
        );
        expect(
          runs
            .filter((r) => r.outcome === 'paid')
            .slice(0, 2)
            .every((r) => approved.has(r.purchaseId)),
        ).toBe(true);
        const posted = [...w.s.account().keys].filter((key) => key.startsWith('topup:'));
        expect(posted.length).toBe(runs.filter((r) => r.outcome === 'paid').length);
        expect(w.s.faults()).toEqual([]);
      }),
      { numRuns: 150 },
    );
    // Histories that never came near the ceiling, or to refusals and silence, would prove nothing.
    expect(most).toBeGreaterThan(CEILING / 2);
    const must = [
      'AutoTopUpHeldForApproval',
      'AutoTopUpApproved',
      'AutoTopUpStarted',
      'AutoTopUpEnded',
      'AutoTopUpCleared',
      'PurchaseExpired',
      'PurchaseFailed',
      'CreditsPurchased',
    ];
    expect(must.filter((type) => !seen.has(type))).toEqual([]);
  });
});
