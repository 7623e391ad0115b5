import { acceptance } from '@jurilien/acceptance';
import { at, T0 } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { lead } from '@jurilien/lead';
import {
  appointmentOf,
  appointmentWorld,
  clock,
  pairOf,
  proActor,
  reservationOf,
  slotAt,
  staff,
} from '../../lives/appointments.testing.js';
import { claimOf, pro } from '../../claims.testing.js';

const pair = pairOf(1, 1);
const lawyer = proActor(1);
const hold = (n = 1, startsAt = slotAt(0)) => ({ reservationId: reservationOf(n), startsAt });
const book = (n = 1, of: object = { reservationId: reservationOf(n) }) => ({ appointmentId: appointmentOf(n), mode: 'phone', ...of });
const it1 = { appointmentId: appointmentOf(1) };

/** An appointment at a slot: asked for by the client, and confirmed unless told not to. */
async function booked(world = appointmentWorld(), { confirmed = true, startsAt = slotAt(0) } = {}) {
  await world.send('HoldSlot', pair, hold(1, startsAt));
  await world.send('RequestAppointment', pair, book());
  if (confirmed) await world.send('ConfirmAppointment', pair, it1, lawyer);
  return world;
}
const busy = (world: ReturnType<typeof appointmentWorld>) =>
  [pro(1), pair.clientId].map((id) => Object.values(world.calendarOf(id).entries).map(({ kind, startsAt }) => [kind, startsAt]));

