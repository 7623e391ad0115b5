import { atSameAge, shifted } from './periods.js';

const at = Date.parse('2026-11-30T15:00:00Z');
const then = (from: string, to: string, by: 'previous' | 'year'): string =>
  new Date(atSameAge({ from }, shifted({ from, to }, by), at)).toISOString();

describe('the instant at which earlier days are as old', () => {
  it('is as long before now as they are before the others', () => {
    expect(then('2026-11-01', '2026-11-30', 'previous')).toBe('2026-10-31T15:00:00.000Z');
    expect(then('2026-11-24', '2026-11-30', 'previous')).toBe('2026-11-23T15:00:00.000Z');
    expect(then('2026-11-01', '2026-11-30', 'year')).toBe('2025-11-30T15:00:00.000Z');
  });
});
