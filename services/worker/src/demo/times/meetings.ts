import type { Actor, Sendable } from '@jurilien/event-sourcing';
import { inviteToMeeting, scheduleMeeting, setAvailability } from '@jurilien/processes';
import { cancelMeeting, checkMeeting, noteMeeting, prepareMeeting, recordMeetingOutcome } from '@jurilien/scheduling';
import type { z } from 'zod';
import { DAY, HOUR, iso, SYSTEM, type DemoPorts } from '../ports.js';
import type { Random } from '../random.js';

/** Who of the team meets people, and whom: those who have applied, and members. */
interface Team {
  readonly userIds: readonly [string, ...string[]];
  readonly admin: Actor;
  readonly applied: readonly string[];
  readonly members: readonly string[];
}

const WEEK = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: 9 * 60, until: 12 * 60 },
  { weekday, from: 13 * 60, until: 17 * 60 },
]);
/** Two in the afternoon by the clock of Greenwich: the morning of both provinces, before any appointment of the demo. */
const MORNING = 14 * HOUR;
/** A morning of a working day, at least so many days from then. */
function morning(now: number, days: number): number {
  const at = Math.floor(now / DAY) * DAY + days * DAY + MORNING;
  const weekday = new Date(at).getUTCDay();
  return weekday === 6 ? at + 2 * DAY : weekday === 0 ? at + DAY : at;
}

/** The hours of the team, and meetings with applicants and members: invited, chosen, prepared, held, missed and called off. */
export async function presentMeetings(
  ports: DemoPorts,
  random: Random,
  { userIds, admin, applied, members }: Team,
  now: number,
): Promise<void> {
  const send = <I extends z.ZodObject>(command: Sendable<I>, input: NoInfer<z.input<I>>, at: number, actor: Actor = admin) =>
    ports.dispatch(command, input, { at: iso(at), actor, commandId: random.uuid() });
  for (const userId of userIds)
    await send(setAvailability, { userId, weekly: WEEK, slotMinutes: 30, minNoticeHours: 4, autoConfirm: true }, now - 60 * DAY);
  const [hostId] = userIds;
  const chosen = async (meetingId: string, professionalId: string, start: number, at: number) => {
    const calendars = { hostId, guestId: professionalId };
    await send(scheduleMeeting, { meetingId, startsAt: iso(start), staffId: hostId, ...calendars }, at);
    return calendars;
  };

  const [first, ...waiting] = applied;
  if (first) {
    // The meeting of an application bears the id of the one it is with: the rule that invites finds it there.
    await send(inviteToMeeting, { meetingId: first, kind: 'onboarding', professionalId: first }, now - 3 * HOUR, SYSTEM);
    await chosen(first, first, morning(now, 2), now - 2 * HOUR);
    await send(prepareMeeting, { meetingId: first, note: 'J’aimerais comprendre les heures d’offre.' }, now - HOUR, {
      kind: 'token',
      id: first,
    });
  }
  for (const id of waiting.slice(0, 1))
    await send(inviteToMeeting, { meetingId: id, kind: 'onboarding', professionalId: id }, now - 2 * HOUR, SYSTEM);

  for (const [i, professionalId] of members.slice(0, 4).entries()) {
    const meetingId = random.uuid();
    const invitedAt = now - (12 + i) * DAY;
    await send(inviteToMeeting, { meetingId, kind: 'accountReview', professionalId, mode: i === 0 ? 'video' : 'phone' }, invitedAt);
    const ahead = i === 3;
    const start = ahead ? morning(now, 4) - HOUR : morning(now, -6 + i) - i * HOUR;
    const calendars = await chosen(meetingId, professionalId, start, invitedAt + 4 * HOUR);
    if (i === 0) {
      await send(checkMeeting, { meetingId, done: ['figures', 'preferences', 'opinions'] }, start + HOUR / 2);
      await send(noteMeeting, { meetingId, note: 'Satisfaite; souhaite moins d’offres le vendredi.' }, start + HOUR / 2);
      await send(recordMeetingOutcome, { meetingId, outcome: 'held', next: 'sendInformation' }, start + HOUR);
    }
    if (i === 1) await send(recordMeetingOutcome, { meetingId, outcome: 'noShow', next: 'secondMeeting' }, start + HOUR);
    if (i === 2) await send(cancelMeeting, { meetingId, cause: 'illness', ...calendars }, start - DAY);
  }
}
