import type { MeetingRow } from '@jurilien/rows/scheduling';

/** The hours of a working day, which are shown in any case. */
const USUAL = { from: 7, until: 21 };
const A_DAY = 24;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00:00`;

/** From which whole hour of a day on, and until which, something lasts on this machine's clock; what goes past midnight is of the whole day. */
function hoursOf(startsAt: string, endsAt: string): { from: number; until: number } {
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const sameDay = start.toDateString() === new Date(end.getTime() - 1).toDateString();
  if (!sameDay) return { from: 0, until: A_DAY };
  const until = end.toDateString() === start.toDateString() ? end.getHours() + (end.getMinutes() > 0 ? 1 : 0) : A_DAY;
  return { from: start.getHours(), until };
}

/** The hours that the calendar shows: those of a working day, and as many more as its meetings need. */
export function hoursShown(rows: readonly Pick<MeetingRow, 'startsAt' | 'endsAt'>[]): { slotMinTime: string; slotMaxTime: string } {
  const all = rows.flatMap(({ startsAt, endsAt }) => (startsAt && endsAt ? [hoursOf(startsAt, endsAt)] : []));
  const from = Math.min(USUAL.from, ...all.map((each) => each.from));
  const until = Math.max(USUAL.until, ...all.map((each) => each.until));
  return { slotMinTime: clock(from), slotMaxTime: clock(until) };
}
