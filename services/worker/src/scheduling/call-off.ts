import type { Sendable } from '@jurilien/event-sourcing';
import { listRows } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import { distribution } from '@jurilien/search';
import { appointment, calendar, cancelMeeting, endAppointment, type Entry, releaseSlot, reservation } from '@jurilien/scheduling';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { z } from 'zod';

/** Sends a command as the person who calls something off; a refusal that says "no more" is none. */
export type CallOff = <I extends z.ZodObject>(decision: Sendable<I>, input: NoInfer<z.input<I>>, about: string) => Promise<void>;

/** Someone waits for few meetings at once. */
const AT_ONCE = 20;

const entriesOf = async (kernel: Kernel, ownerId: string): Promise<Entry[]> =>
  Object.values((await stateOf(kernel, calendar, ownerId)).entries);
const refsOf = (entries: readonly Entry[], is: (entry: Entry) => boolean): Set<string> =>
  new Set(entries.filter(is).map(({ refId }) => refId));

/** Calls off what a professional has ahead, all of it or that of one acceptance, and gives the holds back; the log's own calendar says what. */
export async function callOffTimes(
  kernel: Kernel,
  { professionalId, acceptanceId, reason }: Work['end-times'],
  callOff: CallOff,
): Promise<void> {
  const entries = await entriesOf(kernel, professionalId);
  for (const id of refsOf(entries, ({ kind }) => kind === 'held')) {
    const held = await stateOf(kernel, reservation, id);
    if (held.status !== 'Held' || (acceptanceId && held.acceptanceId !== acceptanceId)) continue;
    await callOff(releaseSlot, { reservationId: id, acceptanceId: held.acceptanceId!, leadId: held.leadId! }, `:${id}`);
  }
  for (const id of refsOf(entries, ({ kind }) => kind !== 'held' && kind !== 'meeting')) {
    if (acceptanceId && (await stateOf(kernel, appointment, id)).acceptanceId !== acceptanceId) continue;
    await callOff(endAppointment, { appointmentId: id, reason }, `:${id}`);
  }
}

/** The same of everyone who accepted a request. */
export async function callOffTimesOfRequest(
  kernel: Kernel,
  { leadId, reason }: Work['end-times-of-request'],
  callOff: CallOff,
): Promise<void> {
  const { acceptances } = await stateOf(kernel, distribution, leadId);
  for (const { professionalId, acceptanceId } of acceptances) await callOffTimes(kernel, { professionalId, acceptanceId, reason }, callOff);
}

/** Calls off what someone still has ahead with the team. What the list does not show yet lapses by itself. */
export async function callOffMeetings(kernel: Kernel, { subjectId, cause, kind }: Work['end-meetings'], callOff: CallOff): Promise<void> {
  const view = kernel.registry.views.get('meetings')!;
  const filter = { subjectId, state: ['Invited', 'Scheduled'], ...(kind ? { kind } : {}) };
  const { data } = await listRows(kernel.db, view, { page: 1, perPage: AT_ONCE, filter });
  for (const row of data) {
    const meetingId = row['id'] as string;
    await callOff(cancelMeeting, { meetingId, cause }, `:${meetingId}`);
  }
}

/** Calls off the meetings that someone of the team was to hold. */
export async function callOffHosted(kernel: Kernel, { userId }: Work['end-hosted-meetings'], callOff: CallOff): Promise<void> {
  for (const meetingId of refsOf(await entriesOf(kernel, userId), ({ kind }) => kind === 'meeting'))
    await callOff(cancelMeeting, { meetingId, cause: 'ended' }, `:${meetingId}`);
}
