import { createHash } from 'node:crypto';
import type { PastEvent } from '@jurilien/event-sourcing';
import { confirmAppointment, holdSlot, proposeSlots, requestAppointment, rescheduleAppointment } from '@jurilien/processes';
import { cancelAppointment, closeAppointmentOutcome, expireHold, lapseAppointment, recordAppointmentOutcome } from '@jurilien/scheduling';
import type { z } from 'zod';
import type { Request } from '../leads/requests.js';
import type { Promised, Telling } from '../leads/telling.js';
import { DAY, HOUR, iso, MINUTE, step, SYSTEM, type Step } from '../ports.js';

type Outcome = z.input<typeof recordAppointmentOutcome.input>['outcome'];

/** Hours of the day, by the clock of Greenwich, at which both provinces are at work in summer and in winter. */
const [FIRST, LAST] = [15, 20];

/** The next whole hour of a working day that no one has with this professional. */
function nextHour(promised: Promised, professionalId: string, from: number): number {
  const taken = promised.get(professionalId) ?? new Set<number>();
  promised.set(professionalId, taken);
  for (let at = Math.ceil(from / HOUR) * HOUR; ; at += HOUR) {
    const day = new Date(at);
    const atWork = ![0, 6].includes(day.getUTCDay()) && day.getUTCHours() >= FIRST && day.getUTCHours() <= LAST;
    if (!atWork || taken.has(at)) continue;
    taken.add(at);
    return at;
  }
}

/** One appointment of the demo: the two, and what names it. */
interface Booking {
  readonly r: Request;
  readonly of: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string; readonly clientId: string };
  readonly appointmentId: string;
  readonly t: Telling;
  /** From when on the two may agree on a time. */
  readonly from: number;
}

const client = ({ r }: Booking) => ({ kind: 'token', id: r.leadId }) as const;
const pro = ({ of }: Booking) => ({ kind: 'token', id: of.professionalId }) as const;
const named = ({ of, appointmentId }: Booking) => ({ ...of, appointmentId });
const nextOf = ({ t, of }: Booking, from: number): number => nextHour(t.promised, of.professionalId, from);

/** A wish of the professional, as they agreed on the phone. */
const asks = (b: Booking, at: number, start: number): Step =>
  step({ at, command: requestAppointment, actor: pro(b), input: { ...named(b), startsAt: iso(start), kind: 'first', mode: 'phone' } });
const agrees = (b: Booking, at: number): Step => step({ at, command: confirmAppointment, actor: client(b), input: named(b) });
const says = (b: Booking, at: number, who: typeof client | typeof pro, outcome: Outcome): Step =>
  step({ at, command: recordAppointmentOutcome, actor: who(b), input: { ...named(b), outcome } });

/** Asked for and agreed on a while ago; answers when it began. */
function* past(b: Booking): Generator<Step, number> {
  const start = nextOf(b, b.from + 26 * HOUR);
  yield asks(b, b.from + HOUR, start);
  yield agrees(b, b.from + 3 * HOUR);
  return start;
}
/** Both say the same of it, or not. */
const told = (byPro: Outcome, byClient: Outcome) =>
  function* (b: Booking): Generator<Step> {
    const start = yield* past(b);
    yield says(b, start + 40 * MINUTE, pro, byPro);
    yield says(b, start + 3 * HOUR, client, byClient);
  };

/** The team holds a time for a client on the phone, and asks for it; the professional says yes. */
function* heldByTheTeam(b: Booking): Generator<Step> {
  const { now, cast } = b.t;
  const start = nextOf(b, now + 30 * HOUR);
  const reservationId = b.appointmentId.replace(/^./, 'a');
  const at = Math.max(b.from + MINUTE, now - 5 * HOUR);
  yield step({ at, command: holdSlot, actor: cast.validator, input: { ...b.of, reservationId, startsAt: iso(start) } });
  const wish = { ...named(b), reservationId, kind: 'consultation', mode: 'phone' } as const;
  yield step({ at: at + 3 * MINUTE, command: requestAppointment, actor: cast.validator, input: wish });
  yield step({ at: at + 12 * MINUTE, command: confirmAppointment, actor: pro(b), input: named(b) });
}
/** A time that was held on the phone and that no one asked for. */
function* heldInVain(b: Booking): Generator<Step> {
  const { now, cast } = b.t;
  const reservationId = b.appointmentId.replace(/^./, 'b');
  const at = Math.max(b.from + MINUTE, now - 3 * HOUR);
  const startsAt = iso(nextOf(b, now + 50 * HOUR));
  yield step({ at, command: holdSlot, actor: cast.validator, input: { ...b.of, reservationId, startsAt } });
  const { professionalId, clientId } = b.of;
  const input = { reservationId, professionalId, clientId };
  yield step({ at: at + 11 * MINUTE, command: expireHold, actor: SYSTEM, timer: 'slot.hold.expire', input });
}