describe('HoldSlot', () => {
  it('takes the time of both for ten minutes, and says it once', async () => {
    const w = appointmentWorld();
    expect(await w.say('HoldSlot', pair, hold())).toEqual(['SlotHeld', 'TimeTaken', 'TimeTaken']);
    expect(await w.say('HoldSlot', pair, hold())).toEqual([]);
    expect(w.reservation(1)).toMatchObject({ status: 'Held', until: at(10), by: 'client', ...pair });
    expect(busy(w)).toEqual([[['held', slotAt(0)]], [['held', slotAt(0)]]]);
  });
  it('is one at a time: another choice gives the former one back', async () => {
    const w = appointmentWorld();
    await w.send('HoldSlot', pair, hold(1));
    expect(await w.say('HoldSlot', pair, hold(2, slotAt(0)))).toEqual(['SlotHeld', 'SlotReleased', 'TimeTaken', 'TimeTaken']);
    expect([w.reservation(1).status, w.reservation(2).status]).toEqual(['Released', 'Held']);
    expect(busy(w)[0]).toHaveLength(1);
  });
  it('refuses a time of another client, with the next three that are free', async () => {
    const w = appointmentWorld({ clients: 2 });
    await w.send('HoldSlot', pair, hold(1));
    const lost = await w.send('HoldSlot', pairOf(2, 1), hold(2));
    expect(lost).toEqual({ refusal: 'SLOT_TAKEN: slot-taken' });
  });
  it('is free again at its end, before any timer ran', async () => {
    const w = appointmentWorld({ clients: 2 });
    await w.send('HoldSlot', pair, hold(1));
    expect(await w.say('HoldSlot', pairOf(2, 1), hold(2), undefined, at(9.99))).toBe('SLOT_TAKEN: slot-taken');
    expect(await w.say('HoldSlot', pairOf(2, 1), hold(2), undefined, at(10))).toContain('SlotHeld');
    // The late timer of the first ends the first alone.
    expect(await w.say('ExpireHold', pair, { reservationId: reservationOf(1) }, clock, at(11))).toEqual([
      'SlotHoldExpired',
      'TimeFreed',
      'TimeFreed',
    ]);
    expect(busy(w)[0]).toEqual([['held', slotAt(0)]]);
  });
  it('does not offer a client’s own time with someone else twice', async () => {
    const w = appointmentWorld({ pros: 2 });
    await w.send('HoldSlot', pair, hold(1));
    expect(await w.say('HoldSlot', pairOf(1, 2), hold(2))).toBe('SLOT_TAKEN: slot-taken');
    expect(await w.say('HoldSlot', pairOf(1, 2), hold(2, slotAt(1)))).toContain('SlotHeld');
  });
  it.each([
    ['in the past', at(-30), 'VALIDATION: not-in-the-future'],
    ['too soon', at(60), 'SLOT_TAKEN: slot-taken'],
    ['outside the plan', '2026-11-03T03:00:00.000Z', 'SLOT_TAKEN: slot-taken'],
    ['between two slots', at(7, slotAt(0)), 'SLOT_TAKEN: slot-taken'],
    ['beyond the horizon', '2027-02-03T15:00:00.000Z', 'SLOT_TAKEN: slot-taken'],
  ])('refuses a time %s', async (_, startsAt, refusal) =>
    expect(await appointmentWorld().say('HoldSlot', pair, hold(1, startsAt))).toBe(refusal),
  );
  it('refuses another’s hold, what was never accepted, and what has ended', async () => {
    const w = appointmentWorld({ clients: 2 });
    await w.send('HoldSlot', pair, hold(1));
    expect(await w.say('HoldSlot', pairOf(2, 1), hold(1, slotAt(1)))).toBe('NOT_FOUND: reservation');
    expect(await w.say('HoldSlot', { ...pair, acceptanceId: claimOf(9) }, hold(3))).toBe('NOT_FOUND: acceptance');
    const over = appointmentWorld();
    over.seed(acceptance, pair.acceptanceId, [
      ...over.events(acceptance, pair.acceptanceId).map((e) => [e.type, e.data] as const),
      ['AcceptanceReplaced', { ...pair, requestId: 'r', cause: 'notAFit' }],
    ]);
    expect(await over.say('HoldSlot', pair, hold())).toBe('WRONG_STATE: acceptance-is-over');
    expect(await over.say('HoldSlot', pair, hold(), staff)).toContain('SlotHeld');
  });
  it('refuses while the professional is suspended, and where no booking is offered', async () => {
    const gone = appointmentWorld();
    gone.seed(professional, pro(1), [
      ...gone.events(professional, pro(1)).map((e) => [e.type, e.data, e.occurredAt] as const),
      ['ProfessionalSuspended', { professionalId: pro(1), notice: 'x' }],
    ]);
    expect(await gone.say('HoldSlot', pair, hold())).toBe('WRONG_STATE: professional-is-away');
    expect(await appointmentWorld({ plan: { offersBooking: false } }).say('HoldSlot', pair, hold())).toBe('WRONG_STATE: no-booking');
    const withdrawn = appointmentWorld();
    withdrawn.seed(lead, pair.leadId, [
      ...withdrawn.events(lead, pair.leadId).map((e) => [e.type, e.data, e.occurredAt, e.actor] as const),
      ['LeadWithdrawn', { leadId: pair.leadId, reason: 'solved', afterAcceptance: true }],
    ]);
    expect(await withdrawn.say('HoldSlot', pair, hold(), staff)).toBe('WRONG_STATE: request-is-over');
  });
  it('lets staff choose a time outside the plan, and takes no one’s', async () => {
    const w = appointmentWorld({ clients: 2 });
    const evening = '2026-11-04T00:00:00.000Z';
    expect(await w.say('HoldSlot', pair, hold(1, evening), staff)).toContain('SlotHeld');
    expect(await w.say('HoldSlot', pairOf(2, 1), hold(2, at(15, evening)), staff)).toBe('SLOT_TAKEN: slot-taken');
  });
  it('is extended once by staff, and given back', async () => {
    const w = appointmentWorld();
    await w.send('HoldSlot', pair, hold());
    const { reservationId } = hold();
    expect(await w.say('ExtendHold', pair, { reservationId }, staff, at(5))).toEqual(['SlotHoldExtended', 'TimeTaken', 'TimeTaken']);
    expect(w.reservation(1).until).toBe(at(20));
    expect(await w.say('ExtendHold', pair, { reservationId }, staff, at(6))).toBe('WRONG_STATE: hold-extended-before');
    expect(await w.say('ExpireHold', pair, { reservationId }, clock, at(11))).toEqual([]);
    expect(await w.say('ReleaseSlot', pair, { reservationId })).toEqual(['SlotReleased', 'TimeFreed', 'TimeFreed']);
    expect(await w.say('ReleaseSlot', pair, { reservationId })).toEqual([]);
    expect(await w.say('ExtendHold', pair, { reservationId }, staff)).toBe('WRONG_STATE: hold-is-over');
    expect(await w.say('ReleaseSlot', pairOf(1, 2), { reservationId })).toBe('NOT_FOUND: reservation');
    expect(busy(w)).toEqual([[], []]);
  });
});

