import fc from 'fast-check';
import { price, type PriceInput } from './price.js';

const plain: PriceInput = {
  creditValue: 1, superLead: false, superLeadMultiplier: 3, juridicalHelp: false, smallMandate: false, consult: false, commercial: false, rate: '3', budget: 0, budgetNumber: 0,
  emailConfirmed: true, phoneNumberConfirmed: true, clientReadySeriousAlert: false, multi: false, renewed: false,
};

describe('the examples of the specification', () => {
  it.each([
    ['all defaults, both confirmed', {}, 100],
    ['family, rate 4, budget 4', { rate: '4', budget: 4 }, 150],
    ['super, commercial, rate 5, budget 5', { superLead: true, commercial: true, rate: '5', budget: 5 }, 700],
    ['legal aid', { juridicalHelp: true }, 50],
    ['limited mandate, one confirmed', { smallMandate: true, phoneNumberConfirmed: false }, 100],
    ['renewed legal aid', { renewed: true, juridicalHelp: true }, 50],
    ['a budget in dollars decides the bracket', { budgetNumber: 15_000, budget: 1 }, 150],
  ] as const)('%s', (_name, change, expected) => expect(price({ ...plain, ...change }).coinValueCc).toBe(expected));
});

/** The same rule written another way: fractions in units of 1/20, no shared code. */
function independent(i: PriceInput): number {
  const rates: Record<string, number> = { 1: 80, 2: 90, 3: 100, 4: 110, 5: 125 };
  const bracket = i.budgetNumber > 0 ? (i.budgetNumber < 500 ? 1 : i.budgetNumber < 2_000 ? 2 : i.budgetNumber < 5_000 ? 3 : i.budgetNumber < 15_000 ? 4 : 5) : i.budget;
  const percents = [
    i.superLead ? i.superLeadMultiplier * 100 : 100, i.juridicalHelp || i.consult ? 50 : i.smallMandate ? 60 : 100, i.commercial ? 125 : 100, rates[i.rate]!,
    [100, 80, 90, 100, 120, 140][bracket]!, i.emailConfirmed && i.phoneNumberConfirmed ? 100 : i.emailConfirmed || i.phoneNumberConfirmed ? 90 : 75,
    i.clientReadySeriousAlert ? 110 : 100, i.multi ? 60 : 100, i.renewed ? 50 : 100, i.board ? 75 : 100,
  ];
  const exact = percents.reduce((n, p) => n * BigInt(p), BigInt(i.creditValue * 2));
  const unit = 100n ** 10n;
  let halves = exact / unit;
  if (halves * unit < exact) halves++;
  return Math.min(3_000, Math.max(50, Number(halves) * 50));
}

it('agrees with an independent formula over two thousand generated requests', () => {
  const flag = fc.boolean();
  const input = fc.record({
    creditValue: fc.integer({ min: 1, max: 20 }).map((n) => n / 2), superLead: flag, superLeadMultiplier: fc.integer({ min: 1, max: 5 }), juridicalHelp: flag, smallMandate: flag, consult: flag,
    commercial: flag, rate: fc.constantFrom('1', '2', '3', '4', '5'), budget: fc.integer({ min: 0, max: 5 }), budgetNumber: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 })),
    emailConfirmed: flag, phoneNumberConfirmed: flag, clientReadySeriousAlert: flag, multi: flag, renewed: flag, board: flag,
  });
  fc.assert(fc.property(input, (i) => { expect(price(i).coinValueCc).toBe(independent(i)); }), { numRuns: 2_000 });
});
