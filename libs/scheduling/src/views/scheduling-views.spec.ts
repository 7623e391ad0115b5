import { rowsOf, story, type StoryEvent, T0, at, effectsOf, unexercised } from '@jurilien/event-sourcing/testing';
import { expireHolds, watchAppointments } from '../automations/keep-times.js';
import { appointment } from '../lives/appointment.js';
import { reservation } from '../lives/reservation.js';
import { appointments } from './appointments.js';
import { reservations } from './reservations.js';

const uuid = (n: number): string => `018f2a10-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ids = {
  acceptanceId: uuid(1),
  leadId: uuid(2),
  professionalId: uuid(3),
  personId: uuid(4),
  clientId: 'c',
  code: 'K7QF',
  province: 'QC',
};
const slotAt = (minutes: number, wallTime = '2026-11-03T10:00') => ({
  startsAt: at(minutes),
  endsAt: at(minutes + 30),
  zone: 'America/Toronto',
  wallTime,
});
const [slot, later] = [slotAt(1_440), slotAt(2_880, '2026-11-04T10:00')];

describe('reservations', () => {
  const id = { reservationId: uuid(9) };
  const happened = (type: string, data: Record<string, unknown>, minutes: number): StoryEvent => [
    reservation,
    uuid(9),
    type,
    { ...id, ...data },
    minutes,
  ];
  const held = happened('SlotHeld', { ...ids, slot, until: at(10), by: 'client' }, 0);
  const extended = happened('SlotHoldExtended', { until: at(20) }, 5);
  const ends = {
    Released: happened('SlotReleased', { by: 'client' }, 6),
    Expired: happened('SlotHoldExpired', {}, 20),
    Converted: happened('SlotConverted', { appointmentId: uuid(5) }, 7),
  };
  it.each(Object.entries(ends))('shows one that is %s', (state, end) => {
    const row = rowsOf(reservations, story(held, extended, end)).get(uuid(9));
    expect(row).toMatchObject({ state, code: 'K7QF', startsAt: slot.startsAt, until: at(20), extended: true, by: 'client', heldAt: T0 });
    expect(row?.['endedAt']).toBe(at(end[4]!));
    // Whose calendar and whose key is no one's to read.
    expect(row).not.toHaveProperty('clientId');
    expect(row).not.toHaveProperty('personId');
  });
  it('ends by its clock, which an extension moves', () => {
    const life = story(held, extended, ...Object.values(ends));
    expect(effectsOf(expireHolds, life).map((e) => [e.do, 'dueAt' in e ? e.dueAt : undefined])).toEqual([
      ['schedule', at(10)],
      ['schedule', at(20)],
      ...Array<unknown>(3).fill(['cancel', undefined]),
    ]);
    expect(unexercised(expireHolds, life)).toEqual([]);
    expect(unexercised(reservations, life)).toEqual([]);
  });
});

describe('appointments', () => {
  const id = { appointmentId: uuid(5) };
  const happened = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
    appointment,
    uuid(5),
    type,
    { ...id, ...data },
    minutes,
  ];
  const asked = happened('AppointmentRequested', {
    ...ids,
    ...{ kind: 'first', mode: 'phone', slot, clientZone: 'America/Halifax', professionalZone: 'America/Toronto' },
    ...{ by: 'client', note: 'Par la porte de côté', confirmBy: at(1_320) },
  });
  const confirmed = happened('AppointmentConfirmed', { by: 'professional', slot, mode: 'phone', version: 1 }, 5);
  const proposed = happened(
    'SlotsProposed',
    { personId: uuid(4), by: 'professional', slots: [later], until: at(900), note: 'Empêchée' },
    10,
  );
  const life = [
    asked,
    confirmed,
    proposed,
    happened('ProposalsLapsed', {}, 900),
    happened('AppointmentRescheduled', { by: 'client', from: slot, to: later, version: 2 }, 950),
    happened('LatenessReported', { by: 'client', minutes: 10 }, 2_870),
    happened('LatenessReported', { by: 'professional' }, 2_871),
    happened('AppointmentTimeCorrected', { from: later, to: slotAt(2_940, later.wallTime), version: 3 }, 2_872),
    happened('AppointmentOutcomeStated', { by: 'client', outcome: 'held' }, 2_990),
    happened('AppointmentOutcomeStated', { by: 'professional', outcome: 'clientNoShow' }, 2_991),
    happened('AppointmentOutcomeDisputed', ids, 2_991),
    happened('AppointmentOutcomeStated', { by: 'staff', outcome: 'held' }, 3_000),
    happened('AppointmentHeld', {}, 3_000),
  ];
  const row = (events: number) => rowsOf(appointments, story(...life.slice(0, events))).get(uuid(5));

  it('shows each step', () => {
    expect(row(1)).toMatchObject({
      state: 'Requested',
      requestedBy: 'client',
      timeVersion: 1,
      startsAt: slot.startsAt,
      clientZone: 'America/Halifax',
    });
    expect(row(2)).toMatchObject({ state: 'Confirmed', confirmedAt: at(5), version: 2 });
    expect(row(3)).toMatchObject({
      state: 'Proposing',
      before: 'Confirmed',
      proposals: [later],
      proposedBy: 'professional',
      proposedUntil: at(900),
    });
    expect(row(4)).toMatchObject({ state: 'Confirmed', before: null, proposals: null, proposedBy: null });
    expect(row(5)).toMatchObject({ startsAt: later.startsAt, wallTime: later.wallTime, timeVersion: 2 });
    expect(row(7)).toMatchObject({ clientLate: true, professionalLate: true });
    expect(row(8)).toMatchObject({ startsAt: at(2_940), timeVersion: 3 });
    expect(row(11)).toMatchObject({ disputed: true, clientStated: 'held', professionalStated: 'clientNoShow', state: 'Confirmed' });
    expect(row(13)).toMatchObject({ state: 'Held', outcome: 'held', staffStated: 'held', disputed: false, endedAt: at(3_000) });
    expect(row(1)).not.toHaveProperty('clientId');
  });
  const ends: [string, StoryEvent, object][] = [
    [
      'cancelled',
      happened('AppointmentCancelled', { personId: uuid(4), by: 'client', reason: 'illness', note: 'Grippe' }, 20),
      { state: 'Cancelled', cancelledBy: 'client', cancelReason: 'illness', cancelNote: 'Grippe' },
    ],
    ['lapsed', happened('AppointmentLapsed', {}, 20), { state: 'Lapsed' }],
    ['missed by the client', happened('AppointmentClientNoShow', {}, 20), { state: 'ClientNoShow', outcome: 'clientNoShow' }],
    [
      'missed by the professional',
      happened('AppointmentProfessionalNoShow', {}, 20),
      { state: 'ProfessionalNoShow', outcome: 'professionalNoShow' },
    ],
    ['forgotten', happened('AppointmentOutcomeUnknown', {}, 20), { state: 'Unknown' }],
  ];
  it.each(ends)('shows one that is %s', (_, end, shown) =>
    expect(rowsOf(appointments, story(asked, confirmed, end)).get(uuid(5))).toMatchObject({ ...shown, endedAt: at(20) }),
  );
  it('has its clocks: to be confirmed, to be answered, and to say what became of it', () => {
    const all = story(...life, ...ends.map(([, end]) => end));
    expect(unexercised(watchAppointments, all)).toEqual([]);
    expect(unexercised(appointments, all)).toEqual([]);
    const armed = effectsOf(watchAppointments, story(asked, confirmed, proposed)).filter((e) => e.do === 'schedule');
    expect(armed.map((e) => [e.timer, e.dueAt])).toEqual([
      ['appointment.confirm', at(1_320)],
      ['appointment.outcome', at(7 * 1_440, slot.endsAt)],
      ['appointment.proposals', at(900)],
    ]);
    const cancelled = effectsOf(watchAppointments, story(ends[0]![1])).map((e) => [e.do, 'timer' in e ? e.timer : '']);
    expect(cancelled).toEqual(['confirm', 'proposals', 'outcome'].map((name) => ['cancel', `appointment.${name}`]));
  });
});
