import { derivedId, placeOf, statement } from '@jurilien/persistence';
import { HOUR_MS, tzKeepWallTime } from '@jurilien/reference';
import { correctAppointmentTime, correctedSlot, correctMeetingTime, type Slot } from '@jurilien/scheduling';
import type { Kernel, Logger } from '@jurilien/runtime';

/** Tables of zones change with a new version of Node.js, so that the look at the start matters most. */
export const KEEP_WALL_TIMES_MS = HOUR_MS;
const A_LOOK = 500;
const ACTOR = { kind: 'system', id: 'time-zones' } as const;

type Found = Slot & { readonly id: string; readonly timeVersion: number };

/** Where times stand that two have agreed on, and how often each was changed. */
const VIEWS = {
  appointments: { states: ['Requested', 'Confirmed', 'Proposing'], changes: 'timeVersion' },
  meetings: { states: ['Scheduled'], changes: 'changes' },
} as const;
type Kind = keyof typeof VIEWS;

/** Those ahead, from the one after an id on. */
const ahead = ({ db, registry }: Kernel, kind: Kind, after: string): Promise<Found[]> =>
  db.query<Found>(
    statement`select id, ${statement.ref(VIEWS[kind].changes)} as "timeVersion", zone, "wallTime",
        to_char("startsAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt",
        to_char("endsAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt"
      from ${placeOf(registry.views.get(kind)!)}
      where state = any(${[...VIEWS[kind].states]}) and "startsAt" > statement_timestamp() and id > ${after}::uuid
      order by id limit ${A_LOOK}`,
  );

const FIRST = '00000000-0000-0000-0000-000000000000';

interface Wrong extends Found {
  readonly kind: Kind;
  readonly shouldStartAt: string;
}

/** Every time ahead whose instant no longer fits its wall time. */
async function wrongTimes(kernel: Kernel): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const kind of Object.keys(VIEWS) as Kind[]) {
    let rows: Found[];
    for (let after = FIRST; (rows = await ahead(kernel, kind, after)).length > 0; after = rows.at(-1)!.id)
      for (const row of rows) {
        const to = correctedSlot(row);
        if (to) wrong.push({ ...row, kind, shouldStartAt: to.startsAt });
      }
  }
  return wrong;
}

/** What moves earlier begins with the first, what moves later with the last: none meets a neighbour that has yet to make room. */
const inTurn = (a: Wrong, b: Wrong): number => {
  const [earlier, other] = [a.shouldStartAt < a.startsAt, b.shouldStartAt < b.startsAt];
  if (earlier !== other) return earlier ? -1 : 1;
  return a.startsAt.localeCompare(b.startsAt) * (earlier ? 1 : -1);
};

/**
 * Looks at every appointment and meeting ahead: one whose instant no longer fits its wall time, because the rules of its zone changed since,
 * keeps the wall time (`tz.keepWallTime`). Each one is listed in the log, also where the switch is off and nothing moves.
 */
export async function keepWallTimes(kernel: Kernel, log: Logger): Promise<boolean> {
  const keeps = kernel.configuration.current().value(tzKeepWallTime);
  for (const { kind, id, zone, wallTime, startsAt, shouldStartAt, timeVersion } of (await wrongTimes(kernel)).sort(inTurn)) {
    log.warn({ subject: id, zone, wallTime, startsAt, shouldStartAt, keeps }, 'the rules of a time zone changed');
    if (!keeps) continue;
    const sending = { commandId: derivedId('keep-wall-time', 0, `${id}/${timeVersion}/${shouldStartAt}`), actor: ACTOR };
    if (kind === 'appointments') await kernel.send(correctAppointmentTime, { appointmentId: id }, sending);
    else await kernel.send(correctMeetingTime, { meetingId: id }, sending);
  }
  return false;
}
