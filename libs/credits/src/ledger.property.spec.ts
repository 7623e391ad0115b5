import { fold, Refused, type Recorded } from '@jurilien/event-sourcing';
import { asShipped, recorded } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import type { CreditEvent, Line, Part } from './account-events.js';
import { availableCc, creditAccount, heldCc, holdsOf, type CreditState } from './credit-account.js';
import { adjustDown, adjustUp, expireLots, grant } from './grants.js';
import { captureHold, creditLead, holdCredits, releaseHold } from './holds.js';
import { deferredCents } from './lots.js';
import {
  clawBack,
  disputedCc,
  grantSubscription,
  keepClawback,
  purchaseCredits,
  refundToCard,
  reverseClawback,
  reverseRefund,
} from './paid.js';
import { frozenFor, thawedFrom } from './postings.js';

const P = 'pro-1';
const START = Date.parse('2026-01-05T15:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What may happen to an account, told with small numbers so that the same lot, claim and payment meet again. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      cc: fc.integer({ min: 1, max: 900 }),
      cents: fc.integer({ min: 1, max: 40_000 }),
      atUse: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('grant' as const),
      cc: fc.integer({ min: 1, max: 300 }),
      days: fc.integer({ min: 1, max: 20 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('subscribe' as const),
      cc: fc.integer({ min: 0, max: 300 }),
      cents: fc.integer({ min: 0, max: 20_000 }),
      days: fc.integer({ min: 1, max: 30 }),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('hold' as const), cc: fc.integer({ min: 0, max: 500 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('capture' as const, 'release' as const, 'credit' as const), n: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('add' as const, 'add-bought' as const, 'remove' as const),
      cc: fc.integer({ min: 1, max: 200 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('refund' as const, 'refund-failed' as const),
      n: fc.nat(5),
      cc: fc.integer({ min: 1, max: 900 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('dispute' as const, 'won' as const, 'lost' as const), n: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('freeze' as const, 'thaw' as const, 'thaw' as const, 'thaw' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 300 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The account with the log that made it, and what a step needs to remember of the outside. */
interface Book {
  readonly log: Recorded[];
  s: CreditState;
  now: number;
  n: number;
  readonly purchases: { id: string; gross: number }[];
  readonly refunds: { id: string; purchaseId: string; parts: Part[] }[];
  readonly disputes: string[];
}
const book = (): Book => {
  const log = [...recorded(creditAccount, P, [['CreditAccountOpened', { professionalId: P }]])];
  return { log, s: fold(creditAccount, log), now: START, n: 0, purchases: [], refunds: [], disputes: [] };
};

function events(b: Book, x: Step): CreditEvent[] {
  const now = new Date(b.now).toISOString();
  const fresh = (kind: string): string => `${kind}-${(b.n += 1)}`;
  const asked = { entryId: fresh('e'), now, config: asShipped() };
  const inDays = (days: number): string => new Date(b.now + days * DAY).toISOString();
  const holds = holdsOf(b.s);
  switch (x.do) {
    case 'buy': {
      const id = fresh('purchase');
      const taxes = [
        { account: 'M.tax.gst', cents: Math.floor((x.cents * 5_000 + 50_000) / 100_000) },
        { account: 'M.tax.qst', cents: Math.floor((x.cents * 9_975 + 50_000) / 100_000) },
      ];
      const made = purchaseCredits(
        b.s,
        { ...asked, settleId: fresh('e') },
        { key: `purchase:${id}`, purchaseId: id, lotId: `lot-${id}`, cc: x.cc, netCents: x.cents, taxes, taxAtUse: x.atUse },
      );
      b.purchases.push({ id, gross: x.cents + taxes[0]!.cents + taxes[1]!.cents });
      return made;
    }
    case 'grant':
      return grant(b.s, asked, { key: `grant:${asked.entryId}`, lotId: fresh('lot'), cc: x.cc, kind: 'promo', expiresAt: inDays(x.days) });
    case 'subscribe':
      return grantSubscription(b.s, asked, {
        key: `sub:${asked.entryId}`,
        lotId: fresh('lot'),
        cc: x.cc,
        netCents: x.cents,
        taxes: [{ account: 'M.tax.hst', cents: Math.floor((x.cents * 13_000 + 50_000) / 100_000) }],
        periodEnd: inDays(x.days),
        expiresAt: inDays(x.days),
      });
    case 'hold':
      return holdCredits(b.s, { ...asked, claimId: fresh('claim'), leadId: 'l', cc: x.cc });
    case 'capture':
    case 'release':
    case 'credit': {
      const hold = holds[x.n % (holds.length || 1)];
      const claim = { ...asked, claimId: hold?.claimId ?? 'none' };
      if (x.do === 'capture') return captureHold(b.s, { ...claim, acceptanceId: claim.claimId });
      return x.do === 'release' ? releaseHold(b.s, claim) : creditLead(b.s, { ...claim, acceptanceId: claim.claimId, requestNo: 1 });
    }
    case 'add':
      return adjustUp(b.s, asked, `adjust:${asked.entryId}`, x.cc, { lotId: fresh('lot'), expiresAt: inDays(90) });
    case 'add-bought':
      return adjustUp(b.s, asked, `adjust:${asked.entryId}`, x.cc, { lotId: fresh('lot'), worthCents: x.cc * 40 });
    case 'remove':
      return adjustDown(b.s, asked, `adjust:${asked.entryId}`, x.cc);
    case 'refund': {
      const of = b.purchases[x.n % (b.purchases.length || 1)];
      const refundId = fresh('refund');
      const made = refundToCard(b.s, asked, { refundId, purchaseId: of?.id ?? 'none', cc: of ? x.cc : 0, taxes: [] });
      const [first] = made;
      if (of && first?.type === 'CreditsRefundedToCard') b.refunds.push({ id: refundId, purchaseId: of.id, parts: first.data.parts });
      return made;
    }
    case 'refund-failed': {
      const of = b.refunds[x.n % (b.refunds.length || 1)];
      return of ? reverseRefund(b.s, asked, { refundId: of.id, purchaseId: of.purchaseId, parts: of.parts, taxes: [] }) : [];
    }
    case 'dispute': {
      const of = b.purchases[x.n % (b.purchases.length || 1)];
      if (!of || b.disputes.includes(of.id)) return [];
      const made = clawBack(b.s, asked, { disputeId: of.id, purchaseId: of.id, cc: disputedCc(b.s, of.id), grossCents: of.gross });
      b.disputes.push(of.id);
      return [...frozenFor(b.s, 'dispute', of.id), ...made];
    }
    case 'won':
    case 'lost': {
      const id = b.disputes[x.n % (b.disputes.length || 1)];
      const of = b.purchases.find((p) => p.id === id);
      if (!id || !of) return [];
      const made =
        x.do === 'won'
          ? reverseClawback(b.s, { ...asked, returnId: fresh('e') }, { disputeId: id, grossCents: of.gross })
          : keepClawback(b.s, asked, { disputeId: id, grossCents: of.gross, taxes: [], feeCents: 1_500 });
      return made.length > 0 ? [...made, ...thawedFrom(b.s, 'dispute', id)] : [];
    }
    case 'freeze':
      return frozenFor(b.s, 'staff');
    case 'thaw':
      return thawedFrom(b.s, 'staff');
    case 'wait': {
      b.now += x.hours * HOUR;
      const at = new Date(b.now).toISOString();
      return expireLots(b.s, { entryIds: () => fresh('e'), now: at });
    }
    default:
      return x satisfies never;
  }
}

function play(b: Book, x: Step): void {
  let made: CreditEvent[] = [];
  try {
    made = events(b, x);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  for (const e of made) {
    const at = new Date(b.now).toISOString();
    const [one] = recorded(creditAccount, P, [[e.type, e.data]]);
    const kept = { ...one!, occurredAt: at, position: b.log.length + 1, version: b.log.length + 1 };
    const before = b.s;
    b.log.push(kept);
    b.s = fold(creditAccount, [kept], b.s);
    checkEntry(before, b.s, e, at);
  }
}

const must = (ok: boolean, what: string): void => {
  if (!ok) throw new Error(what);
};
const even = (lines: readonly Line[]): boolean => lines.reduce((n, l) => n + l.debit - l.credit, 0) === 0;
const plain = (lines: readonly Line[]): boolean =>
  lines.every(
    (l) => Number.isSafeInteger(l.debit) && Number.isSafeInteger(l.credit) && l.debit >= 0 && l.credit >= 0 && l.debit * l.credit === 0,
  );

/** Revenue of a lot is `floor(net × consumed ÷ lot)` at every instant; only the last coins to leave take more (4.4.2). */
function checkRevenue(s: CreditState, e: CreditEvent): void {
  if (e.type !== 'HoldCaptured' && e.type !== 'CreditsRefunded') return;
  for (const { lotId } of e.data.parts) {
    const lot = s.lots.find((l) => l.lotId === lotId)!;
    if (lot.cc + lot.heldCc + lot.clawedCc === 0) continue;
    const { cc, cents } = lot.gone.consumed!;
    lot.worth.forEach((w, i) =>
      must(cents[i] === Math.floor((w.cents * cc) / lot.totalCc), `${e.type}: ${cents[i]} cents earned by ${cc} of ${lot.totalCc}`),
    );
  }
}

/** What holds after every single entry. */
function checkEntry(before: CreditState, s: CreditState, e: CreditEvent, at: string): void {
  must(
    s.lots.every((l) => l.cc >= 0 && l.heldCc >= 0 && l.clawedCc >= 0),
    `I2: a lot is below zero after ${e.type}`,
  );
  must(
    s.lots.every((l) => (l.kind === 'purchased') === (l.expiresAt === undefined)),
    `I7: after ${e.type} a bought lot ends, or a given one does not`,
  );
  if (!('lines' in e.data)) return;
  checkRevenue(s, e);
  const { lines, money = [], key, availableAfterCc } = e.data;
  must(even(lines) && plain(lines) && even(money) && plain(money), `I1: ${e.type} is not even: ${JSON.stringify({ lines, money })}`);
  must(!before.keys.has(key), `I6: ${key} was used twice`);
  must(availableAfterCc === availableCc(s, at), `${e.type} writes ${availableAfterCc}, the account has ${availableCc(s, at)}`);
  const kind = [
    'HoldReleased',
    'CreditsPurchased',
    'OwedSettled',
    'CreditsRefunded',
    'CreditsRefundedToCard',
    'RefundReversed',
    'SubscriptionCreditsGranted',
  ];
  const disputed = ['CreditsClawedBack', 'ClawbackReversed', 'ClawbackKept', 'OwedReturned'];
  must(before.frozen.length === 0 || [...kind, ...disputed].includes(e.type), `I12: ${e.type} on a frozen account`);
}

/** Balances of every account by the lines alone: an auditor who never saw the code. */
function balances(log: readonly Recorded[], side: 'lines' | 'money'): Map<string, number> {
  const sums = new Map<string, number>();
  for (const e of log)
    for (const l of (e.data[side] as Line[] | undefined) ?? []) sums.set(l.account, (sums.get(l.account) ?? 0) + l.debit - l.credit);
  return sums;
}

function checkBook({ log, s, now }: Book): void {
  const coins = balances(log, 'lines');
  const money = balances(log, 'money');
  const at = new Date(now).toISOString();
  for (const lot of s.lots) must((coins.get(`${P}.lot.${lot.lotId}`) ?? 0) === lot.cc, `the lines give lot ${lot.lotId} other coins`);
  const held = [...coins].filter(([name]) => name.startsWith(`${P}.hold.`));
  must(
    held.every(([, n]) => n >= 0),
    'I2: a hold is below zero',
  );
  must(held.reduce((n, [, cc]) => n + cc, 0) === heldCc(s), 'the lines hold other coins than the account');
  must(-(coins.get(`${P}.owed`) ?? 0) === s.owedCc && s.owedCc >= 0, 'the lines owe other coins than the account');
  const sum = (m: Map<string, number>, names: RegExp): number => [...m].filter(([name]) => names.test(name)).reduce((n, [, v]) => n + v, 0);
  must(sum(coins, /./u) === 0 && sum(money, /./u) === 0, 'I11: the trial balance is not zero');
  const unspent = s.lots.reduce((n, l) => n + deferredCents(l), 0);
  must(-(money.get('M.deferred') ?? 0) === unspent, `I9: deferred ${-(money.get('M.deferred') ?? 0)}, unspent lots are worth ${unspent}`);
  must(
    s.lots.every((l) => deferredCents(l) >= 0),
    'I9: a lot is worth less than nothing',
  );
  must(
    s.lots.every((l) => l.cc + l.heldCc + l.clawedCc > 0 || deferredCents(l) === 0),
    'a lot without coins is still worth something',
  );
  const inside = s.lots.reduce((n, l) => n + l.cc + l.clawedCc, 0) + heldCc(s);
  must(s.totals.in - s.totals.out === inside, 'I2: coins were made or lost');
  must(availableCc(s, at) >= 0, 'available coins are below zero');
  for (const hold of holdsOf(s)) {
    const ends = log.filter((e) => ['HoldReleased', 'HoldCaptured'].includes(e.type) && e.data.claimId === hold.claimId);
    must(ends.length === (hold.ended ? 1 : 0), `I3: hold ${hold.claimId} ended ${ends.length} times`);
    must(
      ends.every((e) => e.data.cc === hold.cc),
      'I4: not the price of the claim',
    );
    must(hold.creditedCc <= (hold.ended === 'captured' ? hold.cc : 0), 'I4: more came back than was spent');
  }
}

describe('the ledger', () => {
  it('SUITE-2: keeps its invariants through any history (I1–I9, I11, I12), and every instant is rebuilt the same (I8)', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), fc.nat(), (steps, cut) => {
        const b = book();
        for (const x of steps) play(b, x);
        checkBook(b);
        const until = 1 + (cut % b.log.length);
        const rebuilt = fold(creditAccount, JSON.parse(JSON.stringify(b.log.slice(0, until))) as Recorded[]);
        const replayed = fold(creditAccount, b.log.slice(0, until));
        expect([rebuilt.lots, rebuilt.owedCc, holdsOf(rebuilt)]).toEqual([replayed.lots, replayed.owedCc, holdsOf(replayed)]);
      }),
      { numRuns: 10_000 },
    );
  });
});
