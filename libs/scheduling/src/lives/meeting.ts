import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import {
  ENDED_REASONS,
  MEETING_CANCEL_REASONS,
  MEETING_KINDS,
  MEETING_OUTCOMES,
  type MEETING_STATES,
  NEXT_ACTIONS,
  SUBJECT_KINDS,
} from '@jurilien/reference';
import { z } from 'zod';
import { type Mode, MODES, slot, type Slot } from '../slot.js';

/** Who acted: the one who was invited, the team, or what the meeting was for ended. */
const MEETING_SIDES = ['invitee', 'staff', 'system'] as const;
export type MeetingSide = (typeof MEETING_SIDES)[number];

const id = { meetingId: z.string() };
/** Words are sealed with the key of who was invited. */
const aboutInvitee = { inviteeId: z.string() };
const sealed = { personal: { note: 'inviteeId' as const } };
const by = z.enum(MEETING_SIDES);
const version = z.number().int().positive();
const note = z.string().max(4_000);

/** A meeting of a person with our team (4.5.1). */
export const meetingEvents = {
  MeetingInvited: event(
    z.object({
      ...id,
      ...aboutInvitee,
      kind: z.enum(MEETING_KINDS),
      subjectKind: z.enum(SUBJECT_KINDS),
      subjectId: z.string(),
      /** Whose calendar holds the client's time, where it is not that of who is invited: one person has one, however many requests. */
      guestId: z.string().optional(),
      /** Short code of the request, for a call about one. */
      code: z.string().optional(),
      province: z.enum(['QC', 'ON']),
      lang: z.enum(['fr', 'en']),
      mode: z.enum(MODES),
      minutes: z.number().int().positive(),
      inviteeZone: z.string(),
      /** Who of the team meets; no one yet means anyone who is free. */
      staffId: z.string().optional(),
      /** Until when a time can be chosen. */
      until: z.string(),
      by,
    }),
  ),
  MeetingScheduled: event(z.object({ ...id, staffId: z.string(), slot, by, version })),
  MeetingRescheduled: event(z.object({ ...id, staffId: z.string(), from: slot, to: slot, by, version })),
  /** See `AppointmentTimeCorrected`. */
  MeetingTimeCorrected: event(
    z.object({
      ...id,
      ...{ from: slot, to: slot, version },
      overlap: z.object({ leadId: z.string().optional(), professionalId: z.string().optional() }).optional(),
    }),
  ),
  /** What the one who was invited says beforehand. */
  MeetingPrepared: event(z.object({ ...id, ...aboutInvitee, note }), sealed),
  /** `shared`: whether the one who was invited reads it too. */
  MeetingNoted: event(z.object({ ...id, ...aboutInvitee, note, shared: z.boolean() }), sealed),
  /** The points of the checklist of its kind that are done. */
  MeetingChecked: event(z.object({ ...id, done: z.array(z.string()) })),
  MeetingCancelled: event(z.object({ ...id, by, reason: z.enum([...MEETING_CANCEL_REASONS, ...ENDED_REASONS]) })),
  MeetingOutcomeRecorded: event(z.object({ ...id, outcome: z.enum(MEETING_OUTCOMES), next: z.enum(NEXT_ACTIONS) })),
  /** No time was chosen, or no one said what came of it. */
  MeetingLapsed: event(z.object(id)),
};
export type MeetingEvent = EventOf<typeof meetingEvents>;
type Invited = Extract<MeetingEvent, { type: 'MeetingInvited' }>['data'];

export interface MeetingState extends Partial<Omit<Invited, 'by' | 'mode'>> {
  readonly status: 'None' | (typeof MEETING_STATES)[number];
  readonly mode?: Mode;
  readonly slot?: Slot;
  readonly version: number;
  readonly checked: readonly string[];
  readonly prepared: boolean;
}

const initial: MeetingState = { status: 'None', version: 0, checked: [], prepared: false };

export const meeting = decider<MeetingState, typeof meetingEvents>({ category: 'meeting', events: meetingEvents, initial, evolve });

function evolve(s: MeetingState, e: MeetingEvent): MeetingState {
  switch (e.type) {
    case 'MeetingInvited': {
      const { by: _, ...invited } = e.data;
      // Once more after one that came to nothing: times go on being counted, so that what spoke of an earlier one stays recognizable.
      return { ...initial, ...invited, status: 'Invited', version: s.version };
    }
    case 'MeetingScheduled':
      return { ...s, status: 'Scheduled', staffId: e.data.staffId, slot: e.data.slot, version: e.data.version };
    case 'MeetingRescheduled':
      return { ...s, staffId: e.data.staffId, slot: e.data.to, version: e.data.version };
    case 'MeetingTimeCorrected':
      return { ...s, slot: e.data.to, version: e.data.version };
    case 'MeetingPrepared':
      return { ...s, prepared: true };
    case 'MeetingNoted':
      return s;
    case 'MeetingChecked':
      return { ...s, checked: e.data.done };
    case 'MeetingCancelled':
      return { ...s, status: 'Cancelled' };
    case 'MeetingOutcomeRecorded':
      return { ...s, status: e.data.outcome === 'held' ? 'Held' : 'NoShow' };
    case 'MeetingLapsed':
      return { ...s, status: 'Lapsed' };
    default:
      return e satisfies never;
  }
}
