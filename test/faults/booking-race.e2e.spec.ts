import { randomUUID } from 'node:crypto';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { bookings } from '../support/booking.js';
import { call } from '../support/call.js';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import { startSystem, type System } from '../support/system.js';

const HOUR = 3_600_000;
const PRESSES = 100;
/** The night whose hour is left out, and the night that has one twice: from midnight to five in Montréal. */
const NIGHTS = [
  { from: '2027-03-14T05:00:00.000Z', hours: 4 },
  { from: '2027-11-07T04:00:00.000Z', hours: 6 },
];

/** The hour that the clock shows a second time: the first is meant, so that nothing is booked in this one. */
const isShownAgain = (startsAt: string): boolean => startsAt.startsWith('2027-11-07T06:');

/** A hundred times within these nights that lie across one another, a quarter of an hour apart. */
const wanted = Array.from({ length: PRESSES }, (_, i) => {
  const { from, hours } = NIGHTS[i % NIGHTS.length]!;
  return new Date(Date.parse(from) + ((i * 7) % (hours * 4)) * (HOUR / 4)).toISOString();
});

describe('one calendar, booked through two processes of the API at once', () => {
  let system: System;
  let other: string;
  beforeAll(async () => {
    const port = await freePort();
    system = await startSystem();
    other = `http://127.0.0.1:${port}`;
    await system.startProcess('api', { PORT: String(port) });
  });
  afterAll(() => system?.close());

  it('leaves no overlap over both nights of a change of the clock, and tells every loser which times are free', async () => {
    const { accepted } = await bookings(system);
    const { professionalId, subject } = await accepted();
    const authorization = await sessionOf(system.kernel, (await proAccount(system, professionalId)).userId);
    const answers = await Promise.all(
      wanted.map((startsAt, i) => {
        const body = { commandId: randomUUID(), payload: { appointmentId: randomUUID(), ...subject, startsAt, mode: 'phone' } };
        return call(i % 2 ? system.origin : other, 'POST', '/api/commands/RequestAppointment', body, { authorization });
      }),
    );
    const again = answers.filter((_, i) => isShownAgain(wanted[i]!));
    expect(new Set(again.map(({ body }) => body.detail))).toEqual(new Set(['clock-shows-it-twice']));
    const lost = answers.filter(({ status }, i) => status !== 200 && !isShownAgain(wanted[i]!));
    expect(new Set(lost.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 SLOT_TAKEN']));
    for (const { body } of lost) expect(body.errors).toHaveLength(3);

    const { body } = await call(system.origin, 'GET', '/api/appointments', undefined, { authorization });
    const taken = [...body.upcoming, ...body.toConfirm].flatMap(({ slot }: { slot?: { startsAt: string; endsAt: string } }) => slot ?? []);
    expect(taken).toHaveLength(answers.length - again.length - lost.length);
    const inOrder = taken.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    for (const [i, slot] of inOrder.entries()) expect(slot.startsAt >= (inOrder[i - 1]?.endsAt ?? '')).toBe(true);
    // Each night has room for some whatever the order in which they came.
    expect(taken.length).toBeGreaterThan(NIGHTS.length * 3);
  });
});
