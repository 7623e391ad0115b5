import fc from 'fast-check';
import { exact, isMore, least, minus, notBelowZero, over, plus, rounded, times, ZERO } from './exact.js';

describe('exact amounts', () => {
  it('lose nothing: a share and the rest are the whole', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, amount) => {
        const share = (n: number) => times(exact(amount), over(exact(n), exact(a + b)));
        expect(plus(share(a), share(b))).toEqual(exact(amount));
      }),
      { numRuns: 1_000 },
    );
  });

  it('round a half up, once', () => {
    expect(rounded(exact(1, 2))).toBe(1);
    expect(rounded(exact(49, 100))).toBe(0);
    expect(rounded(exact(5, 2))).toBe(3);
  });

  it('know what is more, what is left, and that nothing can be divided among no one', () => {
    expect(isMore(exact(1, 3), exact(333, 1_000))).toBe(true);
    expect(least(exact(2), exact(1))).toEqual(exact(1));
    expect(notBelowZero(minus(exact(1), exact(2)))).toEqual(ZERO);
    expect(over(exact(5), ZERO)).toEqual(ZERO);
  });
});
