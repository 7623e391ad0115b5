import {
  calendarDay,
  clockWords,
  dayWords,
  deadlineWords,
  exactWords,
  isMidnight,
  minuteWords,
  momentWords,
  monthWords,
  spanWords,
  wallClock,
  weekdayWords,
  whenWords,
} from './times.js';

const SUNDAY = '2026-11-22T20:04:00.000Z';

describe('times as people read them', () => {
  it.each([
    ['2026-11-23T13:30:00Z', '8 h 30', '8:30 a.m.'],
    ['2026-11-23T18:00:00Z', '13 h', '1 p.m.'],
    ['2026-11-23T05:00:00Z', '0 h', '12 a.m.'],
    ['2026-11-23T17:05:00Z', '12 h 05', '12:05 p.m.'],
  ])('writes the clock of %s without a leading zero and without empty minutes', (at, fr, en) => {
    expect([clockWords(at, 'fr'), clockWords(at, 'en')]).toEqual([fr, en]);
  });

  it('writes a deadline as a day and a time, and with its date when the weekday could be another', () => {
    expect(deadlineWords('2026-11-23T18:00:00Z', 'fr', SUNDAY)).toBe('lundi 13 h');
    expect(deadlineWords('2026-11-23T18:00:00Z', 'en', SUNDAY)).toBe('Monday 1 p.m.');
    expect(deadlineWords('2026-11-30T13:30:00Z', 'fr', SUNDAY)).toBe('lundi 30 novembre à 8 h 30');
    expect(deadlineWords('2026-11-20T13:30:00Z', 'en', SUNDAY)).toBe('Friday, November 20 at 8:30 a.m.');
  });

  it('gives every length of time its units, so that none looks like a clock', () => {
    const length = (21 * 60 + 38) * 60_000;
    expect([spanWords(length, 'fr'), spanWords(length, 'en')]).toEqual(['21 h 38 min', '21 h 38 min']);
    expect(spanWords(2 * 86_400_000 + 4 * 3_600_000, 'fr')).toBe('2 j 4 h');
    expect(spanWords(725_000, 'en')).toBe('12 min 5 s');
  });

  it('writes days, months and weekdays in both languages, the first as French does', () => {
    expect([dayWords('2026-12-01', 'fr'), dayWords('2026-12-01', 'en')]).toEqual(['1er décembre 2026', 'December 1, 2026']);
    expect(whenWords('2026-12-01T14:00:00Z', 'fr')).toBe('mardi 1er décembre à 9 h');
    expect(momentWords(SUNDAY, 'fr')).toBe('22 novembre 2026 à 15 h 04');
    expect([monthWords('2026-11', 'fr'), weekdayWords(1, 'fr'), weekdayWords(7, 'en')]).toEqual(['novembre 2026', 'lundi', 'Sunday']);
    expect([minuteWords(570, 'fr'), minuteWords(1260, 'en')]).toEqual(['9 h 30', '9 p.m.']);
  });

  it('keeps the zone it is asked for, on both sides of midnight and of summer time', () => {
    expect(clockWords('2026-07-01T16:00:00Z', 'fr')).toBe('12 h');
    expect(clockWords('2026-07-01T16:00:00Z', 'fr', 'America/Winnipeg')).toBe('11 h');
    expect(calendarDay('2026-11-23T04:59:00Z')).toBe('2026-11-22');
    expect(wallClock('2026-11-23T04:59:00Z')).toEqual({ weekday: 7, minutes: 23 * 60 + 59 });
    expect([isMidnight('2026-11-23T05:00:00Z'), isMidnight('2026-07-01T04:00:00Z'), isMidnight(SUNDAY)]).toEqual([true, true, false]);
    expect(exactWords(SUNDAY, 'fr')).toBe('dimanche 22 novembre 2026 à 15 h 04 min 00 s HNE');
  });
});
