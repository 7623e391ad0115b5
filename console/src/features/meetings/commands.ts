import { MEETING_CANCEL_REASONS, MODES, MEETING_OUTCOMES, type MeetingKind, NEXT_ACTIONS } from '@jurilien/reference';
import type { MeetingRow } from '@jurilien/rows/scheduling';
import type { Command, Field, Values } from '../../components/form/command';
import { instant } from '../../components/form/moment';
import type { Translate, useCode } from '../../useT';

type Option = { value: string; label: string };
export interface Tools {
  readonly t: Translate;
  readonly code: ReturnType<typeof useCode>;
  /** Colleagues who may hold meetings. */
  readonly staff: Option[];
  readonly me: string;
}
/** Whom a meeting is with, by the id that commands name. */
export type Invitee = { readonly professionalId: string } | { readonly leadId: string } | { readonly candidateId: string };

/** The form that invites someone; who of the team meets may be left to who is free. */
export const inviteForm = (kinds: readonly MeetingKind[], invitee: Invitee, meetingId: string, { t, code, staff }: Tools): Command => ({
  command: 'InviteToMeeting',
  label: t('meetings.invite'),
  note: t('meetings.inviteNote'),
  reason: false,
  fields: [
    ...(kinds.length > 1
      ? [
          {
            name: 'kind',
            label: 'meetings.kind',
            kind: 'select',
            initial: kinds[0]!,
            options: kinds.map((value) => ({ value, label: code('meetingKinds', value) })),
          } satisfies Field,
        ]
      : []),
    {
      name: 'mode',
      label: 'meetings.mode',
      kind: 'select',
      initial: 'phone',
      options: MODES.map((value) => ({ value, label: code('meetingModes', value) })),
    },
    {
      name: 'staffId',
      label: 'meetings.withWhom',
      kind: 'select',
      initial: ANYONE,
      options: [{ value: ANYONE, label: t('meetings.anyone') }, ...staff],
    },
  ],
  payload: ({ kind = kinds[0]!, mode, staffId }) => ({
    ...{ meetingId, kind, mode, ...invitee },
    ...(staffId === ANYONE ? {} : { staffId }),
  }),
});
const ANYONE = 'anyone';

/** A slot of the list, or a time that is typed. */
const BY_HAND = 'byHand';
const timeFields = (row: MeetingRow, slots: Option[], { t, staff, me }: Tools): Field[] => [
  { name: 'staffId', label: 'meetings.withWhom', kind: 'select', initial: row.staffId ?? me, options: staff },
  {
    name: 'slot',
    label: 'meetings.slot',
    kind: 'select',
    initial: slots[0]?.value ?? BY_HAND,
    options: [...slots, { value: BY_HAND, label: t('meetings.byHand') }],
  },
  { name: 'startsAt', label: 'meetings.otherTime', hint: 'meetings.otherTimeHint', kind: 'datetime', optional: true },
];
const chosen = ({ slot, startsAt }: Values): string => (slot === BY_HAND ? instant(startsAt) : String(slot));

/** A time is chosen with the person, or another one. @param slots free times of who meets */
export const timeForm = (command: 'ScheduleMeeting' | 'RescheduleMeeting', row: MeetingRow, slots: Option[], tools: Tools): Command => ({
  command,
  label: tools.t(`actions.${command}`),
  reason: false,
  fields: timeFields(row, slots, tools),
  payload: (values) => ({ meetingId: row.id, staffId: values.staffId, startsAt: chosen(values), seen: row.changes }),
});

export const cancelForm = (row: MeetingRow, { t, code }: Tools): Command => ({
  command: 'CancelMeeting',
  label: t('actions.CancelMeeting'),
  reason: false,
  danger: true,
  fields: [
    {
      name: 'cause',
      label: 'meetings.reason',
      kind: 'select',
      options: MEETING_CANCEL_REASONS.map((value) => ({ value, label: code('meetingReasons', value) })),
    },
  ],
  payload: ({ cause }) => ({ meetingId: row.id, cause, seen: row.changes }),
});

export const outcomeForm = (row: MeetingRow, { t, code }: Tools): Command => ({
  command: 'RecordMeetingOutcome',
  label: t('actions.RecordMeetingOutcome'),
  reason: false,
  fields: [
    {
      name: 'outcome',
      label: 'meetings.outcomeAsked',
      kind: 'select',
      options: MEETING_OUTCOMES.map((value) => ({ value, label: code('meetingOutcomes', value) })),
    },
    {
      name: 'next',
      label: 'meetings.nextAsked',
      kind: 'select',
      initial: 'none',
      options: NEXT_ACTIONS.map((value) => ({ value, label: code('meetingNext', value) })),
    },
  ],
  payload: ({ outcome, next }) => ({ meetingId: row.id, outcome, next }),
});

export const noteForm = (row: MeetingRow, { t }: Tools): Command => ({
  command: 'NoteMeeting',
  label: t('actions.NoteMeeting'),
  reason: false,
  fields: [
    { name: 'note', label: 'meetings.note', kind: 'lines' },
    { name: 'shared', label: 'meetings.shareIt', kind: 'check', initial: false },
  ],
  payload: ({ note, shared }) => ({ meetingId: row.id, note, shared }),
});