describe('RequestAppointment', () => {
  it('turns the hold into a wish that waits for the professional, a day at most', async () => {
    const w = await booked(appointmentWorld(), { confirmed: false });
    expect(w.reservation(1)).toMatchObject({ status: 'Converted', appointmentId: appointmentOf(1) });
    expect(w.appointment(1)).toMatchObject({ status: 'Requested', by: 'client', version: 1, confirmBy: at(22 * 60) });
    expect(busy(w)).toEqual([[['pending', slotAt(0)]], [['pending', slotAt(0)]]]);
    expect(await w.say('RequestAppointment', pair, book())).toEqual([]);
  });
  it('is confirmed in the same act where the calendar answers for its owner', async () => {
    const w = appointmentWorld({ plan: { autoConfirm: true } });
    await w.send('HoldSlot', pair, hold());
    expect(await w.say('RequestAppointment', pair, book())).toEqual(
      expect.arrayContaining(['AppointmentRequested', 'AppointmentConfirmed', 'SlotConverted']),
    );
    expect(busy(w)[0]).toEqual([['confirmed', slotAt(0)]]);
    // A time that the calendar does not offer is the professional's own to say.
    const own = appointmentWorld({ plan: { autoConfirm: true } });
    await own.send('RequestAppointment', pair, book(1, { startsAt: '2026-11-04T00:00:00.000Z' }), staff);
    expect(own.appointment(1).status).toBe('Requested');
  });
  it('needs a live hold of one’s own', async () => {
    const w = appointmentWorld({ clients: 2 });
    await w.send('HoldSlot', pair, hold());
    expect(await w.say('RequestAppointment', pairOf(2, 1), book(2, { reservationId: reservationOf(1) }))).toBe('NOT_FOUND: reservation');
    expect(await w.say('RequestAppointment', pair, book(), undefined, at(10))).toBe('SLOT_TAKEN: hold-is-over');
    expect(await w.say('RequestAppointment', pair, book(1, { startsAt: slotAt(2) }))).toBe('VALIDATION: hold-a-time-first');
    expect(await w.say('RequestAppointment', pair, book(1, { startsAt: slotAt(2) }), lawyer)).toContain('AppointmentRequested');
    expect(await w.say('RequestAppointment', pair, book(2, { reservationId: reservationOf(7) }))).toBe('NOT_FOUND: reservation');
  });
  it('is bounded: three times ahead with one professional', async () => {
    const w = appointmentWorld();
    for (const n of [1, 2, 3]) {
      await w.send('HoldSlot', pair, hold(n, slotAt(2 * n)));
      expect(await w.say('RequestAppointment', pair, book(n))).toContain('AppointmentRequested');
    }
    await w.send('HoldSlot', pair, hold(4, slotAt(8)));
    expect(await w.say('RequestAppointment', pair, book(4))).toBe('CAP_REACHED: appointments-ahead');
  });
  it('is not by a way that the professional has no place for', async () => {
    const w = appointmentWorld();
    await w.send('HoldSlot', pair, hold());
    expect(await w.say('RequestAppointment', pair, { ...book(), mode: 'video' })).toBe('VALIDATION: no-place-for-this-mode');
    expect(await w.say('RequestAppointment', pair, { ...book(), clientZone: 'Mars/Olympus' }).catch(String)).toContain('VALIDATION');
  });
});

