import type { AppointmentLine } from '../types';
import { daysAfter, mondayOf, weekFrom } from './week';

const line = (appointmentId: string, startsAt: string, more: object = {}): AppointmentLine =>
  ({ appointmentId, state: 'Confirmed', slot: { startsAt, endsAt: startsAt }, ...more }) as unknown as AppointmentLine;

it('a week begins on Monday, over the end of a year and of summer time', () => {
  expect(['2027-01-01', '2027-03-14', '2027-03-15', '2027-11-07'].map(mondayOf)).toEqual([
    '2026-12-28',
    '2027-03-08',
    '2027-03-15',
    '2027-11-01',
  ]);
  expect(daysAfter('2027-03-13', 2)).toBe('2027-03-15');
});

describe('the days of a week', () => {
  const monday = '2027-03-08';
  const days = (lines: AppointmentLine[], zone = 'America/Toronto') =>
    weekFrom(monday, zone, lines, undefined).map(({ entries }) => entries.map((e) => `${e.line.appointmentId}${e.proposed ? '?' : ''}`));
  it('hold what begins in them on the reader’s clock, in order', () => {
    // 11:30 p.m. on Sunday in Toronto, half past midnight on Monday in Halifax.
    const late = line('late', '2027-03-15T03:30:00.000Z');
    expect(days([late, line('b', '2027-03-09T18:00:00.000Z'), line('a', '2027-03-09T14:00:00.000Z')])).toEqual([
      [],
      ['a', 'b'],
      ...[[], [], [], []],
      ['late'],
    ]);
    expect(days([late], 'America/Halifax').flat()).toEqual([]);
  });
  it('leave out what was cancelled, and show the times that are proposed', () => {
    const slots = [{ startsAt: '2027-03-10T15:00:00.000Z', endsAt: '2027-03-10T15:30:00.000Z' }];
    const proposing = line('p', '2027-03-11T15:00:00.000Z', { state: 'Proposing', proposals: { by: 'client', slots, until: monday } });
    expect(days([line('gone', '2027-03-10T15:00:00.000Z', { state: 'Cancelled' }), proposing])).toEqual([
      [],
      [],
      ['p?'],
      ['p'],
      [],
      [],
      [],
    ]);
  });
  it('have the hours of their weekday, or of the days they are an exception of', () => {
    const plan = {
      weekly: [
        { weekday: 1, from: 780, until: 1_020 },
        { weekday: 1, from: 540, until: 720 },
        { weekday: 2, from: 540, until: 720 },
      ],
      exceptions: [{ from: '2027-03-09', until: '2027-03-10', blocks: [] }],
    } as never;
    const spans = weekFrom(monday, 'America/Toronto', [], plan).map((day) => day.spans.map(({ from }) => from));
    expect(spans).toEqual([[540, 780], [], [], [], [], [], []]);
  });
});
