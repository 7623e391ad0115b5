import fc from 'fast-check';
import { DAY_MS } from './durations.js';
import { latestRun, nextRun, scheduleWords, type MailSchedule } from './mail-schedule.js';
import { wallTimeOf } from './wall-time.js';

const ZONES = ['America/Toronto', 'America/St_Johns', 'America/Regina', 'Europe/Paris', 'Australia/Lord_Howe', 'America/Havana'];
const daily = (minute: number): MailSchedule => ({ every: 'day', minute });
const HALF_PAST_TWO = 150;

describe('the next mail', () => {
  it('keeps the time of the clock over both changes of 2026 and 2027', () => {
    const at = daily(8 * 60);
    expect(nextRun(at, '2026-10-31T12:00:00.000Z')).toBe('2026-11-01T13:00:00.000Z');
    expect(nextRun(at, '2026-11-01T13:00:00.000Z')).toBe('2026-11-02T13:00:00.000Z');
    expect(nextRun(at, '2027-03-13T13:00:00.000Z')).toBe('2027-03-14T12:00:00.000Z');
  });
  it('is when the clock jumps over a time that a spring night leaves out', () => {
    const run = nextRun(daily(HALF_PAST_TWO), '2027-03-13T12:00:00.000Z');
    expect([run, wallTimeOf(run, 'America/Toronto')]).toEqual(['2027-03-14T07:00:00.000Z', '2027-03-14T03:00']);
    expect(nextRun(daily(HALF_PAST_TWO), run)).toBe('2027-03-15T06:30:00.000Z');
  });
  it('is once on an autumn night that has the time twice, the first time', () => {
    const run = nextRun(daily(90), '2026-10-31T12:00:00.000Z');
    expect(run).toBe('2026-11-01T05:30:00.000Z');
    expect(nextRun(daily(90), run)).toBe('2026-11-02T06:30:00.000Z');
  });
  it('is on the chosen weekdays', () => {
    const at: MailSchedule = { every: 'week', weekdays: [1, 4], minute: 450 };
    const monday = nextRun(at, '2026-11-28T00:00:00.000Z');
    expect([monday, nextRun(at, monday)]).toEqual(['2026-11-30T12:30:00.000Z', '2026-12-03T12:30:00.000Z']);
  });
  it('is on the last day of a month that is too short', () => {
    const at: MailSchedule = { every: 'month', day: 31, minute: 0 };
    const days: string[] = [];
    for (let run = '2027-01-01T12:00:00.000Z'; days.length < 4;)
      days.push(wallTimeOf((run = nextRun(at, run)), 'America/Toronto').slice(0, 10));
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });
  it('of a schedule without a day is none', () =>
    expect(() => nextRun({ every: 'week', weekdays: [], minute: 0 }, '2026-11-01T00:00:00.000Z')).toThrow(RangeError));
});

const schedules = fc.oneof(
  fc.record({ every: fc.constant('day' as const), minute: fc.integer({ min: 0, max: 1_439 }) }),
  fc.record({
    every: fc.constant('week' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    minute: fc.integer({ min: 0, max: 1_439 }),
  }),
  fc.record({ every: fc.constant('month' as const), day: fc.integer({ min: 1, max: 31 }), minute: fc.integer({ min: 0, max: 1_439 }) }),
);
/** Half of them within a day of a change of some clock. */
const CHANGES = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-03-28', '2026-10-25', '2026-10-04', '2027-04-04'].map((d) =>
  Date.parse(d),
);
const instants = fc.oneof(
  fc.date({ min: new Date('2025-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }).map((d) => d.toISOString()),
  fc
    .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -DAY_MS, max: 2 * DAY_MS }))
    .map(([change, off]) => new Date(change + off).toISOString()),
);

it('rises, keeps its minute but where the clock leaves it out, and is what was the latest until it', () => {
  fc.assert(
    fc.property(schedules, instants, fc.constantFrom(...ZONES), (schedule, from, zone) => {
      let before = from;
      for (let n = 0; n < 5; n++) {
        const run = nextRun(schedule, before, zone);
        expect(run > before).toBe(true);
        const minutes = Number(wallTimeOf(run, zone).slice(11, 13)) * 60 + Number(wallTimeOf(run, zone).slice(14));
        // Left out by the clock, it is the first minute after the jump: an hour later at most.
        const late = (minutes - schedule.minute + 1_440) % 1_440;
        expect(late <= 60).toBe(true);
        if (late > 0) expect(wallTimeOf(new Date(Date.parse(run) - 60_000).toISOString(), zone) < wallTimeOf(run, zone)).toBe(true);
        expect(latestRun(schedule, run, zone)).toBe(run);
        const soon = new Date(Date.parse(run) - 1).toISOString();
        expect(latestRun(schedule, soon, zone) <= soon).toBe(true);
        expect(nextRun(schedule, latestRun(schedule, soon, zone), zone)).toBe(run);
        before = run;
      }
    }),
    { numRuns: 300 },
  );
});

it.each<[MailSchedule, string, string]>([
  [daily(450), 'chaque jour à 7 h 30', 'every day at 7:30 a.m.'],
  [{ every: 'week', weekdays: [4, 1], minute: 480 }, 'chaque lundi et jeudi à 8 h', 'every Monday and Thursday at 8 a.m.'],
  [{ every: 'month', day: 1, minute: 0 }, 'le 1er de chaque mois à 0 h', 'on the 1st of each month at 12 a.m.'],
  [{ every: 'month', day: 22, minute: 780 }, 'le 22 de chaque mois à 13 h', 'on the 22nd of each month at 1 p.m.'],
])('%j is said in both languages', (schedule, fr, en) =>
  expect([scheduleWords(schedule, 'fr'), scheduleWords(schedule, 'en')]).toEqual([fr, en]),
);