describe('ConfirmAppointment', () => {
  it('is the other side’s word, once', async () => {
    const w = await booked(undefined, { confirmed: false });
    expect(await w.say('ConfirmAppointment', pair, it1)).toBe('WRONG_STATE: waits-for-the-other-side');
    expect(await w.say('ConfirmAppointment', pair, it1, lawyer)).toEqual(['AppointmentConfirmed', 'TimeTaken', 'TimeTaken']);
    expect(await w.say('ConfirmAppointment', pair, it1, lawyer)).toEqual([]);
    expect(await w.say('ConfirmAppointment', { ...pair, acceptanceId: claimOf(8) }, it1, lawyer)).toBe('NOT_FOUND: appointment');
  });
  it('of what staff asked for is the professional’s alone, and staff answer for either', async () => {
    const w = appointmentWorld();
    await w.send('RequestAppointment', pair, book(1, { startsAt: slotAt(0) }), staff);
    for (const who of [staff, undefined])
      expect(await w.say('ConfirmAppointment', pair, it1, who)).toBe('WRONG_STATE: waits-for-the-other-side');
    const other = await booked(undefined, { confirmed: false });
    expect(await other.say('ConfirmAppointment', pair, it1, staff)).toContain('AppointmentConfirmed');
  });
  it('comes too late once it has lapsed, timer or not', async () => {
    const w = await booked(undefined, { confirmed: false });
    const late = at(22 * 60);
    expect(await w.say('ConfirmAppointment', pair, it1, lawyer, late)).toBe('WRONG_STATE: appointment-is-lapsed');
    expect(await w.say('LapseAppointment', pair, it1, clock, at(60))).toEqual([]);
    expect(await w.say('LapseAppointment', pair, it1, clock, late)).toEqual(['AppointmentLapsed', 'TimeFreed', 'TimeFreed']);
    expect(busy(w)).toEqual([[], []]);
  });
});

describe('ProposeSlots', () => {
  const slots = [{ startsAt: slotAt(4) }, { startsAt: slotAt(6) }];
  it('holds each for a day; the other side chooses one and the rest is free', async () => {
    const w = await booked();
    expect(await w.say('ProposeSlots', pair, { ...it1, slots }, lawyer)).toContain('SlotsProposed');
    expect(busy(w)[0]).toHaveLength(3);
    expect(await w.say('ConfirmAppointment', pair, { ...it1, startsAt: slotAt(4) }, lawyer)).toBe('WRONG_STATE: waits-for-the-other-side');
    expect(await w.say('ConfirmAppointment', pair, { ...it1, startsAt: slotAt(5) })).toBe('VALIDATION: input');
    expect(await w.say('ConfirmAppointment', pair, { ...it1, startsAt: slotAt(6) })).toContain('AppointmentRescheduled');
    expect(w.appointment(1)).toMatchObject({ status: 'Confirmed', version: 2, slot: { startsAt: slotAt(6) } });
    expect(busy(w)).toEqual([[['confirmed', slotAt(6)]], [['confirmed', slotAt(6)]]]);
  });
  it('falls back to what stood before, even before its timer ran', async () => {
    const w = await booked();
    await w.send('ProposeSlots', pair, { ...it1, slots }, lawyer);
    // Until the appointment itself begins at the latest, which is sooner here than a day.
    const over = slotAt(0);
    expect(w.appointment(1).proposals?.until).toBe(at(24 * 60) < over ? at(24 * 60) : over);
    const until = w.appointment(1).proposals!.until;
    expect(await w.say('LapseProposals', pair, it1, clock, at(60))).toEqual([]);
    expect(await w.say('LapseProposals', pair, it1, clock, until)).toEqual(['ProposalsLapsed', ...Array<string>(4).fill('TimeFreed')]);
    expect(w.appointment(1)).toMatchObject({ status: 'Confirmed', slot: { startsAt: slotAt(0) } });
  });
  it('of a wish lapses with it when its own time to be confirmed has passed', async () => {
    const w = await booked(undefined, { confirmed: false });
    await w.send('ProposeSlots', pair, { ...it1, slots }, lawyer);
    expect(await w.say('LapseAppointment', pair, it1, clock, at(22 * 60))).toEqual([]);
    expect(await w.say('LapseProposals', pair, it1, clock, at(24 * 60))).toEqual(
      expect.arrayContaining(['ProposalsLapsed', 'AppointmentLapsed']),
    );
    expect(busy(w)).toEqual([[], []]);
  });
  it('is answered by other times of the other side, and not by the same side twice', async () => {
    const w = await booked();
    await w.send('ProposeSlots', pair, { ...it1, slots }, lawyer);
    expect(await w.say('ProposeSlots', pair, { ...it1, slots }, lawyer)).toBe('WRONG_STATE: waits-for-the-other-side');
    expect(await w.say('ProposeSlots', pair, { ...it1, slots: [{ startsAt: slotAt(6) }] })).toContain('SlotsProposed');
    expect(busy(w)[0]).toHaveLength(2);
  });
  it('refuses times that are taken, the same twice, or too many', async () => {
    const w = appointmentWorld({ clients: 2 });
    await booked(w);
    await w.send('HoldSlot', pairOf(2, 1), hold(2, slotAt(4)));
    expect(await w.say('ProposeSlots', pair, { ...it1, slots }, lawyer)).toBe('SLOT_TAKEN: slot-taken');
    const twice = [{ startsAt: slotAt(6) }, { startsAt: slotAt(6) }];
    expect(await w.say('ProposeSlots', pair, { ...it1, slots: twice }, lawyer)).toBe('VALIDATION: input');
  });
});

