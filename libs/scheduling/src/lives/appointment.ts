import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { type Mode, MODES, type Side, SIDES, slot, type Slot } from '../slot.js';

/** What an appointment is for. */
export const APPOINTMENT_KINDS = ['first', 'consultation', 'followUp'] as const;
/** Why people cancel one. */
export const PEOPLES_REASONS = ['otherCommitment', 'illness', 'noLongerNeeded', 'otherLawyer', 'noAnswer', 'other'] as const;
/** Why one is cancelled: by people, or because what it was for has ended. */
export const CANCEL_REASONS = [...PEOPLES_REASONS, 'replaced', 'withdrawn', 'professionalGone', 'erased'] as const;
export const OUTCOMES = ['held', 'clientNoShow', 'professionalNoShow'] as const;
export type AppointmentOutcome = (typeof OUTCOMES)[number];

/** Where an appointment stands, in the order of its life. */
export const APPOINTMENT_STATES = [
  'Requested',
  'Confirmed',
  'Proposing',
  'Held',
  'ClientNoShow',
  'ProfessionalNoShow',
  'Cancelled',
  'Lapsed',
  'Unknown',
] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATES)[number];

const id = { appointmentId: z.string() };
/** Words of either side are sealed with the client's key, like everything about the request. */
const aboutClient = { personId: z.string() };
const sealed = { personal: { note: 'personId' as const } };
const note = z.string().max(1_000).optional();
const side = z.enum(SIDES);
/** How often the time has changed: reminders, links and calendar files speak of one version. */
const version = z.number().int().positive();

/** An appointment of a client with the professional who accepted the request (4.5.1). */
export const appointmentEvents = {
  AppointmentRequested: event(
    z.object({
      ...id,
      ...aboutClient,
      acceptanceId: z.string(),
      leadId: z.string(),
      professionalId: z.string(),
      /** Whose calendar the client's is: the same for several requests of one person. */
      clientId: z.string(),
      code: z.string(),
      province: z.enum(['QC', 'ON']),
      kind: z.enum(APPOINTMENT_KINDS),
      mode: z.enum(MODES),
      slot,
      clientZone: z.string(),
      professionalZone: z.string(),
      reservationId: z.string().optional(),
      by: side,
      note,
      /** When it lapses if no one confirms. */
      confirmBy: z.string(),
    }),
    sealed,
  ),
  AppointmentConfirmed: event(z.object({ ...id, by: side, slot, mode: z.enum(MODES), version })),
  SlotsProposed: event(z.object({ ...id, ...aboutClient, by: side, slots: z.array(slot).min(1).max(5), until: z.string(), note }), sealed),
  /** No proposal was chosen in time: what stood before stands again. */
  ProposalsLapsed: event(z.object(id)),
  AppointmentRescheduled: event(z.object({ ...id, by: side, from: slot, to: slot, version })),
  /** The rules of a time zone changed: the wall time stayed, the instants moved (`tz.keepWallTime`). */
  AppointmentTimeCorrected: event(
    z.object({
      ...id,
      ...{ from: slot, to: slot, version },
      /** Whose time it is, where it now meets another one of theirs: a person of the team finds them a new one. */
      overlap: z.object({ acceptanceId: z.string(), leadId: z.string(), professionalId: z.string() }).optional(),
    }),
  ),
  AppointmentCancelled: event(z.object({ ...id, ...aboutClient, by: side, reason: z.enum(CANCEL_REASONS), note }), sealed),
  AppointmentLapsed: event(z.object(id)),
  LatenessReported: event(z.object({ ...id, by: side, minutes: z.number().int().positive().optional() })),
  AppointmentOutcomeStated: event(z.object({ ...id, by: side, outcome: z.enum(OUTCOMES) })),
  AppointmentHeld: event(z.object(id)),
  AppointmentClientNoShow: event(z.object(id)),
  AppointmentProfessionalNoShow: event(z.object(id)),
  /** The two sides say different things: a person of the team asks both. */
  AppointmentOutcomeDisputed: event(z.object({ ...id, acceptanceId: z.string(), leadId: z.string(), professionalId: z.string() })),
  /** No one said anything. */
  AppointmentOutcomeUnknown: event(z.object(id)),
};
export type AppointmentEvent = EventOf<typeof appointmentEvents>;
type Requested = Extract<AppointmentEvent, { type: 'AppointmentRequested' }>['data'];

export interface AppointmentState extends Partial<Omit<Requested, 'note' | 'slot' | 'mode'>> {
  readonly status: 'None' | AppointmentStatus;
  /** What an unanswered proposal falls back to. */
  readonly before?: 'Requested' | 'Confirmed';
  readonly slot?: Slot;
  readonly mode?: Mode;
  readonly version: number;
  readonly proposals: { readonly by: Side; readonly slots: readonly Slot[]; readonly until: string } | undefined;
  readonly late: readonly Side[];
  readonly stated: Partial<Record<Side, AppointmentOutcome>>;
  readonly disputed: boolean;
}

export const appointment = decider<AppointmentState, typeof appointmentEvents>({
  category: 'appointment',
  events: appointmentEvents,
  initial: { status: 'None', version: 0, proposals: undefined, late: [], stated: {}, disputed: false },
  evolve,
});

function evolve(s: AppointmentState, e: AppointmentEvent): AppointmentState {
  switch (e.type) {
    case 'AppointmentRequested': {
      const { note: _, ...requested } = e.data;
      return { ...s, ...requested, status: 'Requested', version: 1 };
    }
    case 'AppointmentConfirmed':
      return { ...s, status: 'Confirmed', slot: e.data.slot, mode: e.data.mode, version: e.data.version, proposals: undefined };
    case 'SlotsProposed': {
      const { by, slots, until } = e.data;
      return {
        ...s,
        before: s.status === 'Confirmed' ? 'Confirmed' : (s.before ?? 'Requested'),
        status: 'Proposing',
        proposals: { by, slots, until },
      };
    }
    case 'ProposalsLapsed':
      return { ...s, status: s.before ?? 'Requested', before: undefined, proposals: undefined };
    case 'AppointmentRescheduled':
      return { ...s, status: 'Confirmed', before: undefined, slot: e.data.to, version: e.data.version, proposals: undefined, late: [] };
    case 'AppointmentTimeCorrected':
      return { ...s, slot: e.data.to, version: e.data.version };
    case 'AppointmentCancelled':
      return { ...s, status: 'Cancelled', proposals: undefined };
    case 'AppointmentLapsed':
      return { ...s, status: 'Lapsed', proposals: undefined };
    case 'LatenessReported':
      return { ...s, late: [...s.late, e.data.by] };
    case 'AppointmentOutcomeStated':
      return { ...s, stated: { ...s.stated, [e.data.by]: e.data.outcome } };
    case 'AppointmentHeld':
      return { ...s, status: 'Held' };
    case 'AppointmentClientNoShow':
      return { ...s, status: 'ClientNoShow' };
    case 'AppointmentProfessionalNoShow':
      return { ...s, status: 'ProfessionalNoShow' };
    case 'AppointmentOutcomeDisputed':
      return { ...s, disputed: true };
    case 'AppointmentOutcomeUnknown':
      return { ...s, status: 'Unknown' };
    default:
      return e satisfies never;
  }
}
