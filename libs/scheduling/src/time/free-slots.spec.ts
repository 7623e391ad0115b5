import { configOf } from '@jurilien/reference';
import fc from 'fast-check';
import { freeSlotAt, freeSlots, isBookable, nextFree } from './free-slots.js';
import { daily, timeOf } from './plans.testing.js';

/** A Monday. */
const NOW = '2027-02-01T05:00:00.000Z';
const walls = (slots: readonly { wallTime: string }[]): string[] => slots.map(({ wallTime }) => wallTime);
const on = (day: string, slots: readonly { wallTime: string }[]): string[] =>
  walls(slots)
    .filter((wall) => wall.startsWith(day))
    .map((wall) => wall.slice(11));

describe('free times of a week', () => {
  it('are the steps of each block, and none lasts beyond it', () => {
    const weekly = [
      { weekday: 1, from: 780, until: 850 },
      { weekday: 1, from: 540, until: 600 },
    ];
    expect(walls(freeSlots(timeOf({ weekly, slotMinutes: 20 }, NOW), { limit: 6 }))).toEqual([
      '2027-02-01T09:00',
      '2027-02-01T09:20',
      '2027-02-01T09:40',
      '2027-02-01T13:00',
      '2027-02-01T13:20',
      '2027-02-01T13:40',
    ]);
  });
  it('a block until midnight is used to its end', () => {
    expect(on('2027-02-01', freeSlots(timeOf({ weekly: [{ weekday: 1, from: 1_380, until: 1_440 }] }, NOW)))).toEqual(['23:00', '23:30']);
  });
  it('no plan, nothing to book', () => {
    expect(freeSlots({ ...timeOf({}, NOW), plan: undefined })).toEqual([]);
  });
  it('an exception closes days, and another opens some that the week does not have', () => {
    const exceptions = [
      { from: '2027-02-02', until: '2027-02-03', blocks: [] },
      { from: '2027-02-06', until: '2027-02-06', blocks: [{ from: 600, until: 660 }] },
    ];
    const slots = freeSlots(timeOf({ exceptions }, NOW));
    expect(on('2027-02-01', slots)).toHaveLength(16);
    expect([...on('2027-02-02', slots), ...on('2027-02-03', slots), ...on('2027-02-07', slots)]).toEqual([]);
    expect(on('2027-02-06', slots)).toEqual(['10:00', '10:30']);
  });
  it('holidays of the province are closed, unless an exception opens them', () => {
    // Saint-Jean-Baptiste is no holiday in Ontario; Good Friday 2027 is the 26th of March.
    const open = { from: '2027-06-24', until: '2027-06-24', blocks: [{ from: 540, until: 570 }] };
    const now = '2027-06-21T04:00:00.000Z';
    expect(on('2027-06-24', freeSlots(timeOf({}, now)))).toEqual([]);
    expect(on('2027-06-24', freeSlots(timeOf({ province: 'ON' }, now)))).toHaveLength(16);
    expect(on('2027-06-24', freeSlots(timeOf({ exceptions: [open] }, now)))).toEqual(['09:00']);
    expect(on('2027-03-26', freeSlots(timeOf({}, '2027-03-22T04:00:00.000Z')))).toEqual([]);
    const monday = configOf(new Map([['hours.quebecEaster', [{ scope: {}, value: 'easter-monday' }]]]), 2);
    const easter = freeSlots(timeOf({}, '2027-03-22T04:00:00.000Z', { config: monday }));
    expect([on('2027-03-26', easter).length, on('2027-03-29', easter).length]).toEqual([16, 0]);
  });
  it('begin after the notice, at its very end too, and end at the horizon of the province', () => {
    const now = '2027-02-01T15:00:00.000Z';
    expect(walls(freeSlots(timeOf({ minNoticeHours: 4 }, now), { limit: 1 }))).toEqual(['2027-02-01T14:00']);
    expect(walls(freeSlots(timeOf({ minNoticeHours: 4 }, '2027-02-01T15:00:00.001Z'), { limit: 1 }))).toEqual(['2027-02-01T14:30']);
    const far = freeSlots(timeOf({ weekly: daily(0, 1_440) }, NOW));
    expect(far.at(-1)!.startsAt).toBe('2027-04-02T05:00:00.000Z');
    const week = configOf(new Map([['availability.horizonDays', [{ scope: { province: 'QC' }, value: 7 }]]]), 2);
    expect(freeSlots(timeOf({ weekly: daily(0, 1_440) }, NOW, { config: week })).at(-1)!.startsAt).toBe('2027-02-08T05:00:00.000Z');
  });
  it('a time in the past is none, no matter who asks for it', () => {
    expect(freeSlots(timeOf({}, NOW), { from: '2026-01-01T00:00:00.000Z', limit: 1 })[0]!.wallTime).toBe('2027-02-01T09:00');
    expect(freeSlotAt(timeOf({}, NOW), '2027-01-29T14:00:00.000Z')).toBeUndefined();
    expect(freeSlotAt(timeOf({}, NOW), 'nonsense')).toBeUndefined();
  });
});

