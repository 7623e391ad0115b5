import { Refused } from '@jurilien/event-sourcing';
import { listRows } from '@jurilien/persistence';
import { confirmAppointment } from '@jurilien/processes';
import { HOUR_MS, whenWordsIn } from '@jurilien/reference';
import { issueLink, linkUrl, stateOf, type Kernel } from '@jurilien/runtime';
import { answers, appointment, type AppointmentState, cancelAppointment, reportLate, standsAs } from '@jurilien/scheduling';
import { LINK_DAYS } from '../link-days.js';
import type { Act, Answer, DoneBefore, From } from './types.js';

/** How near an appointment is for "late" to mean it. */
const AROUND_HOURS = 2;
/** The text that asks for a yes. */
const ASKS = 'R27-client';

interface Own {
  readonly id: string;
  readonly state: AppointmentState;
}
const named = ({ id, state: { acceptanceId, leadId } }: Own) => ({ appointmentId: id, acceptanceId: acceptanceId!, leadId: leadId! });

/** Appointments still to come of the one person who has the number, from the log itself. */
async function appointmentsOf(kernel: Kernel, { leadId, leadIds }: From, at: string): Promise<readonly Own[]> {
  if (!leadId) return [];
  const since = new Date(Date.parse(at) - AROUND_HOURS * HOUR_MS).toISOString();
  const { data } = await listRows(kernel.db, kernel.registry.views.get('appointments')!, {
    page: 1,
    perPage: 20,
    filter: { leadId: [...leadIds], state: ['Requested', 'Confirmed', 'Proposing'], startsAt_gte: since },
  });
  return Promise.all(data.map(async ({ id }) => ({ id: id as string, state: await stateOf(kernel, appointment, id as string) })));
}

/** Whether the last text we sent to the number asked for the yes: then a yes is meant for it, and for nothing else. */
async function wasAsked(kernel: Kernel, { contactId }: From): Promise<boolean> {
  const { data } = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: 1,
    sort: 'queuedAt',
    order: 'desc',
    filter: { threadId: contactId, channel: 'sms' },
  });
  return data[0]?.rule === ASKS;
}

const refusedIsNothing = async (sent: Promise<unknown>): Promise<boolean> => {
  try {
    await sent;
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    return false;
  }
};

/** The time that a yes would confirm: the one that is asked for, or the only one that is proposed. */
function askedTime({ state: s }: Own, now: string): string | undefined {
  const status = standsAs(s, now);
  if (status === 'Requested' && s.by && answers('client', s.by)) return s.slot?.startsAt;
  if (status !== 'Proposing' || !s.proposals || !answers('client', s.proposals.by)) return undefined;
  return s.proposals.slots.length === 1 ? s.proposals.slots[0]!.startsAt : undefined;
}

/** YES to the one appointment that waits for the client, where our last text asked for it. */
export async function confirmByText(kernel: Kernel, from: From, at: string, act: Act, doneBefore: DoneBefore): Promise<Answer | undefined> {
  const before = await doneBefore(confirmAppointment);
  if (before.length === 0 && !(await wasAsked(kernel, from))) return undefined;
  const all = await appointmentsOf(kernel, from, at);
  const done = before.length > 0 ? all.find(({ id }) => before.some(({ data }) => data['appointmentId'] === id)) : undefined;
  const waiting = all.flatMap((one) => {
    const startsAt = askedTime(one, at);
    return startsAt ? [{ one, startsAt }] : [];
  });
  const [meant, ...others] = waiting;
  if (!done && (!meant || others.length > 0)) return undefined;
  if (!done && !(await refusedIsNothing(act(confirmAppointment, { ...named(meant!.one), startsAt: meant!.startsAt })))) return undefined;
  const { slot, clientZone, professionalZone } = (done ?? meant!.one).state;
  const zones = [clientZone, professionalZone].filter((zone) => zone !== undefined);
  return { rule: 'appointment-confirmed', vars: { appointmentAt: whenWordsIn(meant?.startsAt ?? slot!.startsAt, from.lang, zones) } };
}

/** ANNULER: the one appointment to come is off. Of several, the page tells which. */
export async function cancelByText(kernel: Kernel, from: From, at: string, act: Act, doneBefore: DoneBefore): Promise<Answer | undefined> {
  const page = async (): Promise<string> => {
    const subject = { leadId: from.leadId! };
    const token = await issueLink(kernel, { purpose: 'lead-status', subject, lang: from.lang, days: LINK_DAYS['lead-status'] });
    return linkUrl(kernel.settings.publicUrl, 'lead-status', from.lang, token, subject);
  };
  if ((await doneBefore(cancelAppointment)).length > 0) return { rule: 'appointment-cancelled', vars: { statusUrl: await page() } };
  const all = (await appointmentsOf(kernel, from, at)).filter(({ state }) => Date.parse(state.slot!.startsAt) > Date.parse(at));
  const [meant, ...others] = all;
  if (!meant) return undefined;
  if (others.length > 0) return { rule: 'appointment-which', vars: { statusUrl: await page() } };
  if (!(await refusedIsNothing(act(cancelAppointment, { ...named(meant), reason: 'other' })))) return undefined;
  return { rule: 'appointment-cancelled', vars: { statusUrl: await page() } };
}

/** RETARD, LATE: told to the other side of the one appointment that begins or began about now. */
export async function lateByText(kernel: Kernel, from: From, at: string, act: Act, doneBefore: DoneBefore): Promise<Answer | undefined> {
  if ((await doneBefore(reportLate)).length > 0) return { rule: 'appointment-late' };
  const near = (await appointmentsOf(kernel, from, at)).filter(
    ({ state: s }) => standsAs(s, at) === 'Confirmed' && Math.abs(Date.parse(s.slot!.startsAt) - Date.parse(at)) <= AROUND_HOURS * HOUR_MS,
  );
  const [meant, ...others] = near;
  if (!meant || others.length > 0) return undefined;
  return (await refusedIsNothing(act(reportLate, named(meant)))) ? { rule: 'appointment-late' } : undefined;
}
