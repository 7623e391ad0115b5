import { MODES } from '@jurilien/reference';
import type { AppointmentRow, ReservationRow } from '@jurilien/rows/scheduling';
import type { Effect } from '../../components/commands/effect-of-command';
import type { Command, Field, Values } from '../../components/form/command';
import { instant } from '../../components/form/moment';
import { every } from '../../every';
import { formatMoment } from '../../format';
import type { Translate, useCode } from '../../useT';
import type { Free } from './free-times';

export interface Tools {
  readonly t: Translate;
  readonly code: ReturnType<typeof useCode>;
}
/** An acceptance that a time is taken for. */
export interface Pair {
  readonly acceptanceId: string;
  readonly leadId: string;
}

/** Why staff cancel for one of the two; the other reasons are the system's. */
const REASONS = every<Exclude<AppointmentRow['cancelReason'], 'replaced' | 'withdrawn' | 'professionalGone' | 'erased'>>()(
  'otherCommitment',
  'illness',
  'noLongerNeeded',
  'otherLawyer',
  'noAnswer',
  'other',
);
const KINDS = every<AppointmentRow['kind']>()('first', 'consultation', 'followUp');
const OUTCOMES = every<AppointmentRow['outcome']>()('held', 'clientNoShow', 'professionalNoShow');

/** A free time of the list, or one that is typed. */
const BY_HAND = 'byHand';
const timeFields = ({ slots }: Free, { t }: Tools): Field[] => [
  {
    name: 'slot',
    label: 'scheduling.slot',
    kind: 'select',
    initial: slots[0]?.startsAt ?? BY_HAND,
    options: [
      ...slots.map(({ startsAt }) => ({ value: startsAt, label: formatMoment(startsAt) })),
      { value: BY_HAND, label: t('scheduling.byHand') },
    ],
  },
  { name: 'startsAt', label: 'scheduling.otherTime', hint: 'scheduling.otherTimeHint', kind: 'datetime', optional: true },
];
/** The time of the form; nothing while none is typed, which the API then asks for. */
const chosen = ({ slot, startsAt }: Values): string | undefined => {
  if (slot !== BY_HAND) return String(slot);
  return startsAt ? instant(startsAt) : undefined;
};

/** What there is to know of a time that is not on offer; nothing of one that is. */
const effectOf =
  (command: string, { slots, elsewhere }: Free, { t }: Tools, outside = t('scheduling.outside')) =>
  (values: Values): Effect | undefined => {
    const at = chosen(values);
    if (at === undefined || slots.some((slot) => Date.parse(slot.startsAt) === Date.parse(at))) return undefined;
    const busy = elsewhere.some((other) => Date.parse(other.startsAt) <= Date.parse(at) && Date.parse(at) < Date.parse(other.endsAt));
    return {
      rows: [[t('scheduling.effectWhen'), formatMoment(at)]],
      next: busy ? t('scheduling.elsewhere') : outside,
      done: t(`actions.said.${command}` as 'actions.said.RequestAppointment'),
    };
  };

const howFields = ({ code }: Tools, modes: readonly string[]): Field[] => [
  {
    name: 'kind',
    label: 'scheduling.kind',
    kind: 'select',
    initial: KINDS[0],
    options: KINDS.map((value) => ({ value, label: code('appointmentKinds', value) })),
  },
  {
    name: 'mode',
    label: 'scheduling.mode',
    kind: 'select',
    initial: modes[0] ?? MODES[0],
    options: MODES.map((value) => ({ value, label: code('meetingModes', value) })),
  },
  { name: 'note', label: 'scheduling.noteAsked', kind: 'lines', optional: true },
];
const noteOf = ({ note }: Values) => (note ? { note: String(note) } : {});

/** A time is booked for a client who is on the phone. */
export const bookForm = (pair: Pair, free: Free, tools: Tools): Command => {
  const appointmentId = crypto.randomUUID();
  return {
    command: 'RequestAppointment',
    label: tools.t('actions.RequestAppointment'),
    reason: false,
    fields: [...timeFields(free, tools), ...howFields(tools, free.modes)],
    effect: effectOf('RequestAppointment', free, tools),
    payload: (values) => ({
      ...{ appointmentId, acceptanceId: pair.acceptanceId, leadId: pair.leadId, startsAt: chosen(values) },
      ...{ kind: values.kind, mode: values.mode, ...noteOf(values) },
    }),
  };
};

