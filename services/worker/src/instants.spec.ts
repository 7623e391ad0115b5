import { instantOf } from './instants.js';

describe('the instant of --at', () => {
  it.each([
    ['2026-11-21T14:30:00Z', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30Z', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21T14:30:00.123456Z', '2026-11-21T14:30:00.123Z'],
    ['2026-11-21T09:30:00-05:00', '2026-11-21T14:30:00.000Z'],
    // A day ends at midnight of Montréal, in winter and in summer.
    ['2026-11-21', '2026-11-22T04:59:59.999Z'],
    ['2026-07-01', '2026-07-02T03:59:59.999Z'],
    ['2020-02-29', '2020-03-01T04:59:59.999Z'],
  ])('%s is %s', (text, instant) => expect(instantOf(text)).toBe(instant));

  it.each([
    '2026-02-30',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '2026-11-21 14:30',
    '2026-11-21T14:30:00',
    'noon',
    '',
  ])('%j is none', (text) => expect(instantOf(text)).toBeUndefined());
});
