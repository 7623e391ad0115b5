import type { Answer } from '@jurilien/contracts/api';
import { type Actor, availableIn, fold, type Recorded, Refused, type Row } from '@jurilien/event-sourcing';
import { user } from '@jurilien/identity';
import { lead, safeContactOf } from '@jurilien/lead';
import { readStream } from '@jurilien/persistence';
import { INVITEE_BUTTONS, meetingSlot, offeredTimes } from '@jurilien/processes';
import { databaseNow, askingOf, guestOf, hostOf, hostsOf, stateOf, type Kernel } from '@jurilien/runtime';
import {
  addToCalendarLinks,
  availability,
  calendar,
  calendarFile,
  meeting,
  meetingEvent,
  type MeetingEvent,
  type MeetingState,
  planDefaults,
} from '@jurilien/scheduling';
import { placesOf, said } from '../scheduling/places.js';

type Shown = Answer<'GET /api/meetings/own/:meetingId'>;
type Slots = Answer<'GET /api/public/meeting/slots'>;

/** So many times are shown at once. */
const SHOWN = 60;

type Logged = Recorded & MeetingEvent;

/** A meeting from the log: who has just acted on it sees that. @throws Refused NOT_FOUND for one that does not exist */
async function readMeeting(kernel: Kernel, meetingId: string): Promise<{ readonly s: MeetingState; readonly events: readonly Logged[] }> {
  const events = (await readStream(kernel.db, kernel.codec, `${meeting.category}-${meetingId}`)) as Logged[];
  const s = fold(meeting, events);
  if (s.status === 'None') throw new Refused('NOT_FOUND', 'meeting');
  return { s, events };
}

/** Who of the team meets, and where, once a time is chosen: the name that their account bears. */
async function hostShown(
  kernel: Kernel,
  { slot, staffId, mode }: MeetingState,
): Promise<Pick<Shown, 'staff' | 'otherZone' | 'videoLink' | 'address'>> {
  if (!staffId || !slot) return {};
  const [account, { plan }, places] = await Promise.all([
    stateOf(kernel, user, staffId),
    stateOf(kernel, availability, staffId),
    placesOf(kernel, staffId),
  ]);
  const staff = said(account.username);
  return {
    ...(staff ? { staff } : {}),
    ...(plan ? { otherZone: plan.zone } : {}),
    ...(mode === 'video' && places.videoLink ? { videoLink: places.videoLink } : {}),
    ...(mode === 'inPerson' && places.address ? { address: places.address } : {}),
  };
}

/** What was written for who was invited, and what became of the meeting, as its events tell it. */
function toldBy(events: readonly Logged[]): Pick<Shown, 'preparation' | 'notes' | 'outcome' | 'cancelled' | 'moved'> {
  // One that was asked for again begins anew, but for what was noted.
  const current = events.slice(events.findLastIndex((e) => e.type === 'MeetingInvited'));
  const last = <T extends MeetingEvent['type']>(type: T) =>
    current.findLast((e) => e.type === type) as Extract<MeetingEvent, { type: T }> | undefined;
  const preparation = said(last('MeetingPrepared')?.data.note);
  const [outcome, cancelled] = [last('MeetingOutcomeRecorded')?.data.outcome, last('MeetingCancelled')?.data];
  const moved = current.findLast((e) => e.type === 'MeetingRescheduled' || e.type === 'MeetingTimeCorrected')?.data.from;
  return {
    ...(preparation ? { preparation } : {}),
    notes: events.flatMap((e) =>
      e.type === 'MeetingNoted' && e.data.shared && said(e.data.note) ? [{ at: e.occurredAt, note: e.data.note }] : [],
    ),
    ...(outcome ? { outcome } : {}),
    ...(cancelled ? { cancelled: { by: cancelled.by, reason: cancelled.reason } } : {}),
    ...(moved ? { moved } : {}),
  };
}

