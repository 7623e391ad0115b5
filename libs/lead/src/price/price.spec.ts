import { configOf, pricingFactor } from '@jurilien/reference';
import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { budgetBracket, price, type PriceInput } from './price.js';

const plain: PriceInput = {
  creditValue: 1,
  superLead: false,
  superLeadMultiplier: 3,
  juridicalHelp: false,
  smallMandate: false,
  consult: false,
  commercial: false,
  rate: '3',
  budget: 0,
  budgetNumber: 0,
  emailConfirmed: true,
  phoneNumberConfirmed: true,
  clientReadySeriousAlert: false,
  multi: false,
  renewed: false,
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
  ] as const)('%s', (_name, change, expected) => expect(price({ ...plain, ...change }, asShipped()).coinValueCc).toBe(expected));
});

describe('each factor alone', () => {
  /** On a base of twenty juricoins every factor is a whole number of steps, so that none hides in the rounding. */
  const of = (change: Partial<PriceInput>) => price({ ...plain, creditValue: 20, ...change }, asShipped());
  it.each([
    ['juridicalHelp', { juridicalHelp: true }, 1_000],
    ['smallMandate', { smallMandate: true }, 1_200],
    ['consult', { consult: true }, 1_000],
    ['commercial', { commercial: true }, 2_500],
    ['rate', { rate: '1' }, 1_600],
    ['rate', { rate: '2' }, 1_800],
    ['rate', { rate: '4' }, 2_200],
    ['rate', { rate: '5' }, 2_500],
    ['budget', { budget: 1 }, 1_600],
    ['budget', { budget: 2 }, 1_800],
    ['budget', { budget: 4 }, 2_400],
    ['budget', { budget: 5 }, 2_800],
    ['contact', { emailConfirmed: false }, 1_800],
    ['contact', { phoneNumberConfirmed: false }, 1_800],
    ['contact', { emailConfirmed: false, phoneNumberConfirmed: false }, 1_500],
    ['serious', { clientReadySeriousAlert: true }, 2_200],
    ['multi', { multi: true }, 1_200],
    ['renewed', { renewed: true }, 1_000],
    ['board', { board: true }, 1_500],
    ['superLead', { creditValue: 5, superLead: true }, 1_500],
  ] as const)('%s, %j', (code, change, expected) => {
    const { coinValueCc, factors } = of(change);
    expect([coinValueCc, factors.map((f) => f.code)]).toEqual([expected, [code]]);
  });
  it.each([[{}], [{ rate: '3' }], [{ budget: 0 }], [{ budget: 3 }]])('%j changes nothing and is not listed', (change) =>
    expect(of(change)).toEqual({ baseCc: 2_000, coinValueCc: 2_000, factors: [] }),
  );
  it('of legal aid, limited mandate and consultation only the lowest counts', () =>
    expect(of({ juridicalHelp: true, smallMandate: true, consult: true })).toMatchObject({
      coinValueCc: 1_000,
      factors: [{ code: 'juridicalHelp' }],
    }));
});

describe('at the limits', () => {
  it.each([
    ['a whole step stays', { creditValue: 1.5 }, 150],
    ['one centicoin more is the next step', { creditValue: 1.51 }, 200],
    ['never below half a juricoin', { creditValue: 0.5, juridicalHelp: true, renewed: true }, 50],
    ['thirty juricoins exactly', { creditValue: 30 }, 3_000],
    ['never above thirty', { creditValue: 30.5 }, 3_000],
    ['nor a super lead', { creditValue: 20, superLead: true, rate: '5' }, 3_000],
  ] as const)('%s', (_rule, change, expected) => expect(price({ ...plain, ...change }, asShipped()).coinValueCc).toBe(expected));
  it.each([
    [1, 1],
    [499, 1],
    [500, 2],
    [1_999, 2],
    [2_000, 3],
    [4_999, 3],
    [5_000, 4],
    [14_999, 4],
    [15_000, 5],
    [1_000_000, 5],
  ])('%i dollars are in bracket %i', (amount, bracket) => expect(budgetBracket(amount)).toBe(bracket));
});

/** The same rule written another way: fractions in units of 1/20, no shared code. */
function independent(i: PriceInput): number {
  const rates: Record<string, number> = { 1: 80, 2: 90, 3: 100, 4: 110, 5: 125 };
  const bracket =
    i.budgetNumber > 0
      ? i.budgetNumber < 500
        ? 1
        : i.budgetNumber < 2_000
          ? 2
          : i.budgetNumber < 5_000
            ? 3
            : i.budgetNumber < 15_000
              ? 4
              : 5
      : i.budget;
  const percents = [
    i.superLead ? i.superLeadMultiplier * 100 : 100,
    i.juridicalHelp || i.consult ? 50 : i.smallMandate ? 60 : 100,
    i.commercial ? 125 : 100,
    rates[i.rate]!,
    [100, 80, 90, 100, 120, 140][bracket]!,
    i.emailConfirmed && i.phoneNumberConfirmed ? 100 : i.emailConfirmed || i.phoneNumberConfirmed ? 90 : 75,
    i.clientReadySeriousAlert ? 110 : 100,
    i.multi ? 60 : 100,
    i.renewed ? 50 : 100,
    i.board ? 75 : 100,
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
    creditValue: fc.integer({ min: 1, max: 20 }).map((n) => n / 2),
    superLead: flag,
    superLeadMultiplier: fc.integer({ min: 1, max: 5 }),
    juridicalHelp: flag,
    smallMandate: flag,
    consult: flag,
    commercial: flag,
    rate: fc.constantFrom('1', '2', '3', '4', '5'),
    budget: fc.integer({ min: 0, max: 5 }),
    budgetNumber: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 40_000 })),
    emailConfirmed: flag,
    phoneNumberConfirmed: flag,
    clientReadySeriousAlert: flag,
    multi: flag,
    renewed: flag,
    board: flag,
  });
  fc.assert(
    fc.property(input, (i) => {
      expect(price(i, asShipped()).coinValueCc).toBe(independent(i));
    }),
    { numRuns: 2_000 },
  );
});

describe('the price list in force', () => {
  const cc = (change: Partial<PriceInput>, config: ReturnType<typeof asShipped>) => price({ ...plain, ...change }, config).coinValueCc;
  it.each([
    [{ 'pricing.minCc': 200 }, {}, 200],
    [{ 'pricing.maxCc': 300 }, { creditValue: 20 }, 300],
    [{ 'pricing.stepCc': 300 }, {}, 300],
    [{ 'selfServe.discountBp': 10_000 }, { creditValue: 4, board: true }, 400],
    [{ 'billing.model': 'subscription' as const }, {}, 0],
  ])('%j', (values, change, expected) => {
    expect(cc(change, asShipped())).not.toBe(expected);
    expect(cc(change, configWith(values))).toBe(expected);
  });
  it('has the factors of the request’s own field and province', () => {
    const factors = { ...asShipped().value(pricingFactor, {}), commercial: 30_000 };
    const config = configOf(new Map([['pricing.factor', [{ scope: { province: 'QC', field: 'tax' }, value: factors }]]]), 2);
    const of = (lawyerType: string) => cc({ commercial: true, creditValue: 4, province: 'QC', lawyerType }, config);
    expect([of('tax'), of('family')]).toEqual([1_200, 500]);
  });
});
