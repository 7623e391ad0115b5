import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { price, type PriceInput } from './price.js';

/**
 * The table of 4.3.6 against a formula of its own: factors as fractions in tenths of a per mille, multiplied exactly, rounded up to
 * half a juricoin once, at the end. Nothing here comes from the code it checks.
 */
const RATE: Record<string, number> = { '1': 8_000, '2': 9_000, '3': 10_000, '4': 11_000, '5': 12_500 };
const BUDGET = [10_000, 8_000, 9_000, 10_000, 12_000, 14_000];
/** Brackets of `budget` (3.1): under 500, 2,000, 5,000, 15,000, and above. */
const bracketOf = (amount: number): number => (amount < 500 ? 1 : amount < 2_000 ? 2 : amount < 5_000 ? 3 : amount < 15_000 ? 4 : 5);

function expected(i: PriceInput): number {
  let numerator = BigInt(Math.round(i.creditValue * 100));
  let denominator = 1n;
  const times = (bp: number): void => {
    numerator *= BigInt(bp);
    denominator *= 10_000n;
  };
  if (i.superLead) times(i.superLeadMultiplier * 10_000);
  const cheap = [i.juridicalHelp && 5_000, i.smallMandate && 6_000, i.consult && 5_000].filter((x): x is number => x !== false);
  if (cheap.length > 0) times(Math.min(...cheap));
  if (i.commercial) times(12_500);
  times(RATE[i.rate]!);
  times(BUDGET[i.budgetNumber > 0 ? bracketOf(i.budgetNumber) : i.budget]!);
  times([7_500, 9_000, 10_000][Number(i.emailConfirmed) + Number(i.phoneNumberConfirmed)]!);
  if (i.clientReadySeriousAlert) times(11_000);
  if (i.multi) times(6_000);
  if (i.renewed) times(5_000);
  if (i.board) times(7_500);
  const half = denominator * 50n;
  const steps = numerator / half + (numerator % half === 0n ? 0n : 1n);
  return Math.max(50, Math.min(3_000, Number(steps) * 50));
}

/** The same four hundred cases every time: a small generator of its own, so that the table can be read and repeated. */
function* cases(count: number): Generator<PriceInput> {
  let seed = 20_261_102;
  const next = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 4_294_967_296) * below);
  };
  const maybe = (oneIn: number): boolean => next(oneIn) === 0;
  const amounts = [0, 0, 1, 499, 500, 1_999, 2_000, 4_999, 5_000, 14_999, 15_000, 80_000];
  for (let n = 0; n < count; n++)
    yield {
      creditValue: [0.5, 1, 1, 1, 1.5, 2, 3.33, 10, 25][next(9)]!,
      superLead: maybe(4),
      superLeadMultiplier: [1, 2, 3, 4][next(4)]!,
      juridicalHelp: maybe(4),
      smallMandate: maybe(4),
      consult: maybe(4),
      commercial: maybe(3),
      rate: String(1 + next(5)),
      budget: next(6),
      budgetNumber: amounts[next(amounts.length)]!,
      emailConfirmed: !maybe(3),
      phoneNumberConfirmed: !maybe(3),
      clientReadySeriousAlert: maybe(3),
      multi: maybe(4),
      renewed: maybe(4),
      board: maybe(3),
    };
}
const table = [...cases(400)].map((input): readonly [string, PriceInput, number] => [JSON.stringify(input), input, expected(input)]);

describe('the price of a request', () => {
  it.each(table)('%s', (_row, input, cc) => expect(price(input, asShipped()).coinValueCc).toBe(cc));
  it('is met here at both bounds, in between, and with every factor', () => {
    const found = table.map(([, , cc]) => cc);
    expect([Math.min(...found), Math.max(...found), new Set(found).size > 20]).toEqual([50, 3_000, true]);
    const factors = new Set(table.flatMap(([, input]) => price(input, asShipped()).factors.map((f) => f.code)));
    expect([...factors].sort()).toEqual(
      [
        'board',
        'budget',
        'commercial',
        'consult',
        'contact',
        'juridicalHelp',
        'multi',
        'rate',
        'renewed',
        'serious',
        'smallMandate',
        'superLead',
      ].sort(),
    );
  });
  it('is nothing where professionals pay by subscription, whatever the request', () =>
    expect(new Set(table.map(([, input]) => price(input, configWith({ 'billing.model': 'subscription' })).coinValueCc))).toEqual(
      new Set([0]),
    ));
});
