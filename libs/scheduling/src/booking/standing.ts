import { reached } from '@jurilien/reference';
import type { AppointmentEvent, AppointmentState } from '../lives/appointment.js';
import { appointment } from '../lives/appointment.js';
import type { Ctx } from '@jurilien/event-sourcing';
import { type CalendarEvents, freeTime, proposalEntry, together } from './entries.js';
import type { Calendars, Owners } from './owners.js';

/** What happened to an appointment, typed by its name. */
export const booked = <T extends AppointmentEvent['type']>(
  type: T,
  data: Extract<AppointmentEvent, { type: T }>['data'],
): AppointmentEvent => ({ type, data }) as AppointmentEvent;

/** Whether proposals wait that no one can choose any more; equality with their end is over. */
const proposalsAreOver = (s: AppointmentState, now: string): boolean =>
  s.status === 'Proposing' && s.proposals !== undefined && reached(s.proposals.until, now);

/** Where an appointment stands at an instant, whether or not a timer has said so yet: proposals that are over leave what stood before. */
export const standsAs = (s: AppointmentState, now: string): AppointmentState['status'] => {
  const status = proposalsAreOver(s, now) ? (s.before ?? 'Requested') : s.status;
  return status === 'Requested' && s.confirmBy !== undefined && reached(s.confirmBy, now) ? 'Lapsed' : status;
};

/** The entries of an appointment's calendar: its own time, and those it proposed. */
export const entriesOf = (appointmentId: string, s: AppointmentState): string[] => [appointmentId, ...proposalsOf(appointmentId, s)];
export const proposalsOf = (appointmentId: string, { proposals }: AppointmentState): string[] =>
  (proposals?.slots ?? []).map((_, n) => proposalEntry(appointmentId, n));

/** What an act on an appointment begins from: its state, and what must be written first. */
export interface Settled {
  readonly state: AppointmentState;
  readonly events: AppointmentEvent[];
  readonly calendars: CalendarEvents;
}

/** Writes down that proposals are over, where they are. */
export function settled(appointmentId: string, s: AppointmentState, of: Required<Owners>, calendars: Calendars, ctx: Ctx): Settled {
  if (!proposalsAreOver(s, ctx.now)) return { state: s, events: [], calendars: together() };
  const event = booked('ProposalsLapsed', { appointmentId });
  const state = appointment.evolve(s, event, { occurredAt: ctx.now, actor: ctx.actor, stream: '', config: ctx.config });
  return { state, events: [event], calendars: freeTime(of, calendars, proposalsOf(appointmentId, s), appointmentId) };
}