/** The meeting for a calendar, with one word alone where others may look into that of its reader (4.8). */
async function addable(
  kernel: Kernel,
  { s, events }: Awaited<ReturnType<typeof readMeeting>>,
  { videoLink: url, address: place }: Pick<Shown, 'videoLink' | 'address'>,
): Promise<Pick<Shown, 'calendar'>> {
  const { status, kind, mode, version, slot, code } = s;
  if (status !== 'Scheduled' || !slot) return {};
  const neutral = s.subjectKind === 'lead' && safeContactOf(await stateOf(kernel, lead, s.subjectId!))?.neutral === true;
  const row = { id: events[0]!.data.meetingId, version, state: status, kind: kind!, mode: mode!, changedAt: events.at(-1)!.occurredAt };
  const shown = { lang: s.lang!, code, place, url, neutral };
  const event = meetingEvent({ ...row, startsAt: slot.startsAt, endsAt: slot.endsAt }, shown);
  const { summary, description, location, startsAt, endsAt } = event;
  const file = calendarFile({ events: [event], method: 'PUBLISH' });
  return { calendar: { file, ...addToCalendarLinks({ summary, description, location, startsAt, endsAt }) } };
}

/** A meeting as the one who was invited reads it. @throws Refused NOT_FOUND for one that does not exist */
export async function meetingShown(kernel: Kernel, meetingId: string, actor: Actor): Promise<Shown> {
  const [read, now] = await Promise.all([readMeeting(kernel, meetingId), databaseNow(kernel)]);
  const { s, events } = read;
  const host = await hostShown(kernel, s);
  return {
    serverNow: now,
    ...{ meetingId, kind: s.kind!, state: s.status as Shown['state'], mode: s.mode!, minutes: s.minutes!, province: s.province! },
    ...(s.code ? { code: s.code } : {}),
    ...(s.slot ? { slot: s.slot } : {}),
    ...{ zone: s.inviteeZone!, until: s.until!, changes: s.version },
    ...host,
    ...toldBy(events),
    ...(await addable(kernel, read, host)),
    available: availableIn(INVITEE_BUTTONS, { meeting: s }, askingOf(kernel, actor, now), { meetingId }),
  };
}

/** Times that can be chosen for a meeting: of who is named, or of everyone of the team who may hold it. */
export async function slotsShown(
  kernel: Kernel,
  meetingId: string,
  { from, staffId }: { readonly from?: string | undefined; readonly staffId?: string | undefined },
): Promise<Slots> {
  const s = await stateOf(kernel, meeting, meetingId);
  if (s.status === 'None') throw new Refused('NOT_FOUND', 'meeting');
  const [hosts, clients, now] = await Promise.all([
    staffId ? Promise.all([hostOf(kernel, staffId)]) : hostsOf(kernel, s),
    stateOf(kernel, calendar, guestOf(s)),
    databaseNow(kernel),
  ]);
  const when = { now, config: kernel.configuration.current() };
  const asked = { limit: SHOWN + 1, ...(from ? { from } : {}) };
  const found = offeredTimes(hosts, { meetingId, meeting: s, clients }, when, asked);
  return { zone: s.inviteeZone!, slots: found.slice(0, SHOWN).map(({ startsAt }) => meetingSlot(s, startsAt)), more: found.length > SHOWN };
}

/** The hours that someone of the team set, and where they are met; and what a plan begins with. */
export async function hoursShown(kernel: Kernel, { id: staffId, provinces }: Actor): Promise<Answer<'GET /api/meetings/hours'>> {
  const shipped = planDefaults(provinces?.[0] ?? 'QC', kernel.configuration.current());
  const [{ plan }, places] = await Promise.all([stateOf(kernel, availability, staffId), placesOf(kernel, staffId)]);
  if (!plan) return { staffId, shipped };
  const { zone, province, weekly, exceptions, bufferMinutes, minNoticeHours, slotMinutes } = plan;
  return { staffId, shipped, plan: { zone, province, weekly, exceptions, bufferMinutes, minNoticeHours, slotMinutes }, ...places };
}

/** Whether a row is one that still lies ahead. */
export const isAhead = ({ state }: Row): boolean => state === 'Invited' || state === 'Scheduled';