/** A time is kept for a client who still hesitates. @param minutes how long */
export const holdForm = (pair: Pair, free: Free, minutes: number, tools: Tools): Command => {
  const reservationId = crypto.randomUUID();
  return {
    command: 'HoldSlot',
    label: tools.t('actions.HoldSlot'),
    note: tools.t('scheduling.holdNote', { minutes }),
    reason: false,
    fields: timeFields(free, tools),
    payload: (values) => ({ reservationId, acceptanceId: pair.acceptanceId, leadId: pair.leadId, startsAt: chosen(values) }),
  };
};

const ofHold = ({ id, acceptanceId, leadId }: ReservationRow) => ({ reservationId: id, acceptanceId, leadId });

/** What is held becomes an appointment. */
export const convertForm = (row: ReservationRow, tools: Tools): Command => {
  const appointmentId = crypto.randomUUID();
  return {
    command: 'RequestAppointment',
    label: tools.t('actions.RequestAppointment'),
    note: formatMoment(row.startsAt),
    reason: false,
    fields: howFields(tools, []),
    payload: (values) => ({ ...ofHold(row), appointmentId, kind: values.kind, mode: values.mode, ...noteOf(values) }),
  };
};
/** @param command one that needs no more than to be confirmed */
export const holdAct = (command: 'ExtendHold' | 'ReleaseSlot', row: ReservationRow, { t }: Tools): Command => ({
  command,
  label: t(`actions.${command}`),
  note: formatMoment(row.startsAt),
  reason: false,
  danger: command === 'ReleaseSlot',
  fields: [],
  payload: () => ofHold(row),
});

/** Names it, at the time that the sender sees. */
const ofTime = ({ id, acceptanceId, leadId, timeVersion }: AppointmentRow) => ({
  appointmentId: id,
  acceptanceId,
  leadId,
  version: timeVersion,
});

/** Confirms the time that was asked for, or one of those that were proposed. */
export const confirmForm = (row: AppointmentRow, { t }: Tools): Command => {
  const proposed = row.state === 'Proposing' ? (row.proposals ?? []) : [];
  return {
    command: 'ConfirmAppointment',
    label: t('actions.ConfirmAppointment'),
    note: proposed.length ? undefined : formatMoment(row.startsAt),
    reason: false,
    fields: proposed.length
      ? [
          {
            name: 'startsAt',
            label: 'scheduling.chooseProposal',
            kind: 'select',
            options: proposed.map(({ startsAt }) => ({ value: startsAt, label: formatMoment(startsAt) })),
          },
        ]
      : [],
    payload: ({ startsAt }) => ({ ...ofTime(row), ...(startsAt ? { startsAt } : {}) }),
  };
};

export const moveForm = (row: AppointmentRow, free: Free, tools: Tools): Command => ({
  command: 'RescheduleAppointment',
  label: tools.t('actions.RescheduleAppointment'),
  reason: false,
  fields: timeFields(free, tools),
  effect: effectOf('RescheduleAppointment', free, tools, tools.t('scheduling.moveOutside')),
  payload: (values) => ({ ...ofTime(row), startsAt: chosen(values) }),
});

export const cancelForm = (row: AppointmentRow, { t, code }: Tools): Command => ({
  command: 'CancelAppointment',
  label: t('actions.CancelAppointment'),
  reason: false,
  danger: true,
  fields: [
    {
      name: 'cause',
      label: 'scheduling.reason',
      kind: 'select',
      options: REASONS.map((value) => ({ value, label: code('appointmentReasons', value) })),
    },
    { name: 'note', label: 'scheduling.noteAsked', kind: 'lines', optional: true },
  ],
  payload: (values) => ({ ...ofTime(row), reason: values.cause, ...noteOf(values) }),
});

export const outcomeForm = (row: AppointmentRow, { t, code }: Tools): Command => ({
  command: 'RecordAppointmentOutcome',
  label: t('actions.RecordAppointmentOutcome'),
  reason: false,
  fields: [
    {
      name: 'outcome',
      label: 'scheduling.outcomeAsked',
      kind: 'select',
      options: OUTCOMES.map((value) => ({ value, label: code('appointmentOutcomes', value) })),
    },
  ],
  payload: ({ outcome }) => ({ ...ofTime(row), outcome }),
});
