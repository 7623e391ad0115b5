import { configIn, given, type Past } from '@jurilien/event-sourcing/testing';
import { recordExternalCalendar, removeExternalCalendar, setExternalCalendar } from './external-calendar.js';
import { setCalendarFeed } from './set-calendar-feed.js';

const professionalId = '018f0000-0000-7000-8000-000000000001';
const own = { professionalId };
const plan: Past = [
  [
    'AvailabilitySet',
    {
      ownerId: professionalId,
      ownerKind: 'professional',
      province: 'QC',
      zone: 'America/Toronto',
      weekly: [],
      exceptions: [],
      bufferMinutes: 10,
      minNoticeHours: 4,
      slotMinutes: 30,
      autoConfirm: false,
      offersBooking: true,
    },
  ],
];
const fed = (feed: number, detail = 'code'): Past[number] => ['CalendarFeedSet', { ownerId: professionalId, feed, detail }];

describe('the private address of a calendar', () => {
  const when = (past: Past, input: object) => given({ availability: past }).when(setCalendarFeed, { ...own, on: true, ...input });
  it('is made, kept, made anew, and says more when asked to', () => {
    expect(when([], {}).events()).toEqual({
      availability: [{ type: 'CalendarFeedSet', data: { ownerId: professionalId, feed: 1, detail: 'code' } }],
    });
    expect(when([fed(1)], {}).events()).toEqual({});
    expect(when([fed(1)], { detail: 'names' }).events()).toMatchObject({ availability: [{ data: { feed: 1, detail: 'names' } }] });
    expect(when([fed(1, 'names')], { renew: true }).events()).toMatchObject({ availability: [{ data: { feed: 2, detail: 'names' } }] });
  });
  it('never comes back once it was taken back', () => {
    expect(when([fed(3)], { on: false }).events()).toMatchObject({ availability: [{ data: { feed: 0 } }] });
    expect(when([fed(3), fed(0)], {}).events()).toMatchObject({ availability: [{ data: { feed: 4 } }] });
  });
  it('is of one owner', () => {
    expect(given({}).when(setCalendarFeed, { on: true }).refusal()).toBe('VALIDATION: one-owner');
    expect(when([], { userId: professionalId }).refusal()).toBe('VALIDATION: one-owner');
  });
});

describe('another calendar of one’s own', () => {
  const on = { config: configIn('QC', { 'feature.calendarSync': true }) };
  const set = (past: Past, url: string, over: object = on) =>
    given({ availability: past }).when(setExternalCalendar, { ...own, url }, over);
  it('is named by an https address of the public internet; a program’s webcal: is one', () => {
    expect(set(plan, 'webcal://cal.cabinet.ca/a.ics?key=1').events()).toEqual({
      availability: [{ type: 'ExternalCalendarSet', data: { ownerId: professionalId, url: 'https://cal.cabinet.ca/a.ics?key=1' } }],
    });
    for (const url of [
      'http://cal.cabinet.ca/',
      'https://10.0.0.1/',
      'https://localhost/',
      'https://a:b@cal.cabinet.ca/',
      'https://cal.cabinet.ca:8443/',
      'file:///etc/passwd',
    ])
      expect(set(plan, url).refusal()).toBe('VALIDATION: calendar-url');
  });
  it('needs hours, whose clock it is read by, and the switch', () => {
    expect(set([], 'https://cal.cabinet.ca/').refusal()).toBe('WRONG_STATE: no-availability');
    expect(set(plan, 'https://cal.cabinet.ca/', {}).refusal()).toBe('FEATURE_OFF: calendarSync');
  });
  const there: Past = [...plan, ['ExternalCalendarSet', { ownerId: professionalId, url: 'https://cal.cabinet.ca/' }]];
  const read = (past: Past, reading: string, unknownZones: string[] = []) =>
    given({ availability: past }).when(recordExternalCalendar, { ...own, reading: reading as 'read', busy: 3, unknownZones });
  it('is removed once, and then nothing is written down of it', () => {
    const remove = (past: Past) => given({ availability: past }).when(removeExternalCalendar, own).types();
    expect(remove(there)).toEqual({ availability: ['ExternalCalendarRemoved'] });
    expect(remove(plan)).toEqual({});
    expect(read(plan, 'read').events()).toEqual({});
  });
  it('says how it was read when that changes, and which zones no one knows', () => {
    expect(read(there, 'read').types()).toEqual({ availability: ['ExternalCalendarRead'] });
    const once: Past = [...there, ['ExternalCalendarRead', { ownerId: professionalId, reading: 'read', busy: 9, unknownZones: [] }]];
    expect(read(once, 'read').events()).toEqual({});
    expect(read(once, 'read', ['Bureau']).events()).toMatchObject({ availability: [{ data: { unknownZones: ['Bureau'] } }] });
    expect(read(once, 'unreachable').types()).toEqual({ availability: ['ExternalCalendarRead'] });
    const many = read(
      there,
      'read',
      Array.from({ length: 50 }, (_, i) => `${i}`.repeat(100)),
    ).events().availability![0]!;
    expect((many.data as { unknownZones: string[] }).unknownZones.map((name) => name.length)).toEqual(Array.from({ length: 10 }, () => 60));
  });
});