describe('RescheduleAppointment', () => {
  it('moves a confirmed one, with a new version; one’s own time is not in the way', async () => {
    const w = await booked();
    expect(await w.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(1) })).toEqual([
      'AppointmentRescheduled',
      'TimeTaken',
      'TimeTaken',
    ]);
    expect(w.appointment(1)).toMatchObject({ version: 2, slot: { startsAt: slotAt(1), endsAt: slotAt(2) } });
    expect(busy(w)).toEqual([[['confirmed', slotAt(1)]], [['confirmed', slotAt(1)]]]);
    expect(await w.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(1) })).toEqual([]);
    expect(await w.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(3), version: 1 })).toBe('STALE_VERSION: time-changed');
  });
  it('needs the other side close to the start; the team has spoken with both', async () => {
    const w = await booked();
    const close = at(-4 * 60, slotAt(0));
    expect(await w.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(9) }, lawyer, close)).toBe(
      'WRONG_STATE: too-close-propose-instead',
    );
    expect(await w.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(9) }, staff, close)).toContain('AppointmentRescheduled');
  });
  it('is of a confirmed one, before it begins', async () => {
    const wish = await booked(undefined, { confirmed: false });
    expect(await wish.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(1) })).toBe('WRONG_STATE: appointment-is-requested');
    const w = await booked();
    expect(await w.say('RescheduleAppointment', pair, { ...it1, startsAt: slotAt(3) }, staff, slotAt(0))).toBe(
      'WRONG_STATE: appointment-started',
    );
  });
});