/** Appointments that are still ahead. */
const AHEAD = {
  heldByTheTeam,
  heldInVain,
  *waits(b: Booking): Generator<Step> {
    yield asks(b, Math.max(b.from + MINUTE, b.t.now - 2 * HOUR), nextOf(b, b.t.now + 2 * DAY));
  },
  *proposing(b: Booking): Generator<Step> {
    const at = Math.max(b.from + MINUTE, b.t.now - 4 * HOUR);
    yield asks(b, at, nextOf(b, b.t.now + 2 * DAY));
    const slots = [3, 4, 5].map((days) => ({ startsAt: iso(nextOf(b, b.t.now + days * DAY)) }));
    const note =
      b.r.lang === 'fr' ? 'Je travaille ce jour-là, plus tard dans la semaine?' : 'I work that day, could it be later in the week?';
    yield step({ at: at + 30 * MINUTE, command: proposeSlots, actor: pro(b), input: { ...named(b), slots, note } });
  },
  *moved(b: Booking): Generator<Step> {
    const at = Math.max(b.from + MINUTE, b.t.now - 6 * HOUR);
    yield asks(b, at, nextOf(b, b.t.now + 4 * DAY));
    yield agrees(b, at + 20 * MINUTE);
    const startsAt = iso(nextOf(b, b.t.now + 6 * DAY));
    yield step({ at: at + HOUR, command: rescheduleAppointment, actor: pro(b), input: { ...named(b), startsAt } });
  },
} as const;

/** And what became of others. */
const OVER = {
  held: told('held', 'held'),
  clientAway: told('clientNoShow', 'clientNoShow'),
  proAway: told('professionalNoShow', 'professionalNoShow'),
  disputed: told('held', 'professionalNoShow'),
  *cancelled(b: Booking): Generator<Step> {
    yield asks(b, b.from + HOUR, nextOf(b, b.from + 3 * DAY));
    yield agrees(b, b.from + 3 * HOUR);
    const note = b.r.lang === 'fr' ? 'Ma fille est malade' : 'My daughter is ill';
    const input = { ...named(b), reason: 'illness', note } as const;
    yield step({ at: b.from + DAY, command: cancelAppointment, actor: client(b), input });
  },
  *lapsed(b: Booking): Generator<Step> {
    yield asks(b, b.from + HOUR, nextOf(b, b.from + 4 * DAY));
    const { professionalId, clientId } = b.of;
    const input = { appointmentId: b.appointmentId, professionalId, clientId };
    yield step({ at: b.from + 26 * HOUR, command: lapseAppointment, actor: SYSTEM, timer: 'appointment.confirm', input });
  },
  *unknown(b: Booking): Generator<Step> {
    const start = yield* past(b);
    const input = { appointmentId: b.appointmentId };
    yield step({ at: start + 9 * DAY, command: closeAppointmentOutcome, actor: SYSTEM, timer: 'appointment.outcome', input });
  },
} as const;

const [ahead, over] = [Object.values(AHEAD), Object.values(OVER)];
/** All that is over lies within so many days, the weekends included. */
const OVER_DAYS = 16;
/** A professional who accepted a moment ago has not agreed on anything yet. */
const SOON = 7 * HOUR;
/** Of so many requests that were accepted, one has no appointment. */
const ONE_IN = 6;

/** What the two of an acceptance have together: something ahead, or what became of what was. */
export function* appointmentOf(
  r: Request,
  search: readonly PastEvent[],
  { at: from }: { readonly at: number },
  t: Telling,
): Generator<Step> {
  const accepted = search.find((e) => e.type === 'AcceptanceConfirmed')?.data as
    { acceptanceId: string; professionalId: string } | undefined;
  if (!accepted || !t.meets(accepted.professionalId)) return;
  const { acceptanceId, professionalId } = accepted;
  const clientId = createHash('sha256').update(r.leadId).digest('hex');
  const of = { acceptanceId, leadId: r.leadId, professionalId, clientId };
  const booking: Booking = { r, of, appointmentId: r.leadId.replace(/^./, 'c'), t, from };
  const { nth, now } = t;
  if (nth % ONE_IN === ONE_IN - 1 || from > now - SOON) return;
  if (from < now - OVER_DAYS * DAY) yield* over[nth % over.length]!(booking);
  else yield* ahead[nth % ahead.length]!(booking);
}
