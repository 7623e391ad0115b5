import { asShipped } from '@jurilien/event-sourcing/testing';
import { REPORT_WORDS } from '@jurilien/reference';
import { requestDay } from './columns.js';
import { grainOf, periodOf, shifted } from './periods.js';
import { businessMinutes } from './reached.js';
import { sharesOf } from './shares.js';
import { heldBack } from './small-cells.js';
import { LONGEST_MINUTES, spread } from './spread.js';

describe('a spread of durations', () => {
  const of = (...minutes: number[]) => {
    const made = spread();
    minutes.forEach(made.add);
    return made;
  };
  it('answers the smallest duration that a share did not exceed', () => {
    const ten = of(1, 2, 3, 4, 5, 6, 7, 8, 9, 100);
    expect([ten.percentile(0.5), ten.percentile(0.9), ten.percentile(1)]).toEqual([5, 9, 100]);
  });
  it('is nothing of none, and whole minutes rounded down', () => {
    expect(of().percentile(0.5)).toBeNull();
    expect(of(3.99).percentile(0.5)).toBe(3);
  });
  it('takes what is longer than it can hold for the longest', () => expect(of(LONGEST_MINUTES * 2).percentile(0.5)).toBe(LONGEST_MINUTES));
  it('is of elapsed and of business time as long as the words of the page say', () => {
    const made = requestDay('2026-11-02', 1, [], []);
    [made.at.submitted[0], made.at.confirmed[0]] = [60, 60 + 60 * 100_000];
    const [confirm] = businessMinutes(made, { config: asShipped(), clockOf: () => (seconds) => seconds / 60 });
    expect([LONGEST_MINUTES, confirm![0]]).toEqual([60 * 24 * 60, 65_534]);
    expect(REPORT_WORDS.times.en.definition).toContain('counts as sixty days');
    expect(REPORT_WORDS.times.en.definition).toContain('counts as 65,534 minutes');
  });
  it('takes another one in, and leaves it empty', () => {
    const [one, other] = [of(1), of(3, 5)];
    one.take(other);
    expect([one.n(), one.percentile(0.5), other.n(), other.percentile(0.5)]).toEqual([3, 3, 0, null]);
  });
});

describe('shares of offers', () => {
  it('are even when everyone received as many', () =>
    expect(sharesOf(Array.from({ length: 20 }, () => 5))).toMatchObject({ offers: 100, professionals: 20, gini: 0, topTen: 0.5 }));
  it('are uneven when one received nearly all', () => {
    const found = sharesOf([...Array.from({ length: 99 }, () => 1), 9_901])!;
    expect(found.gini).toBeGreaterThan(0.97);
    expect(found.tenths.at(-1)).toBeGreaterThan(0.98);
  });
  it('the tenths make the whole, also of fewer than ten', () => {
    for (const counts of [[1, 2, 3], [4], [1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
      expect(sharesOf(counts)!.tenths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 1);
  });
  it('Gini by hand: of 1, 2, 3, 4 a quarter', () => expect(sharesOf([4, 1, 3, 2])!.gini).toBe(0.25));
  it('are nothing of none', () => expect(sharesOf([])).toBeNull());
});

describe('parts of which few stand behind', () => {
  const cells = (...ns: number[]) => ns.map((n) => ({ n }));
  const held = (ns: number[], least: number) => [...heldBack(cells(...ns), least)].map(({ n }) => n).sort((a, b) => a - b);
  it('are held back, an empty one is told', () => expect(held([0, 3, 8, 40], 10)).toEqual([3, 8]));
  it('a single one takes the next smallest with it: the whole would tell it', () => expect(held([3, 40, 25], 10)).toEqual([3, 25]));
  it('take the next smallest with them while the whole would tell what they are together', () => {
    expect(held([1, 1, 40], 10)).toEqual([1, 1, 40]);
    expect(held([0, 1, 1, 9, 12, 40], 10)).toEqual([1, 1, 9]);
  });
  it('none is held back from who may see the rows', () => expect(held([0, 1, 2], 0)).toEqual([]));
});

describe('periods', () => {
  it('are days, weeks from Monday or months, by how many days there are', () => {
    expect([grainOf('2026-11-01', '2026-11-30'), grainOf('2026-09-01', '2026-11-30'), grainOf('2025-12-01', '2026-11-30')]).toEqual([
      'day',
      'week',
      'month',
    ]);
    expect(periodOf('week', '2026-11-29', '2026-09-01')).toBe('2026-11-23');
    expect(periodOf('month', '2026-11-29', '2026-09-01')).toBe('2026-11-01');
  });
  it('begin with the report where they began before it', () => expect(periodOf('week', '2026-11-12', '2026-11-11')).toBe('2026-11-11'));
  it('are compared with as many days just before, over a change of clocks', () =>
    expect(shifted({ from: '2026-11-01', to: '2026-11-30' }, 'previous')).toEqual({ from: '2026-10-02', to: '2026-10-31' }));
  it('or with the same days of a year before, also from a leap day', () =>
    expect(shifted({ from: '2028-02-29', to: '2028-03-31' }, 'year')).toEqual({ from: '2027-02-28', to: '2027-03-31' }));
});
