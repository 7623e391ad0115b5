import { FIGURE_NAMES, type FigureName, type FigureValues } from '@jurilien/reference';
import { median, sameWeekdays, usualOf } from './usual-day.js';

const ZONE = 'America/Toronto';
const days = (now: string, weeks = 2) => sameWeekdays(Date.parse(now), ZONE, weeks).map(({ day, at }) => `${day} ${at}`);
const figures = (given: Partial<Record<FigureName, number | null>>): FigureValues =>
  Object.fromEntries(FIGURE_NAMES.map((name) => [name, given[name] ?? null])) as Record<FigureName, number | null>;

describe('the days that today is held against', () => {
  it('are those of the same weekday, up to the same time of the clock', () =>
    // 14:05 on a Thursday.
    expect(days('2026-07-16T18:05:00Z')).toEqual(['2026-07-09 2026-07-09T18:05:00.000Z', '2026-07-02 2026-07-02T18:05:00.000Z']));
  it('are days of the offices’ clock, not of Greenwich', () =>
    // 21:30 on Wednesday the 15th.
    expect(days('2026-07-16T01:30:00Z', 1)).toEqual(['2026-07-08 2026-07-09T01:30:00.000Z']));
  it('lie an hour off in Greenwich once the clock was set', () => {
    // Set forward on March 8, back on November 1, 2026.
    expect(days('2026-03-12T18:00:00Z', 1)).toEqual(['2026-03-05 2026-03-05T19:00:00.000Z']);
    expect(days('2026-11-05T19:00:00Z', 1)).toEqual(['2026-10-29 2026-10-29T18:00:00.000Z']);
  });
  it('end where the clock jumps over the time, on the day it is set forward', () =>
    // 2:30 on Sunday the 15th; there was no 2:30 a week before.
    expect(days('2026-03-15T06:30:00Z', 1)).toEqual(['2026-03-08 2026-03-08T07:00:00.000Z']));
  it('take an hour that a day has twice the first time, on the day it is set back', () => {
    // 1:30 on Sunday the 8th; a week before there were two.
    expect(days('2026-11-08T06:30:00Z', 1)).toEqual(['2026-11-01 2026-11-01T05:30:00.000Z']);
    // Both times that the day itself shows 1:30 are held against the one of the week before.
    for (const now of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'])
      expect(days(now, 1)).toEqual(['2026-10-25 2026-10-25T05:30:00.000Z']);
  });
  it('go back over the turn of the year', () => expect(days('2026-01-05T15:00:00Z', 1)).toEqual(['2025-12-29 2025-12-29T15:00:00.000Z']));
});

describe('what is usual', () => {
  it('is the median of each figure, of two middle ones their mean', () =>
    expect(
      usualOf([figures({ submitted: 9 }), figures({ submitted: 1 }), figures({ submitted: 4 }), figures({ submitted: 5 })]),
    ).toMatchObject({ submitted: 4.5, accepted: null }));
  it('is not moved by one day on which no one wrote', () =>
    expect(usualOf([8, 9, 0, 10, 9].map((submitted) => figures({ submitted }))).submitted).toBe(9));
  it('is nothing of no day', () => expect([median([]), usualOf([]).submitted]).toEqual([null, null]));
});
