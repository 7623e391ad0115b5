import type { Reply } from '../../api';
import { book, hold, release, type Send } from './book';

const refused = (code: string, detail: string, status = 409): Reply<unknown> =>
  ({ ok: false, problem: { code, detail, status } }) as unknown as Reply<unknown>;
const OK: Reply<unknown> = { ok: true, value: {} };
const SLOT = '2027-02-01T14:30:00.000Z';

/** Answers one command after another, and remembers what was sent. */
function sending(...answers: Reply<unknown>[]) {
  const sent: (readonly [string, Readonly<Record<string, unknown>>, string])[] = [];
  const send: Send = (name, payload, id) => {
    sent.push([name, payload, id]);
    return Promise.resolve(answers[sent.length - 1] ?? OK);
  };
  return { send, sent };
}

describe('booking, press by press', () => {
  it('holds under the id of the press, so that the same one twice is one hold', async () => {
    const { send, sent } = sending();
    expect(await hold(send, { slot: SLOT }, 'press', 'fr')).toEqual({ errors: {}, status: 200 });
    expect(sent).toEqual([['HoldSlot', { reservationId: 'press', startsAt: SLOT }, 'press']]);
  });
  it('asks for a time before it sends anything', async () => {
    const { send, sent } = sending();
    expect((await hold(send, {}, 'press', 'en')).errors).toEqual({ slot: 'Choose a time' });
    expect(sent).toEqual([]);
  });
  it('says that a time was taken, or is offered no longer', async () => {
    expect(await hold(sending(refused('SLOT_TAKEN', 'slot-taken')).send, { slot: SLOT }, 'p', 'fr')).toMatchObject({
      lost: { startsAt: SLOT, how: 'taken' },
      status: 409,
    });
    expect(await hold(sending(refused('VALIDATION', 'not-in-the-future', 422)).send, { slot: SLOT }, 'p', 'fr')).toMatchObject({
      lost: { how: 'gone' },
    });
  });
  it('takes the same time once more where the hold ended while someone was typing', async () => {
    const { send, sent } = sending(refused('SLOT_TAKEN', 'hold-is-over'), OK, OK);
    const raw = { slot: SLOT, reservationId: 'r1', mode: 'video', note: ' Bonjour ' };
    expect((await book(send, raw, 'press', 'fr')).status).toBe(200);
    expect(sent.map(([name]) => name)).toEqual(['RequestAppointment', 'HoldSlot', 'RequestAppointment']);
    expect(sent[0]![1]).toEqual({ appointmentId: 'press', reservationId: 'r1', mode: 'video', note: 'Bonjour' });
    expect(sent[1]![1]).toMatchObject({ startsAt: SLOT });
    expect(sent[2]![1]).toMatchObject({ reservationId: sent[1]![1]['reservationId'], note: 'Bonjour' });
  });
  it('and says so where someone else was faster', async () => {
    const { send, sent } = sending(refused('SLOT_TAKEN', 'hold-is-over'), refused('SLOT_TAKEN', 'slot-taken'));
    expect((await book(send, { slot: SLOT, reservationId: 'r1', mode: 'phone' }, 'p', 'fr')).lost).toEqual({
      startsAt: SLOT,
      how: 'taken',
    });
    expect(sent).toHaveLength(2);
  });
  it('refuses a text that is too long before anything is booked', async () => {
    const { send, sent } = sending();
    expect((await book(send, { slot: SLOT, note: 'x'.repeat(1_001) }, 'p', 'en')).errors).toHaveProperty('note');
    expect(sent).toEqual([]);
  });
  it('gives a time back, also one whose hold is over', async () => {
    expect((await release(sending(refused('SLOT_TAKEN', 'hold-is-over')).send, { reservationId: 'r' }, 'p', 'fr')).status).toBe(200);
    expect((await release(sending(refused('FORBIDDEN', 'role', 403)).send, { reservationId: 'r' }, 'p', 'fr')).errors).toHaveProperty(
      'form',
    );
  });
});
