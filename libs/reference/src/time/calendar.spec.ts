import fc from 'fast-check';
import { configOf, shippedConfig } from '../configuration/resolve.js';
import {
  addBusinessDays,
  digestAt,
  followUpDay,
  morningLetterAt,
  addBusinessMinutes,
  businessHours,
  isHoliday,
  isOpen,
  nextOpen,
  quebecEasters,
  offerHours,
  windowMinutesBetween,
  addWindowMinutes,
} from './calendar.js';

const OFFER_WINDOW = offerHours(shippedConfig, 'QC');

it('a window in the hour that a spring morning leaves out opens on the next day', () => {
  const window = { days: [1, 2, 3, 4, 5, 6, 7], from: 120, to: 180, holidaysClosed: false as const };
  // The clocks go forward on 8 March 2026, from two to three.
  expect(nextOpen('2026-03-07T08:00:00.000Z', 'ON', window)).toBe('2026-03-09T06:00:00.000Z');
  expect(nextOpen('2026-03-07T07:30:00.000Z', 'ON', window)).toBe('2026-03-07T07:30:00.000Z');
});

describe('business time', () => {
  it('runs from Monday to Friday, nine to five, Eastern time', () => {
    expect(addBusinessMinutes('2026-11-20T21:50:00.000Z', 30, 'QC', shippedConfig)).toBe('2026-11-23T14:20:00.000Z');
    expect(addBusinessMinutes('2026-11-23T03:00:00.000Z', 30, 'ON', shippedConfig)).toBe('2026-11-23T14:30:00.000Z');
  });
  it('stops on the holidays of the province only', () => {
    expect(isHoliday('QC', '2026-06-24', 'good-friday')).toBe(true);
    expect(isHoliday('ON', '2026-06-24', 'good-friday')).toBe(false);
    expect(addBusinessMinutes('2026-06-24T14:00:00.000Z', 10, 'QC', shippedConfig)).toBe('2026-06-25T13:10:00.000Z');
    expect(addBusinessMinutes('2026-06-24T14:00:00.000Z', 10, 'ON', shippedConfig)).toBe('2026-06-24T14:10:00.000Z');
  });
  it('closes Quebec on one day of Easter, the one that was chosen', () => {
    expect(quebecEasters('good-friday').slice(0, 2)).toEqual(['2026-04-03', '2027-03-26']);
    expect(quebecEasters('easter-monday')).toEqual([
      '2026-04-06',
      '2027-03-29',
      '2028-04-17',
      '2029-04-02',
      '2030-04-22',
      '2031-04-14',
      '2032-03-29',
    ]);
    for (const friday of quebecEasters('good-friday'))
      expect([isHoliday('QC', friday, 'good-friday'), isHoliday('ON', friday, 'good-friday')]).toEqual([true, true]);
    for (const monday of quebecEasters('easter-monday')) expect(isHoliday('QC', monday, 'good-friday')).toBe(false);
    // A clock stopped on Good Friday goes on the next Monday.
    expect(addBusinessMinutes('2026-04-02T20:50:00.000Z', 30, 'QC', shippedConfig)).toBe('2026-04-06T13:20:00.000Z');
  });
  it('keeps the Easter and the hours that are set', () => {
    const set = (key: string, value: unknown, scope = {}) => configOf(new Map([[key, [{ scope, value }]]]), 2);
    // Good Friday is worked, so that the clock goes on the same day.
    expect(addBusinessMinutes('2026-04-02T20:50:00.000Z', 30, 'QC', set('hours.quebecEaster', 'easter-monday'))).toBe(
      '2026-04-03T13:20:00.000Z',
    );
    const week = { days: [1, 2, 3, 4, 5, 6], from: 480, to: 1_200, holidaysClosed: true };
    const ontario = set('hours.business', week, { province: 'ON' });
    expect(addBusinessMinutes('2026-11-20T21:50:00.000Z', 30, 'ON', ontario)).toBe('2026-11-20T22:20:00.000Z');
    expect(addBusinessMinutes('2026-11-20T21:50:00.000Z', 30, 'QC', ontario)).toBe('2026-11-23T14:20:00.000Z');
    expect(addBusinessDays('2026-11-20T15:00:00.000Z', 1, 'ON', ontario)).toBe('2026-11-21T15:00:00.000Z');
    const offers = offerHours(set('offer.window', { ...week, days: [7] }, { province: 'ON' }), 'ON');
    expect(isOpen('2026-11-22T18:00:00.000Z', 'ON', offers)).toBe(true);
    expect(isOpen('2026-11-21T18:00:00.000Z', 'ON', offers)).toBe(false);
  });
  it('keeps wall-clock hours over both changes of time', () => {
    expect(addBusinessDays('2026-03-06T15:00:00.000Z', 1, 'QC', shippedConfig)).toBe('2026-03-09T14:00:00.000Z');
    expect(addBusinessDays('2026-10-30T14:00:00.000Z', 1, 'QC', shippedConfig)).toBe('2026-11-02T15:00:00.000Z');
  });
  it('runs through the night that has 23 or 25 hours without gaining or losing a minute', () => {
    const always = { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 24 * 60, holidaysClosed: false as const };
    expect(addWindowMinutes('2026-03-08T05:00:00.000Z', 24 * 60, 'QC', always)).toBe('2026-03-09T05:00:00.000Z');
    expect(addWindowMinutes('2026-11-01T04:00:00.000Z', 24 * 60, 'QC', always)).toBe('2026-11-02T04:00:00.000Z');
  });
  it('opens offers on Saturday and not on Sunday', () => {
    expect(isOpen('2026-11-21T18:00:00.000Z', 'QC', OFFER_WINDOW)).toBe(true);
    expect(nextOpen('2026-11-22T18:00:00.000Z', 'QC', OFFER_WINDOW)).toBe('2026-11-23T13:00:00.000Z');
  });
  it('counts back exactly what was added, at any instant of six years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2031, 10, 1) }),
        fc.integer({ min: 1, max: 3_000 }),
        fc.constantFrom('QC' as const, 'ON' as const),
        fc.constantFrom(businessHours(shippedConfig, 'QC'), OFFER_WINDOW),
        (ms, minutes, province, window) => {
          const from = new Date(ms).toISOString();
          expect(windowMinutesBetween(from, addWindowMinutes(from, minutes, province, window), province, window)).toBeCloseTo(minutes, 3);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

it('a morning letter goes out at eight, a weekly one on Monday', () => {
  // 8 a.m. in Montréal is 13:00 UTC in winter; the 22nd of November 2026 is a Sunday.
  expect(morningLetterAt('2026-11-20T12:59:00.000Z', 'QC', 'daily')).toEqual({ day: '2026-11-20', dueAt: '2026-11-20T13:00:00.000Z' });
  expect(morningLetterAt('2026-11-20T13:00:00.000Z', 'QC', 'daily')).toEqual({ day: '2026-11-21', dueAt: '2026-11-21T13:00:00.000Z' });
  expect(morningLetterAt('2026-11-20T13:00:00.000Z', 'ON', 'weekly')).toEqual({ day: '2026-11-23', dueAt: '2026-11-23T13:00:00.000Z' });
  expect(morningLetterAt('2026-11-23T13:00:00.000Z', 'QC', 'weekly')).toEqual({ day: '2026-11-30', dueAt: '2026-11-30T13:00:00.000Z' });
  // The clocks go back on the Sunday between.
  expect(morningLetterAt('2026-10-31T12:00:00.000Z', 'QC', 'weekly')).toEqual({ day: '2026-11-02', dueAt: '2026-11-02T13:00:00.000Z' });
});

it('the digest of a day goes out at five, of the evening the next day', () => {
  expect(digestAt('2026-11-20T21:59:00.000Z', 'QC')).toEqual({ day: '2026-11-20', dueAt: '2026-11-20T22:00:00.000Z' });
  expect(digestAt('2026-11-20T22:00:00.000Z', 'QC')).toEqual({ day: '2026-11-21', dueAt: '2026-11-21T22:00:00.000Z' });
  // Over the night that has one hour more.
  expect(digestAt('2026-10-31T23:00:00.000Z', 'ON')).toEqual({ day: '2026-11-01', dueAt: '2026-11-01T22:00:00.000Z' });
});

it('a day of follow-ups has its letter from half past seven on, and ends at midnight, by the clock of the offices', () => {
  const until = '2026-11-21T04:59:59.999Z';
  expect(followUpDay('2026-11-20T12:29:59.999Z', 'QC')).toEqual({ day: '2026-11-20', until, letterDue: false });
  expect(followUpDay('2026-11-20T12:30:00.000Z', 'QC')).toEqual({ day: '2026-11-20', until, letterDue: true });
  expect(followUpDay('2026-11-21T04:59:00.000Z', 'QC')).toEqual({ day: '2026-11-20', until, letterDue: true });
});
