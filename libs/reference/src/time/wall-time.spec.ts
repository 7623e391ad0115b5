import fc from 'fast-check';
import { instantFromClock, instantOf, isFirstShown, isZone, minuteTexts, OFFERED_ZONES, wallText, wallTimeOf } from './wall-time.js';

it('knows zones by their name, and nothing that only looks like one', () => {
  for (const zone of [...OFFERED_ZONES, 'America/Vancouver', 'America/Argentina/Ushuaia', 'UTC']) expect(isZone(zone)).toBe(true);
  for (const zone of ['', 'Nowhere/Atall', '+05:00', 'EST', 'local', 'Eastern Standard Time', 'America/Toronto; drop', 'a'.repeat(500)])
    expect(isZone(zone)).toBe(false);
});
it('finds the instant of a wall time: the first of two, and none where there is none', () => {
  expect(instantOf('2027-03-14T01:59', 'America/Toronto')).toEqual({ at: '2027-03-14T06:59:00.000Z', ambiguous: false });
  expect(instantOf('2027-03-14T02:00', 'America/Toronto')).toBeUndefined();
  expect(instantOf('2027-03-14T02:59', 'America/Toronto')).toBeUndefined();
  expect(instantOf('2027-03-14T03:00', 'America/Toronto')).toEqual({ at: '2027-03-14T07:00:00.000Z', ambiguous: false });
  expect(instantOf('2027-11-07T01:00', 'America/Toronto')).toEqual({ at: '2027-11-07T05:00:00.000Z', ambiguous: true });
  expect([5, 6, 7].map((h) => isFirstShown(Date.parse(`2027-11-07T0${h}:00:30Z`), 'America/Toronto'))).toEqual([true, false, true]);
  expect(instantOf('2027-11-07T02:00', 'America/Toronto')).toEqual({ at: '2027-11-07T07:00:00.000Z', ambiguous: false });
  // Lord Howe moves by half an hour.
  expect(instantOf('2027-04-04T01:45', 'Australia/Lord_Howe')).toEqual({ at: '2027-04-03T14:45:00.000Z', ambiguous: true });
});
it('refuses what is no time of a calendar, or no zone', () => {
  for (const wall of ['2027-02-30T09:00', '2027-02-28T24:00', '2027-02-28', '2027-02-28T9:00', ''])
    expect(instantOf(wall, 'America/Toronto')).toBeUndefined();
  expect(instantOf('2027-02-28T09:00', 'Nowhere/Atall')).toBeUndefined();
});
it('the clock jumps over a time that it leaves out', () => {
  expect(instantFromClock(Date.UTC(2027, 2, 14, 2, 30), 'America/Toronto')).toBe(Date.UTC(2027, 2, 14, 7));
  expect(wallTimeOf('2027-03-14T07:00:00.000Z', 'America/Toronto')).toBe('2027-03-14T03:00');
});
it('texts of many minutes are those of each alone, before 1970 as well', () => {
  const text = minuteTexts();
  const minute = fc.integer({ min: Date.UTC(1960, 0) / 60_000, max: Date.UTC(2099, 0) / 60_000 });
  fc.assert(fc.property(minute, (n) => expect(text(n * 60_000)).toBe(wallText(n * 60_000))));
});
