import { largerShare, mainReason, type Reached, weakestPart, weakestStep } from './stands-out.js';
import { STEPS } from './steps.js';

const reached = (...counts: readonly (number | null)[]): Reached =>
  Object.fromEntries(STEPS.map((step, i) => [step, counts[i] ?? (counts[i] === null ? null : 0)])) as Reached;
const elsewhere = reached(1_000, 900, 800, 780, 700, 650, 600, 300);

describe('the step after which most are lost', () => {
  it('is the one with most more losses than among the others', () =>
    // Of 80 validated, 97.5 % elsewhere would be 78 offered: 58 more than the 20 that were.
    expect(weakestStep(reached(100, 90, 80, 20, 18, 17, 16, 8), elsewhere)).toEqual({
      ...{ step: 'validated', next: 'offered', n: 80, here: 0.25, there: 0.975, lost: 58 },
    }));
  it('is none where no difference is more than chance, or large enough to matter', () => {
    expect(weakestStep(reached(100, 90, 80, 78, 70, 65, 60, 30), elsewhere)).toBeNull();
    expect(weakestStep(reached(100, 90, 80, 76, 70, 65, 60, 30), elsewhere)).toBeNull();
  });
  it('is not told of too few, here or there', () => {
    expect(weakestStep(reached(19, 1, 0, 0, 0, 0, 0, 0), elsewhere)).toBeUndefined();
    expect(weakestStep(elsewhere, reached(19, 19, 19, 19, 19, 19, 19, 19))).toBeUndefined();
    expect(weakestStep(reached(null), elsewhere)).toBeUndefined();
  });
  it('passes over steps of which too few may be told', () =>
    expect(weakestStep(reached(100, 90, 80, null, null, null, null, null), elsewhere)).toBeNull());
});

describe('the part that loses most', () => {
  const whole = { submitted: 1_000, accepted: 500 };
  it('is the one with most more losses than all the others together', () =>
    expect(
      weakestPart(
        [
          { value: '06', submitted: 600, accepted: 380 },
          { value: '07', submitted: 200, accepted: 20 },
          { value: '03', submitted: 100, accepted: 40 },
          { value: null, submitted: 100, accepted: 10 },
        ],
        whole,
      ),
    ).toEqual({ value: '07', here: 0.1, there: 0.6, lost: 100 }));
  it('is none of thirty alike, of which one always looks worst', () => {
    // Half of a hundred each, more or less by chance.
    const noise = [0, 5, -4, 3, -10, 7, -2, 1, 6, -6, 2, -3, 4, -8, 9, -1, 0, 3, -5, 8, -7, 2, -2, 5, -9, 1, 6, -3, 4, -6];
    const parts = noise.map((more, i) => ({ value: String(i), submitted: 100, accepted: 50 + more }));
    const of = (some: typeof parts) => ({ submitted: some.length * 100, accepted: some.reduce((sum, one) => sum + one.accepted, 0) });
    expect(weakestPart(parts, of(parts))).toBeNull();
    // Alone against the others the same part would have been told, and one far from all is.
    const worst = parts.filter(({ accepted }) => accepted === 40);
    expect(worst).toHaveLength(1);
    expect(weakestPart(worst, of(parts))).toMatchObject({ value: worst[0]!.value });
    const bad = parts.map((one) => (one === worst[0] ? { ...one, accepted: 30 } : one));
    expect(weakestPart(bad, of(bad))).toMatchObject({ value: worst[0]!.value, here: 0.3 });
  });
  it('is none where all do about as well, or where few are', () =>
    expect(
      weakestPart(
        [
          { value: '06', submitted: 500, accepted: 250 },
          { value: '07', submitted: 10, accepted: 0 },
          { value: '03', submitted: null, accepted: null },
        ],
        whole,
      ),
    ).toBeNull());
});

describe('the main reason', () => {
  it('is the most frequent, of enough', () => {
    expect(mainReason([{ n: 8 }, { n: 15 }])).toEqual({ of: 23, main: { n: 15 } });
    expect(mainReason([{ n: 8 }, { n: 5 }])).toBeNull();
    expect(mainReason([])).toBeNull();
  });
  it('is not told where some may not be', () => expect(mainReason([{ n: 80 }, { n: null }])).toBeNull());
});

describe('the larger of two shares', () => {
  const of = (n: number, all: number) => ({ n, of: all });
  it('is told where it is larger by more than chance, however small the difference', () => {
    expect(largerShare(of(30, 1_000), of(12, 1_000))).toBe('a');
    expect(largerShare(of(12, 1_000), of(30, 1_000))).toBe('b');
  });
  it('is neither where chance explains it, also where no one or everyone did it', () => {
    expect(largerShare(of(30, 1_000), of(28, 1_000))).toBe('even');
    expect(largerShare(of(0, 1_000), of(0, 1_000))).toBe('even');
    expect(largerShare(of(50, 50), of(60, 60))).toBe('even');
  });
  it('is not told of too few', () => expect(largerShare(of(10, 19), of(0, 1_000))).toBe('too-few'));
});
