import { pricesFound, type Priced } from './prices.js';

const priced = (was: number, before: number, after: number, field = 'family'): Priced => ({
  place: { province: 'QC', field },
  was,
  before,
  after,
});
const found = (...all: Priced[]) => pricesFound(all, false);

describe('what accepted requests would have cost', () => {
  it('is what they cost really, before and after: in all, and in the middle', () => {
    const { cases, figures } = found(priced(100, 100, 200), priced(100, 150, 300), priced(200, 200, 400));
    expect(cases).toBe(3);
    expect(figures).toEqual(
      expect.arrayContaining([
        { measure: 'total', unit: 'cc', was: 400, before: 450, after: 900 },
        { measure: 'median', unit: 'cc', was: 100, before: 150, after: 300 },
        { measure: 'changed', unit: 'count', before: null, after: 3 },
      ]),
    );
  });
  it('names the request that rises most and the one that falls most, where there is one', () => {
    const moves = (...all: Priced[]) =>
      found(...all).figures.flatMap(({ measure, before, after }) => (measure.startsWith('greatest') ? [[measure, before, after]] : []));
    expect(moves(priced(100, 100, 150), priced(100, 100, 350), priced(300, 300, 250))).toEqual([
      ['greatestRise', 100, 350],
      ['greatestFall', 300, 250],
    ]);
    expect(moves(priced(100, 100, 100))).toEqual([]);
  });
  it('is counted by field of law too', () => {
    const { parts } = found(priced(100, 100, 200), priced(100, 100, 200), priced(400, 400, 800, 'tax'));
    expect(parts.map(({ field, cases, figures: [total] }) => [field, cases, total!.before, total!.after])).toEqual([
      ['family', 2, 200, 400],
      ['tax', 1, 400, 800],
    ]);
  });
});