describe('CancelAppointment', () => {
  const off = { ...it1, reason: 'illness', note: 'Grippe' };
  it('frees the time of both and says why, once', async () => {
    const w = await booked();
    await w.send('ProposeSlots', pair, { ...it1, slots: [{ startsAt: slotAt(4) }] }, lawyer);
    expect(await w.say('CancelAppointment', pair, off)).toContain('AppointmentCancelled');
    expect(busy(w)).toEqual([[], []]);
    expect(await w.say('CancelAppointment', pair, off)).toEqual([]);
    expect(await w.say('ConfirmAppointment', pair, it1, lawyer)).toBe('WRONG_STATE: appointment-is-cancelled');
  });
  it('needs a reason, and a time that has not begun', async () => {
    const w = await booked();
    expect(await w.say('CancelAppointment', pair, it1)).toBe('VALIDATION: input');
    expect(await w.say('CancelAppointment', pair, { ...it1, reason: 'replaced' })).toBe('VALIDATION: input');
    expect(await w.say('CancelAppointment', pair, off, undefined, slotAt(0))).toBe('WRONG_STATE: appointment-started');
  });
  it('is the system’s when what it was for has ended; what has begun is left', async () => {
    const ends = { ...it1, reason: 'replaced' };
    const w = await booked();
    expect(await w.say('EndAppointment', pair, ends, clock, slotAt(0))).toEqual([]);
    expect(await w.say('EndAppointment', pair, ends, clock)).toEqual(['AppointmentCancelled', 'TimeFreed', 'TimeFreed']);
    expect(await w.say('EndAppointment', pair, ends, clock)).toEqual([]);
  });
  it('races a move: the second finds it so', async () => {
    const w = await booked();
    const [first, second] = await w.race(
      { name: 'CancelAppointment', input: { ...pair, ...off }, actor: lawyer, at: T0 },
      { name: 'RescheduleAppointment', input: { ...pair, ...it1, startsAt: slotAt(3) }, actor: staff, at: T0 },
    );
    expect('answer' in first).toBe(true);
    expect(second).toEqual({ refusal: 'WRONG_STATE: appointment-is-cancelled' });
    expect(busy(w)).toEqual([[], []]);
  });
});

describe('ReportLate and RecordAppointmentOutcome', () => {
  const outcome = (name: string) => ({ ...it1, outcome: name });
  const after = slotAt(1);
  it('says that one is late around the start, each side once', async () => {
    const w = await booked();
    expect(await w.say('ReportLate', pair, { ...it1, minutes: 10 }, undefined, at(-121, slotAt(0)))).toBe(
      'WRONG_STATE: not-around-the-start',
    );
    expect(await w.say('ReportLate', pair, { ...it1, minutes: 10 }, undefined, at(-120, slotAt(0)))).toEqual(['LatenessReported']);
    expect(await w.say('ReportLate', pair, it1, undefined, slotAt(0))).toEqual([]);
    expect(await w.say('ReportLate', pair, it1, lawyer, slotAt(0))).toEqual(['LatenessReported']);
  });
  it('is decided by two who agree', async () => {
    const w = await booked();
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('held'), lawyer, at(-1, slotAt(0)))).toBe(
      'WRONG_STATE: appointment-not-started',
    );
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('held'), lawyer, after)).toEqual(['AppointmentOutcomeStated']);
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('held'), lawyer, after)).toEqual([]);
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('held'), undefined, after)).toEqual([
      'AppointmentOutcomeStated',
      'AppointmentHeld',
    ]);
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('clientNoShow'), staff, after)).toBe('WRONG_STATE: appointment-is-held');
  });
  it('is asked by a person when they do not, whose word is the last', async () => {
    const w = await booked();
    await w.send('RecordAppointmentOutcome', pair, outcome('clientNoShow'), lawyer, after);
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('held'), undefined, after)).toEqual([
      'AppointmentOutcomeStated',
      'AppointmentOutcomeDisputed',
    ]);
    expect(await w.say('CloseAppointmentOutcome', pair, it1, clock, at(9 * 1_440, after))).toEqual([]);
    expect(await w.say('RecordAppointmentOutcome', pair, outcome('professionalNoShow'), staff, after)).toEqual([
      'AppointmentOutcomeStated',
      'AppointmentProfessionalNoShow',
    ]);
  });
  it('is one word after a week that no one contradicted, and unknown without any', async () => {
    const week = at(7 * 1_440, after);
    const w = await booked();
    expect(await w.say('CloseAppointmentOutcome', pair, it1, clock, at(-1, week))).toEqual([]);
    expect(await w.say('CloseAppointmentOutcome', pair, it1, clock, week)).toEqual(['AppointmentOutcomeUnknown']);
    const said = await booked();
    await said.send('RecordAppointmentOutcome', pair, outcome('clientNoShow'), lawyer, after);
    expect(await said.say('CloseAppointmentOutcome', pair, it1, clock, week)).toEqual(['AppointmentClientNoShow']);
  });
});
