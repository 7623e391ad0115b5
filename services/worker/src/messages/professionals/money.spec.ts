import { lowAgain } from './money.js';

const DAY = 86_400_000;
const last = '2026-11-06T20:00:00.000Z';
const after = (ms: number): number => Date.parse(last) + ms;

describe('a low balance is told again (R42)', () => {
  it('when it never was', () => expect(lowAgain(undefined, after(0))).toBe(true));
  it('not within seven days, on whatever side of a week’s end', () =>
    expect([DAY, 3 * DAY, 7 * DAY - 1].map((ms) => lowAgain(last, after(ms)))).toEqual([false, false, false]));
  it('once seven days have passed', () => expect(lowAgain(new Date(last), after(7 * DAY))).toBe(true));
});
