import { at, configWith, given, type Past, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { correctedSlot } from '../time/keep-wall-time.js';
import { correctAppointmentTime } from './correct-appointment-time.js';

const appointmentId = uuidFor('appointment');
const professionalId = uuidFor('professional');
const personId = uuidFor('client');
const clientId = 'client-1';
/** Nine o'clock in Vancouver in winter, as a table counted that still put the clocks back. */
const slot = {
  startsAt: '2027-01-15T17:00:00.000Z',
  endsAt: '2027-01-15T17:30:00.000Z',
  zone: 'America/Vancouver',
  wallTime: '2027-01-15T09:00',
};
const moved = { ...slot, startsAt: '2027-01-15T16:00:00.000Z', endsAt: '2027-01-15T16:30:00.000Z' };
const asked = {
  ...{ appointmentId, acceptanceId: uuidFor('acceptance'), leadId: uuidFor('lead'), professionalId, personId, clientId, code: 'K7QF' },
  ...{ province: 'QC', kind: 'first', mode: 'phone', by: 'client', confirmBy: at(60) },
  ...{ clientZone: 'America/Toronto', professionalZone: 'America/Vancouver' },
};
const past = (of: object = slot): Past => [
  ['AppointmentRequested', { ...asked, slot: of }],
  ['AppointmentConfirmed', { appointmentId, by: 'professional', slot: of, mode: 'phone', version: 1 }],
];
const entry = (ownerId: string, buffer: number): Past => [
  [
    'TimeTaken',
    {
      ...{ ownerId, entryId: appointmentId, kind: 'confirmed', refId: appointmentId, startsAt: slot.startsAt, endsAt: slot.endsAt },
      ...{ busyFrom: at(-buffer, slot.startsAt), busyUntil: at(buffer, slot.endsAt) },
    },
  ],
];
const correct = (appointment: Past = past(), ctx = {}) =>
  given({ appointment, professionals: entry(professionalId, 10), clients: entry(clientId, 0) }).when(
    correctAppointmentTime,
    { appointmentId, professionalId, clientId },
    ctx,
  );

describe('CorrectAppointmentTime', () => {
  it('keeps the wall time and moves the instant, with both calendars and the time between', () => {
    const out = correct().events();
    expect(out['appointment']).toEqual([{ type: 'AppointmentTimeCorrected', data: { appointmentId, from: slot, to: moved, version: 2 } }]);
    expect(out['professionals']![0]!.data).toMatchObject({
      ...{ startsAt: moved.startsAt, endsAt: moved.endsAt },
      busyFrom: at(-10, moved.startsAt),
      busyUntil: at(10, moved.endsAt),
    });
    expect(out['clients']![0]!.data).toMatchObject({ ownerId: clientId, busyFrom: moved.startsAt, busyUntil: moved.endsAt });
  });
  it('says whose time it is where it now meets another one, of either of the two, with the time between', () => {
    const other = (ownerId: string, from: string, kind = 'confirmed'): Past => [
      [
        'TimeTaken',
        {
          ...{ ownerId, entryId: 'other', kind, refId: 'other', startsAt: from, endsAt: at(30, from) },
          ...{ busyFrom: from, busyUntil: at(30, from) },
        },
      ],
    ];
    const met = (pros: Past, clients: Past) =>
      given({ appointment: past(), professionals: [...entry(professionalId, 10), ...pros], clients: [...entry(clientId, 0), ...clients] })
        .when(correctAppointmentTime, { appointmentId, professionalId, clientId })
        .events()['appointment']![0]!.data;
    const overlap = { acceptanceId: asked.acceptanceId, leadId: asked.leadId, professionalId };
    expect(met(other(professionalId, at(-35, moved.startsAt)), [])).toMatchObject({ to: moved, overlap });
    expect(met([], other(clientId, at(29, moved.startsAt)))).toMatchObject({ to: moved, overlap });
    // A hold there can no longer become an appointment: no one is to be reached about it.
    expect(met(other(professionalId, moved.startsAt, 'held'), other(clientId, moved.startsAt, 'proposed'))).not.toHaveProperty('overlap');
    expect(met(other(professionalId, at(-40, moved.startsAt)), other(clientId, moved.endsAt))).not.toHaveProperty('overlap');
  });
  it('leaves what fits, what is over, and everything when the switch is off', () => {
    expect(correct(past(moved)).events()).toEqual({});
    expect(correct(past(), { now: '2027-01-15T17:00:00.000Z' }).events()).toEqual({});
    expect(correct([...past(), ['AppointmentCancelled', { appointmentId, personId, by: 'client', reason: 'illness' }]]).events()).toEqual(
      {},
    );
    expect(correct(past(), { config: configWith({ 'tz.keepWallTime': false }) }).events()).toEqual({});
    expect(correct([]).events()).toEqual({});
  });
  it('does so once', () => {
    const corrected: Past = [...past(), ['AppointmentTimeCorrected', { appointmentId, from: slot, to: moved, version: 2 }]];
    expect(correct(corrected, { now: T0 }).events()).toEqual({});
  });
});

describe('a corrected time', () => {
  const of = (wallTime: string, startsAt: string) =>
    correctedSlot({ ...slot, zone: 'America/Toronto', wallTime, startsAt, endsAt: at(30, startsAt) });
  it('is the first of two, and begins with the jump where the clock leaves it out', () => {
    expect(of('2027-11-07T01:30', '2027-11-07T06:30:00.000Z')).toMatchObject({ startsAt: '2027-11-07T05:30:00.000Z', ambiguous: true });
    expect(of('2027-03-14T02:30', '2027-03-14T07:30:00.000Z')).toMatchObject({ startsAt: '2027-03-14T07:00:00.000Z' });
    expect(of('nonsense', '2027-03-14T07:30:00.000Z')).toBeUndefined();
  });
});
