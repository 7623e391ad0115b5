import { readFileSync } from 'node:fs';
import { busyTimes } from '@jurilien/scheduling';
import { readIcs } from './read-ics.js';

const span = (from: string, until: string) => ({ from: Date.parse(from), until: Date.parse(until) });
const fixture = (name: string): string => readFileSync(`test/fixtures/ics/${name}.ics`, 'utf8');
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

async function busyIn(text: string, within: ReturnType<typeof span>, zone = 'America/Toronto') {
  const read = await readIcs(text, within);
  if ('fault' in read) return read;
  const { busy, unknownZones } = busyTimes(read.calendar, zone, within);
  return { busy: busy.map((b) => `${iso(b.from)} ${iso(b.until)}`), unknownZones };
}
const file = (...lines: string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const SPRING = span('2027-03-08T00:00:00Z', '2027-04-30T00:00:00Z');

describe('calendars of others', () => {
  it('Google: a series over the night the clocks change, its exceptions, whole days, free days', async () => {
    expect(await busyIn(fixture('google'), SPRING)).toEqual({
      busy: [
        '2027-03-09T00:00 2027-03-09T01:00', // Monday evening, 19:00 in Toronto
        '2027-03-10T15:00 2027-03-10T15:30',
        '2027-03-16T01:00 2027-03-16T02:00', // moved to 21:00, after the clocks were set forward
        '2027-03-22T23:00 2027-03-23T00:00',
        '2027-03-24T04:00 2027-03-26T04:00',
        '2027-03-26T23:00 2027-03-27T00:00',
        '2027-03-29T23:00 2027-03-30T00:00',
        '2027-04-02T23:00 2027-04-03T00:00', // the last evening before the series ends, a Friday in Toronto and a Saturday in Greenwich
      ],
      unknownZones: [],
    });
  });
  it('Outlook: names of Windows, zones of its own, and one that no one knows', async () => {
    expect(await busyIn(fixture('outlook'), SPRING)).toEqual({
      busy: [
        '2027-03-12T14:30 2027-03-12T15:30',
        '2027-03-12T19:30 2027-03-12T20:30', // Newfoundland
        '2027-03-14T13:30 2027-03-14T14:30',
        '2027-03-15T13:30 2027-03-15T14:30',
        '2027-03-18T13:30 2027-03-18T14:30', // by the rules that the file brings
        '2027-03-19T22:00 2027-03-21T01:00', // as wide as the clocks of the world
      ],
      unknownZones: ['Bureau de Kenora'],
    });
  });
  it('Apple: an hour that the night leaves out, times on one’s own clock, a series that changes from one day on', async () => {
    expect(await busyIn(fixture('apple'), SPRING, 'America/Halifax')).toEqual({
      busy: [
        '2027-03-13T06:00 2027-03-13T06:30',
        '2027-03-14T06:00 2027-03-14T06:30',
        '2027-03-15T05:00 2027-03-15T05:30',
        '2027-04-01T12:00 2027-04-01T12:45',
        '2027-04-06T17:00 2027-04-06T18:00',
        '2027-04-13T17:00 2027-04-13T18:00',
        '2027-04-20T20:30 2027-04-20T21:00',
        '2027-04-27T20:30 2027-04-27T21:00',
      ],
      unknownZones: [],
    });
  });
});

it.each([
  [
    'an exception that names the day alone',
    ['EXDATE;VALUE=DATE:20270310'],
    ['2027-03-09T14:00 2027-03-09T15:00', '2027-03-11T14:00 2027-03-11T15:00'],
  ],
  ['one that names the instant', ['EXDATE:20270310T140000Z'], ['2027-03-09T14:00 2027-03-09T15:00', '2027-03-11T14:00 2027-03-11T15:00']],
])('takes out of a series %s', async (_, lines, busy) => {
  const text = file(
    ...event(
      'UID:a',
      'DTSTART;TZID=America/Toronto:20270309T090000',
      'DTEND;TZID=America/Toronto:20270309T100000',
      'RRULE:FREQ=DAILY;COUNT=3',
      ...lines,
    ),
  );
  expect(await busyIn(text, SPRING)).toMatchObject({ busy });
});

it('counts once what a file says twice, in its younger words', async () => {
  const said = (sequence: number, hour: string) => event('UID:a', `SEQUENCE:${sequence}`, `DTSTART:20270309T${hour}0000Z`, 'DURATION:PT1H');
  expect(await busyIn(file(...said(2, '16'), ...said(1, '14')), SPRING)).toMatchObject({ busy: ['2027-03-09T16:00 2027-03-09T17:00'] });
});

it('reads what is under way when the span begins, and busy times that have no event', async () => {
  const text = file(
    ...event('UID:a', 'DTSTART:20270307T230000Z', 'DTEND:20270308T020000Z'),
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20270309T100000Z/PT1H,20270309T120000Z/20270309T130000Z',
    'FREEBUSY;FBTYPE=FREE:20270309T150000Z/PT1H',
    'END:VFREEBUSY',
  );
  expect(await busyIn(text, SPRING)).toMatchObject({
    busy: ['2027-03-08T00:00 2027-03-08T02:00', '2027-03-09T10:00 2027-03-09T11:00', '2027-03-09T12:00 2027-03-09T13:00'],
  });
});

it('reads a daily series that is older than its owner’s memory', async () => {
  const text = file(...event('UID:a', 'DTSTART;TZID=America/Toronto:19010101T080000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;INTERVAL=2'));
  const read = await busyIn(text, span('2027-03-08T00:00:00Z', '2027-03-15T00:00:00Z'));
  // An even number of days since then.
  expect(read).toMatchObject({
    busy: ['2027-03-09T13:00 2027-03-09T13:30', '2027-03-11T13:00 2027-03-11T13:30', '2027-03-13T13:00 2027-03-13T13:30'],
  });
});

describe('a file made to harm', () => {
  it('is no calendar when it is something else', async () => {
    for (const text of ['', '<html>BEGIN:VCALENDAR</html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR'.repeat(3)])
      expect(await busyIn(text, SPRING)).toEqual({ fault: 'notACalendar' });
  });
  it('is given up when its series never ends, never comes or comes every second', async () => {
    const series = (rule: string) => file(...event('UID:a', 'DTSTART:20270309T080000Z', 'DURATION:PT30M', `RRULE:${rule}`));
    for (const rule of ['FREQ=SECONDLY', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'])
      expect(await readIcs(series(rule), SPRING, 300)).toEqual({ fault: 'tooLarge' });
  });
  it('is read with ten thousand exceptions', async () => {
    const days = Array.from({ length: 10_000 }, (_, i) =>
      new Date(Date.UTC(2010, 0, 1 + i, 14)).toISOString().replace(/[-:]/g, '').slice(0, 15),
    );
    const text = file(...event('UID:a', 'DTSTART:20100101T140000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY', `EXDATE:${days.join('Z,')}Z`));
    expect(await busyIn(text, SPRING)).toEqual({ busy: [], unknownZones: [] });
  });
});
