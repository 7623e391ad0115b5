import { randomUUID } from 'node:crypto';
import { acceptance } from '@jurilien/acceptance';
import { stateOf } from '@jurilien/runtime';
import { bookings, EVERY_DAY } from '../support/booking.js';
import { call } from '../support/call.js';
import { signInPro } from '../support/pro.js';
import { startSystem, type System } from '../support/system.js';

describe('booking a time with the professional who accepted', () => {
  let system: System;
  let { job, pros, staff, accepted, booking, later, book, shown } = {} as Awaited<ReturnType<typeof bookings>>;

  beforeAll(async () => {
    system = await startSystem();
    ({ job, pros, staff, accepted, booking, later, book, shown } = await bookings(system));
  });
  afterAll(() => system?.close());

  it('a client holds a time, which stays free to them alone, books it, moves it, and the professional cancels', async () => {
    const own = await accepted();
    const [first, second] = await later(own.invitation);
    const reservationId = randomUUID();
    expect((await job.command(own.invitation, 'HoldSlot', { reservationId, startsAt: first!.startsAt })).status).toBe(200);
    const held = await booking(own.invitation);
    expect(held.hold).toMatchObject({ reservationId, slot: { startsAt: first!.startsAt } });
    expect((await later(own.invitation)).map((s) => s.startsAt)).toContain(first!.startsAt);
    expect((await job.command(own.invitation, 'ReleaseSlot', { reservationId })).status).toBe(200);
    expect((await booking(own.invitation)).hold).toBeUndefined();

    const { appointmentId, ofClient, ofPro } = await book(own, first!.startsAt);
    expect((await booking(own.invitation)).appointments).toMatchObject([{ appointmentId, state: 'Confirmed' }]);
    expect(await shown(ofClient, appointmentId)).toMatchObject({
      side: 'client',
      state: 'Confirmed',
      version: 1,
      with: { name: expect.any(String) },
    });
    // The link of the professional names no client: a finder learns a time and a code.
    const theirs = await shown(ofPro, appointmentId);
    expect(theirs).toMatchObject({ side: 'professional', with: {}, notes: [], documents: [] });
    expect(JSON.stringify(theirs)).not.toContain('Bélanger');
    const signedIn = await own.session('GET', `/api/appointments/${appointmentId}`);
    expect(signedIn.body).toMatchObject({ side: 'professional', with: { name: 'Océane Bélanger-Roy' } });

    expect((await job.command(ofClient, 'RescheduleAppointment', { startsAt: second!.startsAt, version: 1 })).status).toBe(200);
    // What was meant for the former time is not done to the new one; the old link shows what the time was.
    expect((await job.command(ofPro, 'CancelAppointment', { reason: 'illness', version: 1 })).body.code).toBe('STALE_VERSION');
    expect(await shown(ofPro, appointmentId)).toMatchObject({
      version: 2,
      slot: { startsAt: second!.startsAt },
      moved: { from: { startsAt: first!.startsAt } },
    });
    expect((await job.command(ofPro, 'CancelAppointment', { reason: 'illness', version: 2 })).status).toBe(200);
    const over = await shown(ofClient, appointmentId);
    expect(over).toMatchObject({ state: 'Cancelled', cancelled: { by: 'professional', reason: 'illness' } });
    expect(Object.values(over.available)).not.toContain(true);
    expect((await booking(own.invitation)).state).toBe('open');
    expect((await own.session('GET', '/api/appointments')).body.past).toMatchObject([{ appointmentId }]);
  });

  it('where the professional answers for themselves, they confirm or propose, and never the one who asked', async () => {
    const own = await accepted({ autoConfirm: false });
    const [first, second, third] = await later(own.invitation);
    const { appointmentId, ofClient, ofPro } = await book(own, first!.startsAt);
    const asked = await shown(ofClient, appointmentId);
    expect(asked).toMatchObject({ state: 'Requested', confirmBy: expect.any(String) });
    expect(asked.available.ConfirmAppointment).not.toBe(true);
    expect((await job.command(ofClient, 'ConfirmAppointment')).status).toBe(409);
    const slots = [second, third].map((s) => ({ startsAt: s!.startsAt }));
    expect((await job.command(ofPro, 'ProposeSlots', { slots })).status).toBe(200);
    const proposed = await shown(ofClient, appointmentId);
    expect(proposed).toMatchObject({ state: 'Proposing', proposals: { by: 'professional' }, available: { ConfirmAppointment: true } });
    expect((await job.command(ofClient, 'ConfirmAppointment', { startsAt: third!.startsAt })).status).toBe(200);
    expect(await shown(ofPro, appointmentId)).toMatchObject({ state: 'Confirmed', slot: { startsAt: third!.startsAt } });
    // Nothing has begun: there is no outcome, and no one is late.
    for (const [name, payload] of [
      ['RecordAppointmentOutcome', { outcome: 'held' }],
      ['ReportLate', {}],
    ] as const)
      expect([name, (await job.command(ofClient, name, payload)).status]).toEqual([name, 409]);
  });

  it('two windows and twenty presses end with one hold and one appointment', async () => {
    const own = await accepted();
    const [first, second] = await later(own.invitation);
    const holds = await Promise.all(
      [first, second].map((s) => job.command(own.invitation, 'HoldSlot', { reservationId: randomUUID(), startsAt: s!.startsAt })),
    );
    expect(holds.map((h) => h.status)).toEqual([200, 200]);
    const { hold } = await booking(own.invitation);
    const appointmentId = randomUUID();
    const payload = { appointmentId, reservationId: hold.reservationId, mode: 'phone' };
    const presses = await Promise.all(Array.from({ length: 20 }, () => job.command(own.invitation, 'RequestAppointment', payload)));
    expect(new Set(presses.map((p) => p.status))).toEqual(new Set([200]));
    expect((await booking(own.invitation)).appointments).toHaveLength(1);
  });

  it('the link of a request opens the times of that request, and no one else’s', async () => {
    const [own, other] = [await accepted(), await accepted()];
    const link = job.link(own.lead.statusToken);
    const at = (acceptanceId: string) => link('GET', `/api/public/booking?acceptanceId=${acceptanceId}`);
    expect((await at(own.acceptanceId)).body).toMatchObject({ state: 'open', acceptanceId: own.acceptanceId });
    expect((await at(other.acceptanceId)).status).toBe(404);
    const [slot] = await later(other.invitation);
    const { appointmentId, ofPro } = await book(other, slot!.startsAt);
    expect((await link('GET', `/api/public/appointment?appointmentId=${appointmentId}`)).status).toBe(404);
    for (const [name, payload] of [
      ['HoldSlot', { reservationId: randomUUID(), acceptanceId: other.acceptanceId, startsAt: slot!.startsAt }],
      ['CancelAppointment', { appointmentId, acceptanceId: other.acceptanceId, reason: 'other' }],
    ] as const)
      expect([name, (await job.command(own.lead.statusToken, name, payload)).status]).toEqual([name, 404]);
    // An invitation opens no appointment, and the link of one opens no other.
    expect((await job.link(own.invitation)('GET', `/api/public/appointment?appointmentId=${appointmentId}`)).status).toBe(404);
    expect((await job.link(ofPro)('GET', `/api/public/appointment?appointmentId=${randomUUID()}`)).status).toBe(404);
    // Sessions of others find nothing of it.
    const stranger = await signInPro(system, pros.find((p) => p.professionalId !== other.professionalId)!.professionalId);
    expect((await stranger('GET', `/api/appointments/${appointmentId}`)).status).toBe(404);
    expect((await stranger('GET', `/api/appointments/${appointmentId}/slots`)).status).toBe(404);
    const ids = { appointmentId, acceptanceId: other.acceptanceId, leadId: other.lead.leadId };
    const cancel = { commandId: randomUUID(), payload: { ...ids, reason: 'other' } };
    expect((await stranger('POST', '/api/commands/CancelAppointment', cancel)).status).toBe(404);
    expect((await shown(ofPro, appointmentId)).state).toBe('Confirmed');
    // The status page leads to both.
    const { body } = await link('GET', '/api/public/lead-status');
    expect(body.accepted).toMatchObject([{ booking: true, appointments: [] }]);
    const theirs = await job.link(other.lead.statusToken)('GET', '/api/public/lead-status');
    expect(theirs.body.accepted).toMatchObject([{ appointments: [{ appointmentId, state: 'Confirmed' }] }]);
  });

  it('what the professional no longer serves is not booked, and the page says so', async () => {
    const own = await accepted();
    const { acceptanceId } = own;
    const replaced = await job.command(own.lead.statusToken, 'RequestReplacement', { acceptanceId, cause: 'language' });
    expect([replaced.status, (await stateOf(system.kernel, acceptance, acceptanceId)).status]).toEqual([200, 'Replaced']);
    expect((await booking(own.invitation)).state).toBe('ended');
    const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect((await job.command(own.invitation, 'HoldSlot', { reservationId: randomUUID(), startsAt })).status).toBe(409);
  });

  it('staff see the free times of a professional of their province, others none', async () => {
    const { professionalId } = pros[0]!;
    const own = await signInPro(system, professionalId);
    const payload = { professionalId, weekly: EVERY_DAY, offersBooking: true };
    expect((await own('POST', '/api/commands/SetAvailability', { commandId: randomUUID(), payload })).status).toBe(200);
    const path = `/api/scheduling/free-slots?owner=${professionalId}`;
    const free = await staff('GET', path);
    expect([free.status, free.body.slots.length > 0, free.body.modes]).toEqual([200, true, ['phone']]);
    expect((await own('GET', path)).status).toBe(403);
    expect((await call(system.origin, 'GET', path)).status).toBe(401);
    expect((await staff('GET', `/api/scheduling/free-slots?owner=${randomUUID()}`)).status).toBe(404);
    const hours = (await own('GET', '/api/pro/availability')).body;
    expect(hours).toMatchObject({ plan: { weekly: EVERY_DAY }, feed: 0, unknownZones: [] });
    // The editor previews what clients are offered.
    expect([hours.next.length, hours.next[0]]).toEqual([6, free.body.slots[0]]);
    expect((await own('GET', '/api/consultations')).body).toMatchObject({ side: 'professional', items: [] });
  });
});
