import { ERASED, json, notNull, oneOf, personal, type RowOf, view } from '@jurilien/event-sourcing';
import {
  ENDED_REASONS,
  MEETING_CANCEL_REASONS,
  MEETING_KINDS,
  MODES,
  MEETING_OUTCOMES,
  MEETING_STATES,
  NEXT_ACTIONS,
  SUBJECT_KINDS,
} from '@jurilien/reference';
import { z } from 'zod';
import { meeting } from '../lives/meeting.js';
import type { Slot } from '../slot.js';

/** Notes of the team, the newest last. */
const notes = z.array(z.object({ at: z.string(), by: z.string(), note: z.string(), shared: z.boolean() }));
const NOTES_SHOWN = 50;

const timeOf = ({ startsAt, endsAt, zone, wallTime }: Slot) => ({ startsAt, endsAt, zone, wallTime });

/** Meetings of people with the team: who is invited, when, and what came of it. Words are read one meeting at a time. */
export const meetings = view(meeting)({
  name: 'meetings',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    kind: notNull(oneOf(MEETING_KINDS)),
    state: notNull(oneOf(MEETING_STATES)),
    subjectKind: notNull(oneOf(SUBJECT_KINDS)),
    subjectId: 'uuid not null',
    /** The request that it is about: those who work on it read of the meeting. */
    leadId: 'uuid',
    code: 'text',
    province: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    mode: notNull(oneOf(MODES)),
    minutes: 'integer not null',
    staffId: 'uuid',
    startsAt: 'timestamptz',
    endsAt: 'timestamptz',
    /** Where the clock stood on which the time was chosen, and what it shows. */
    zone: 'text',
    wallTime: 'text',
    inviteeZone: 'text not null',
    /** Whose key seals the words: of who was invited. */
    inviteeId: 'text not null',
    /** How often the time was chosen or changed. */
    changes: 'integer not null',
    done: { type: 'text[]', notNull: true },
    prepared: 'boolean not null',
    preparation: { type: 'text', personal: 'text' },
    notes: personal('text', json(notes)),
    outcome: oneOf(MEETING_OUTCOMES),
    next: oneOf(NEXT_ACTIONS),
    cancelledBy: oneOf(['invitee', 'staff', 'system']),
    cancelReason: oneOf([...MEETING_CANCEL_REASONS, ...ENDED_REASONS]),
    invitedAt: 'timestamptz not null',
    until: 'timestamptz not null',
    endedAt: 'timestamptz',
    version: 'integer not null',
  },
  indexes: [['startsAt'], ['staffId', 'startsAt'], ['subjectId', 'kind', 'state'], ['state', 'until'], ['leadId'], ['inviteeId']],
  sealedBy: 'inviteeId',
  search: ['code'],
  read: {
    province: 'province',
    lead: 'leadId',
    assignee: 'staffId',
    detailOnly: ['preparation', 'notes'],
    figuresOnly: ['inviteeId'],
    defaultSort: ['startsAt', 'asc'],
  },
  on: {
    MeetingInvited: (row, { data: { meetingId: _, by: _by, guestId: _g, ...invited }, occurredAt, version }) => ({
      ...invited,
      state: 'Invited',
      leadId: invited.subjectKind === 'lead' ? invited.subjectId : null,
      changes: row?.changes ?? 0,
      done: [],
      prepared: false,
      invitedAt: occurredAt,
      version,
    }),
    MeetingScheduled: (row, { data: { staffId, slot, version: changes }, version }) =>
      row && { ...row, state: 'Scheduled', staffId, ...timeOf(slot), changes, version },
    MeetingRescheduled: (row, { data: { staffId, to, version: changes }, version }) =>
      row && { ...row, staffId, ...timeOf(to), changes, version },
    MeetingTimeCorrected: (row, { data: { to, version: changes }, version }) => row && { ...row, ...timeOf(to), changes, version },
    MeetingPrepared: (row, { data: { note }, version }) => row && { ...row, prepared: true, preparation: note, version },
    MeetingNoted: (row, { data: { note, shared }, occurredAt: at, actor, version }) => {
      // One key seals them all: where one is erased, all are.
      const kept = note === ERASED ? null : [...(row?.notes ?? []), { at, by: actor.id, note, shared }].slice(-NOTES_SHOWN);
      return row && { ...row, notes: kept, version };
    },
    MeetingChecked: (row, { data: { done }, version }) => row && { ...row, done, version },
    MeetingCancelled: (row, { data: { by: cancelledBy, reason: cancelReason }, occurredAt, version }) =>
      row && { ...row, state: 'Cancelled', cancelledBy, cancelReason, endedAt: occurredAt, version },
    MeetingOutcomeRecorded: (row, { data: { outcome, next }, occurredAt, version }) =>
      row && { ...row, state: outcome === 'held' ? 'Held' : 'NoShow', outcome, next, endedAt: occurredAt, version },
    MeetingLapsed: (row, { occurredAt, version }) => row && { ...row, state: 'Lapsed', endedAt: occurredAt, version },
  },
});
export type MeetingRow = RowOf<typeof meetings>;
