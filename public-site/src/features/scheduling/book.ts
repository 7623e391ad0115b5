import { errorText as codeText } from '@jurilien/contracts';
import type { Problem, Reply } from '../../api';
import { text, type Errors, type Raw } from '../../forms';
import type { Lang } from '../../routes.table';
import { bookingTexts } from './words/booking';

/** Sends one command: over the link of a page, or as the client who is signed in. */
export type Send = (name: string, payload: Readonly<Record<string, unknown>>, commandId: string) => Promise<Reply<unknown>>;

/** What came of a press: how a time was lost, what is wrong with a form, or neither. */
export interface Booked {
  readonly errors: Errors;
  readonly status: number;
  /** The time that was wanted and cannot be had any more. */
  readonly lost?: { readonly startsAt: string; readonly how: 'taken' | 'gone' };
}
const fine: Booked = { errors: {}, status: 200 };

const LONGEST = 1_000;
/** A hold that ended while the form was filled in. */
const isOver = ({ code, detail }: Problem): boolean => code === 'SLOT_TAKEN' && detail === 'hold-is-over';
const GONE: ReadonlySet<string> = new Set(['not-in-the-future', 'too-far', 'no-booking']);

function refusal(problem: Problem, startsAt: string, lang: Lang): Booked {
  const { code, status, detail } = problem;
  if (code === 'SLOT_TAKEN') return { errors: {}, status, lost: { startsAt, how: 'taken' } };
  if (GONE.has(detail ?? '')) return { errors: {}, status, lost: { startsAt, how: 'gone' } };
  if (detail === 'appointments-ahead') return { errors: { form: bookingTexts[lang].enough }, status };
  return { errors: { form: codeText(code, lang) }, status };
}

/** Holds the time that was chosen. The hold is named by the press, so that the same one sent twice is one hold. */
export async function hold(send: Send, raw: Raw, commandId: string, lang: Lang): Promise<Booked> {
  const startsAt = text(raw, 'slot');
  if (!startsAt) return { errors: { slot: bookingTexts[lang].slotMissing }, status: 422 };
  const reply = await send('HoldSlot', { reservationId: commandId, startsAt }, commandId);
  return reply.ok ? fine : refusal(reply.problem, startsAt, lang);
}

/** Books the time that is held. Where the hold ended while someone was typing, the same time is held once more, if it is still free. */
export async function book(send: Send, raw: Raw, commandId: string, lang: Lang): Promise<Booked> {
  const [startsAt, note] = [text(raw, 'slot'), text(raw, 'note').trim()];
  if (note.length > LONGEST) return { errors: { note: bookingTexts[lang].noteTooLong }, status: 422 };
  const wish = { mode: text(raw, 'mode'), ...(note ? { note } : {}) };
  const ask = (reservationId: string, id: string) => send('RequestAppointment', { appointmentId: id, reservationId, ...wish }, id);
  const first = await ask(text(raw, 'reservationId'), commandId);
  if (first.ok) return fine;
  if (!isOver(first.problem)) return refusal(first.problem, startsAt, lang);
  const again = crypto.randomUUID();
  const held = await send('HoldSlot', { reservationId: again, startsAt }, again);
  const second = held.ok ? await ask(again, crypto.randomUUID()) : held;
  return second.ok ? fine : refusal(second.problem, startsAt, lang);
}

/** Gives the time back. */
export async function release(send: Send, raw: Raw, commandId: string, lang: Lang): Promise<Booked> {
  const reply = await send('ReleaseSlot', { reservationId: text(raw, 'reservationId') }, commandId);
  return reply.ok || isOver(reply.problem) ? fine : refusal(reply.problem, '', lang);
}

/** What each button of the page does. */
export const BOOKING_ACTS = { hold, book, release } as const;
export const isBookingAct = (go: string): go is keyof typeof BOOKING_ACTS => go in BOOKING_ACTS;
