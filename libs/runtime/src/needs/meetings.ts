import { type Answer, ids, Refused } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { listRows } from '@jurilien/persistence';
import { hostsAt, leastLoaded } from '@jurilien/processes';
import { calendar, meeting, type MeetingState } from '@jurilien/scheduling';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import { guestOf, hostsOf } from '../scheduling/meeting-hosts.js';
import type { Input, Send, Supplier } from './supplier.js';
import { clientOf } from './time-owners.js';

const isMeeting = (id: unknown): id is string => ids.meetingId.safeParse(id).success;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
/** How many colleagues are tried where someone else takes the time of one at the same moment. */
const TRIES = 3;

/** The calendars of who was invited and of who of the team meets; of anyone who is free at that time where no one is named yet. */
export const supplyMeetingCalendars: Supplier = async (kernel, { hostId: _h, guestId: _g, formerId: _f, ...input }, send) => {
  if (!isMeeting(input.meetingId)) return send(input);
  const s = await stateOf(kernel, meeting, input.meetingId);
  if (s.status === 'None') return send(input);
  const given = { ...input, guestId: guestOf(s) };
  const hostId = text(input.staffId) ?? s.staffId;
  if (hostId) return send({ ...given, hostId, ...(s.slot && s.staffId !== hostId ? { formerId: s.staffId } : {}) });
  const startsAt = text(input.startsAt);
  return startsAt === undefined || Number.isNaN(Date.parse(startsAt)) ? send(given) : withAnyone(kernel, s, given, startsAt, send);
};

async function withAnyone(
  kernel: Kernel,
  s: MeetingState,
  given: Input & { readonly guestId: string },
  startsAt: string,
  send: Send,
): Promise<Answer> {
  const when = { now: new Date().toISOString(), config: kernel.configuration.current() };
  const [hosts, clients] = await Promise.all([hostsOf(kernel, s), stateOf(kernel, calendar, given.guestId)]);
  const free = hostsAt(hosts, { meetingId: given['meetingId'] as string, meeting: s, clients }, new Date(startsAt).toISOString(), when);
  // Where no one is free, one of them all the same: the refusal then says when the next times are.
  const tried = free.length > 0 ? free.slice(0, TRIES) : leastLoaded(hosts, when.now).slice(0, 1);
  let last: unknown;
  for (const { staffId } of tried) {
    try {
      return await send({ ...given, hostId: staffId });
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'SLOT_TAKEN')) throw error;
      last = error;
    }
  }
  if (last) throw last;
  return send(given);
}

/** A meeting of a kind with someone, out of the list; its own events say the rest. */
async function meetingWith(kernel: Kernel, subjectId: string, kind: string, states: readonly string[]): Promise<string | undefined> {
  const view = kernel.registry.views.get('meetings')!;
  const filter = { subjectId, kind, state: [...states] };
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: 1, sort: 'invitedAt', order: 'desc', filter });
  return data[0]?.['id'] as string | undefined;
}

/** Another meeting of the kind with the same person that waits. */
export const supplyOpenMeeting: Supplier = async (kernel, { openId: _said, guestId: _g, ...input }, send) => {
  const subject = [input.professionalId, input.leadId, input.candidateId].find((id) => ids.subjectId.safeParse(id).success);
  const kind = text(input.kind);
  if (typeof subject !== 'string' || kind === undefined) return send(input);
  const openId = await meetingWith(kernel, subject, kind, ['Invited', 'Scheduled']);
  const request = input.leadId === subject ? await stateOf(kernel, lead, subject) : undefined;
  return send({
    ...input,
    ...(openId && openId !== input.meetingId ? { openId } : {}),
    ...(request && request.status !== 'None' ? { guestId: clientOf(kernel, request) } : {}),
  });
};

/** The onboarding meeting of a professional that took place. */
export const supplyHeldOnboarding: Supplier = async (kernel, { meetingId: _said, ...input }, send) => {
  const { success, data: professionalId } = ids.professionalId.safeParse(input.professionalId);
  if (!success) return send(input);
  const meetingId = await meetingWith(kernel, professionalId, 'onboarding', ['Held']);
  return send(meetingId ? { ...input, meetingId } : input);
};
