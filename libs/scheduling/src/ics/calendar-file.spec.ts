import { calendarFile, type IcsEvent, uidOf } from '@jurilien/contracts';
import ICAL from 'ical.js';
import fc from 'fast-check';
import { addToCalendarLinks } from './add-links.js';
import { appointmentEvent, type CalendarAppointment, meetingEvent } from './events.js';

const booked: CalendarAppointment = {
  id: '018f0000-0000-7000-8000-000000000001',
  version: 2,
  state: 'Confirmed',
  kind: 'first',
  mode: 'video',
  startsAt: '2027-03-14T13:00:00.000Z',
  endsAt: '2027-03-14T13:30:00.000Z',
  changedAt: '2027-03-01T12:00:00.000Z',
};
const shown = { lang: 'fr', code: 'K7M2', url: 'https://jurilien.example/mes-rendez-vous' } as const;
const read = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);
const eventsIn = (file: string) =>
  read(file)
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
const only = (file: string) => eventsIn(file)[0]!;
const value = (e: ReturnType<typeof only>, name: string) => String(e.component.getFirstPropertyValue(name));
const people = { organizer: { email: 'rv@jurilien.example', name: 'Jurilien' }, attendees: [{ email: 'camille@example.com' }] };

describe('an appointment in a calendar file', () => {
  it('is read back as it was meant', () => {
    const e = only(calendarFile({ events: [appointmentEvent(booked, { ...shown, name: 'Camille, « Cam »; T.' })] }));
    expect(e.uid).toBe(uidOf(booked.id));
    expect(e.sequence).toBe(2);
    expect(e.startDate.toJSDate().toISOString()).toBe(booked.startsAt);
    expect(e.endDate.toJSDate().toISOString()).toBe(booked.endsAt);
    expect(e.summary).toBe('Rendez-vous Camille, « Cam »; T. (K7M2)');
    expect(e.description).toBe(`Par vidéo\n${shown.url}`);
    expect(value(e, 'status')).toBe('CONFIRMED');
  });
  it('has one id and one number in attachment and feed', () => {
    const attached = only(calendarFile({ method: 'REQUEST', events: [appointmentEvent(booked, { ...shown, ...people })] }));
    const fed = only(calendarFile({ method: 'PUBLISH', name: 'Jurilien', refreshMinutes: 60, events: [appointmentEvent(booked, shown)] }));
    for (const name of ['uid', 'sequence', 'dtstart', 'dtend', 'dtstamp', 'last-modified', 'status', 'summary'])
      expect(value(attached, name)).toBe(value(fed, name));
    expect(attached.organizer).toBe('mailto:rv@jurilien.example');
    expect(attached.attendees.map((a) => a.getFirstValue())).toEqual(['mailto:camille@example.com']);
    expect(fed.organizer).toBeNull();
  });
  it('keeps its id and grows its number when it is moved, and when it is cancelled', () => {
    const moved = { ...booked, version: 3, startsAt: '2027-03-15T13:00:00.000Z', endsAt: '2027-03-15T13:30:00.000Z' };
    const files = [booked, moved, { ...moved, state: 'Cancelled' as const }].map((a) =>
      only(
        calendarFile({ method: a.state === 'Cancelled' ? 'CANCEL' : 'REQUEST', events: [appointmentEvent(a, { ...shown, ...people })] }),
      ),
    );
    expect(files.map((f) => [f.uid, f.sequence, value(f, 'status')])).toEqual([
      [uidOf(booked.id), 2, 'CONFIRMED'],
      [uidOf(booked.id), 3, 'CONFIRMED'],
      [uidOf(booked.id), 4, 'CANCELLED'],
    ]);
  });
  it('is tentative until it is agreed, and stays where no one said what came of it', () => {
    expect(appointmentEvent({ ...booked, state: 'Requested' }, shown)).toMatchObject({
      state: 'tentative',
      summary: 'À confirmer : Rendez-vous K7M2',
    });
    expect(appointmentEvent({ ...booked, state: 'Lapsed' }, shown)).toMatchObject({ state: 'cancelled' });
    expect(appointmentEvent({ ...booked, state: 'Lapsed', changedAt: '2027-03-21T13:30:00.000Z' }, shown)).toMatchObject({
      state: 'confirmed',
    });
  });
  it('says one word and the time where others may look, in the whole file', () => {
    const file = calendarFile({ events: [appointmentEvent(booked, { ...shown, name: 'Me Roy', place: '1, rue X', neutral: true })] });
    expect(only(file).summary).toBe('Rendez-vous');
    for (const word of ['Jurilien', 'jurilien', 'K7M2', 'Roy', 'rue X', 'vidéo']) expect(file).not.toContain(word);
  });
  it('is the same kind of event for a meeting with the team', () =>
    expect(meetingEvent({ ...booked, kind: 'onboarding', state: 'Scheduled' }, { lang: 'en' })).toMatchObject({
      id: booked.id,
      state: 'confirmed',
      summary: 'Onboarding meeting',
    }));
});

const words = fc.string({ unit: 'binary', maxLength: 200 });
const wild = fc.record({ summary: words, description: words, location: words, name: words });
it('holds any text in lines of 75 bytes, and no text adds a line of its own', () => {
  fc.assert(
    fc.property(wild, ({ name, ...texts }) => {
      const one: IcsEvent = { ...appointmentEvent(booked, shown), ...texts, organizer: { email: 'a@b.ca', name } };
      const file = calendarFile({ events: [one], name });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n').length;
      const quiet = calendarFile({
        events: [{ ...one, summary: 'a', description: texts.description && 'a', location: texts.location && 'a' }],
        name,
      });
      expect(lines(file)).toBe(lines(quiet));
      const kept = texts.summary
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|[\u2028\u2029]/gu, '');
      expect(only(file).summary ?? '').toBe(kept);
    }),
  );
});

it('makes links that hold what they are given, and nothing else', () => {
  const { google, outlook, office } = addToCalendarLinks({
    summary: 'Rendez-vous & appel',
    startsAt: booked.startsAt,
    endsAt: booked.endsAt,
  });
  expect(google).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Rendez-vous+%26+appel&dates=20270314T130000Z%2F20270314T133000Z',
  );
  expect([...new URL(outlook).searchParams.keys()]).toEqual(['rru', 'subject', 'startdt', 'enddt']);
  expect(new URL(office).hostname).toBe('outlook.office.com');
});
