import { instantOf, wallTimeOf } from '@jurilien/reference';
import fc from 'fast-check';
import { freeSlots } from './free-slots.js';
import { daily, timeOf } from './plans.testing.js';

/** Zones of the people we serve, and two neighbours whose rules changed lately; whether their clocks move in 2027 is the table's to say. */
const ZONES = [
  'America/Toronto',
  'America/Halifax',
  'America/Blanc-Sablon',
  'America/Winnipeg',
  'America/Atikokan',
  'America/Vancouver',
  'America/Edmonton',
] as const;
const NIGHTS = { spring: '2027-03-14', autumn: '2027-11-07' } as const;
const day = (zone: string, date: string, slotMinutes = 30) =>
  freeSlots(timeOf({ zone, weekly: daily(0, 1_440), slotMinutes, bufferMinutes: 0 }, `${date}T00:00:00.000Z`)).filter(({ wallTime }) =>
    wallTime.startsWith(date),
  );

describe.each(ZONES)('over both nights in %s', (zone) => {
  it.each(Object.values(NIGHTS))('on %s each time is one that the clock shows, once, and they do not meet', (date) => {
    const slots = day(zone, date);
    expect(slots.length).toBeGreaterThan(44);
    for (const [i, slot] of slots.entries()) {
      expect(wallTimeOf(slot.startsAt, zone)).toBe(slot.wallTime);
      expect(Date.parse(slot.endsAt) - Date.parse(slot.startsAt)).toBe(30 * 60_000);
      expect(instantOf(slot.wallTime, zone)).toEqual({ at: slot.startsAt, ambiguous: slot.ambiguous === true });
      if (i > 0) expect(Date.parse(slot.startsAt)).toBeGreaterThanOrEqual(Date.parse(slots[i - 1]!.endsAt));
    }
  });
});

it.each([
  ['America/Toronto', '2027-03-14T06:30:00.000Z', '2027-03-14T07:00:00.000Z'],
  ['America/Halifax', '2027-03-14T05:30:00.000Z', '2027-03-14T06:00:00.000Z'],
  ['America/Winnipeg', '2027-03-14T07:30:00.000Z', '2027-03-14T08:00:00.000Z'],
])('in %s the hour that the spring night leaves out is never offered', (zone, last, first) => {
  const slots = day(zone, NIGHTS.spring);
  expect(slots.filter(({ wallTime }) => wallTime.slice(11, 13) === '02')).toEqual([]);
  expect(slots.find(({ wallTime }) => wallTime.endsWith('01:30'))?.startsAt).toBe(last);
  expect(slots.find(({ wallTime }) => wallTime.endsWith('03:00'))?.startsAt).toBe(first);
});

it.each([
  ['America/Toronto', '2027-11-07T05:30:00.000Z', '2027-11-07T07:00:00.000Z'],
  ['America/Halifax', '2027-11-07T04:30:00.000Z', '2027-11-07T06:00:00.000Z'],
  ['America/Winnipeg', '2027-11-07T06:30:00.000Z', '2027-11-07T08:00:00.000Z'],
])('in %s a time that the autumn night shows twice is the first, and says so', (zone, first, after) => {
  const slots = day(zone, NIGHTS.autumn);
  const twice = slots.filter(({ ambiguous }) => ambiguous);
  expect(twice.map(({ wallTime }) => wallTime.slice(11))).toEqual(['01:00', '01:30']);
  expect(twice[1]!.startsAt).toBe(first);
  expect(slots.find(({ wallTime }) => wallTime.endsWith('02:00'))?.startsAt).toBe(after);
});

it.each(['America/Blanc-Sablon', 'America/Atikokan'])('%s keeps its clock on both nights', (zone) => {
  for (const date of Object.values(NIGHTS)) {
    expect(day(zone, date)).toHaveLength(48);
    expect(day(zone, date).some(({ ambiguous }) => ambiguous)).toBe(false);
  }
});

it('no time lasts beyond a block that ends within the hour that is left out', () => {
  const ends = (until: number) =>
    freeSlots(timeOf({ weekly: [{ weekday: 7, from: 0, until }], slotMinutes: 45, bufferMinutes: 0 }, '2027-03-14T00:00:00.000Z'), {
      limit: 4,
    })
      .filter(({ wallTime }) => wallTime.startsWith('2027-03-14'))
      .map(({ wallTime }) => wallTime.slice(11));
  // 1:30 to 2:15 would last until 3:15.
  expect(ends(150)).toEqual(['00:00', '00:45']);
  expect(ends(195)).toEqual(['00:00', '00:45', '01:30']);
});

it('a wall time of any zone comes back from its instant, and the first of two is meant', () => {
  const anyMinute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2031, 0, 1) / 60_000 });
  fc.assert(
    fc.property(anyMinute, fc.constantFrom(...ZONES, 'Australia/Lord_Howe', 'Europe/Dublin', 'Asia/Kathmandu'), (minute, zone) => {
      const instant = new Date(minute * 60_000).toISOString();
      const back = instantOf(wallTimeOf(instant, zone), zone)!;
      expect(Date.parse(back.at)).toBeLessThanOrEqual(Date.parse(instant));
      if (!back.ambiguous) expect(back.at).toBe(instant);
    }),
    { numRuns: 2_000 },
  );
});