describe('what is taken', () => {
  const taken = (busyFrom: string, busyUntil: string, until?: string) => ({ busyFrom, busyUntil, ...(until ? { until } : {}) });
  it('keeps the time between free on both sides', () => {
    // 10:00 to 10:30 with ten minutes around it.
    const busy = [taken('2027-02-01T14:50:00.000Z', '2027-02-01T15:40:00.000Z')];
    expect(on('2027-02-01', freeSlots(timeOf({}, NOW, { busy }))).slice(0, 4)).toEqual(['09:00', '11:00', '11:30', '12:00']);
    expect(on('2027-02-01', freeSlots(timeOf({ bufferMinutes: 0 }, NOW, { busy }))).slice(0, 3)).toEqual(['09:00', '11:00', '11:30']);
    // The calendar of the guest knows no time between.
    const guestBusy = [taken('2027-02-01T15:00:00.000Z', '2027-02-01T15:30:00.000Z')];
    expect(on('2027-02-01', freeSlots(timeOf({}, NOW, { guestBusy }))).slice(0, 4)).toEqual(['09:00', '09:30', '10:30', '11:00']);
  });
  it('a hold that is over takes nothing, even before its timer ran', () => {
    const held = (until: string) => [taken('2027-02-01T14:00:00.000Z', '2027-02-01T14:30:00.000Z', until)];
    const first = (until: string) => freeSlots(timeOf({ bufferMinutes: 0 }, NOW, { busy: held(until) }), { limit: 1 })[0]!.wallTime;
    expect(first('2027-02-01T05:00:00.001Z')).toBe('2027-02-01T09:30');
    expect(first(NOW)).toBe('2027-02-01T09:00');
  });
  it('a pause of everything is time away; one of a field takes none', () => {
    const first = (pause: object) => freeSlots(timeOf({}, NOW, { pauses: [{ scope: 'all', ...pause }] }), { limit: 1 })[0]?.wallTime;
    expect(first({ until: '2027-02-03T15:00:00.000Z' })).toBe('2027-02-03T10:00');
    expect(first({})).toBeUndefined();
    expect(first({ scope: 'field' })).toBe('2027-02-01T09:00');
    expect(first({ from: '2027-02-01T14:00:00.000Z', until: '2027-02-08T05:00:00.000Z' })).toBe('2027-02-08T09:00');
  });
  it('the next free times follow the one that was wanted; where none do, they are the first', () => {
    const busy = [taken('2027-02-01T14:50:00.000Z', '2027-02-01T15:40:00.000Z')];
    expect(walls(nextFree(timeOf({}, NOW, { busy }), '2027-02-01T15:00:00.000Z'))).toEqual([
      '2027-02-01T11:00',
      '2027-02-01T11:30',
      '2027-02-01T12:00',
    ]);
    expect(walls(nextFree(timeOf({}, NOW), '2027-12-01T15:00:00.000Z', 1))).toEqual(['2027-02-01T09:00']);
    expect(freeSlots(timeOf({}, NOW), { limit: 0 })).toEqual([]);
  });
  it('a time is bookable as the plan has it, and no other length or minute of it', () => {
    const time = timeOf({}, NOW);
    expect(isBookable(time, { startsAt: '2027-02-01T14:00:00.000Z', endsAt: '2027-02-01T14:30:00.000Z' })).toBe(true);
    expect(isBookable(time, { startsAt: '2027-02-01T09:00:00-05:00', endsAt: '2027-02-01T09:30:00-05:00' })).toBe(true);
    expect(isBookable(time, { startsAt: '2027-02-01T14:00:00.000Z', endsAt: '2027-02-01T15:00:00.000Z' })).toBe(false);
    expect(isBookable(time, { startsAt: '2027-02-01T14:10:00.000Z', endsAt: '2027-02-01T14:40:00.000Z' })).toBe(false);
  });
});

it('whatever is taken, the free times are exactly those of an empty calendar that meet nothing', () => {
  const start = Date.parse(NOW);
  const minute = fc.integer({ min: 0, max: 20 * 1_440 });
  const busy = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 600 }), fc.boolean()), { maxLength: 60 });
  const at = (m: number): string => new Date(start + m * 60_000).toISOString();
  fc.assert(
    fc.property(busy, fc.integer({ min: 0, max: 45 }), fc.integer({ min: 10, max: 90 }), (spans, bufferMinutes, slotMinutes) => {
      const of = { bufferMinutes, slotMinutes, weekly: daily(480, 1_200) };
      const taken = spans.map(([from, length, over]) => ({
        busyFrom: at(from),
        busyUntil: at(from + length),
        ...(over ? { until: NOW } : {}),
      }));
      const live = taken.filter(({ until }) => until === undefined);
      const pad = bufferMinutes * 60_000;
      const expected = freeSlots(timeOf(of, NOW)).filter((slot) =>
        live.every(
          (b) => Date.parse(b.busyUntil) <= Date.parse(slot.startsAt) - pad || Date.parse(b.busyFrom) >= Date.parse(slot.endsAt) + pad,
        ),
      );
      const found = freeSlots(timeOf(of, NOW, { busy: taken }));
      expect(found).toEqual(expected);
      for (const slot of found.slice(0, 5)) expect(freeSlotAt(timeOf(of, NOW, { busy: taken }), slot.startsAt)).toEqual(slot);
    }),
    { numRuns: 100 },
  );
});
