import { json, notNull, oneOf, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { APPOINTMENT_KINDS, appointment, APPOINTMENT_STATES, CANCEL_REASONS, OUTCOMES } from '../lives/appointment.js';
import { MODES, SIDES, slot, type Slot } from '../slot.js';

const placed = ({ startsAt, endsAt, wallTime, zone }: Slot) => ({ startsAt, endsAt, wallTime, zone });
/** Each side's word has its column; a timer has none. */
const STATED = { client: 'clientStated', professional: 'professionalStated', staff: 'staffStated' } as const;
const answered = { proposals: null, proposedBy: null, proposedUntil: null };
const ends =
  (state: 'Held' | 'ClientNoShow' | 'ProfessionalNoShow' | 'Unknown', outcome: (typeof OUTCOMES)[number] | null) =>
  (row: Row | undefined, { occurredAt, version }: { readonly occurredAt: string; readonly version: number }): Row | undefined =>
    row && { ...row, state, outcome, disputed: false, endedAt: occurredAt, version };

/** Appointments of clients and professionals, from the first wish to what became of them (M02, X14, X17). Words are read one at a time. */
export const appointments = view(appointment)({
  name: 'appointments',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    /** Of its stream: what a reader has seen. */
    version: 'integer not null',
    acceptanceId: 'uuid not null',
    leadId: 'uuid not null',
    professionalId: 'uuid not null',
    /** Whose key the words are sealed with. */
    personId: 'uuid not null',
    code: 'text not null',
    province: 'text not null',
    kind: notNull(oneOf(APPOINTMENT_KINDS)),
    mode: notNull(oneOf(MODES)),
    state: notNull(oneOf(APPOINTMENT_STATES)),
    /** How often its time has changed: the version that commands, links and calendar files name. */
    timeVersion: 'integer not null',
    startsAt: 'timestamptz not null',
    endsAt: 'timestamptz not null',
    wallTime: 'text not null',
    zone: 'text not null',
    clientZone: 'text not null',
    professionalZone: 'text not null',
    requestedBy: notNull(oneOf(SIDES)),
    confirmBy: 'timestamptz not null',
    proposals: json(z.array(slot)),
    proposedBy: oneOf(SIDES),
    proposedUntil: 'timestamptz',
    /** What stood before other times were proposed. */
    before: oneOf(['Requested', 'Confirmed']),
    clientLate: 'boolean not null',
    professionalLate: 'boolean not null',
    clientStated: oneOf(OUTCOMES),
    professionalStated: oneOf(OUTCOMES),
    staffStated: oneOf(OUTCOMES),
    disputed: 'boolean not null',
    outcome: oneOf(OUTCOMES),
    cancelledBy: oneOf(SIDES),
    cancelReason: oneOf(CANCEL_REASONS),
    note: { type: 'text', personal: 'text' },
    proposalNote: { type: 'text', personal: 'text' },
    cancelNote: { type: 'text', personal: 'text' },
    requestedAt: 'timestamptz not null',
    confirmedAt: 'timestamptz',
    endedAt: 'timestamptz',
  },
  indexes: [['state', 'startsAt'], ['acceptanceId'], ['leadId'], ['professionalId', 'startsAt'], ['personId']],
  sealedBy: 'personId',
  search: ['code'],
  read: {
    province: 'province',
    lead: 'leadId',
    professional: 'professionalId',
    detailOnly: ['note', 'proposalNote', 'cancelNote'],
    figuresOnly: ['personId'],
    defaultSort: ['startsAt', 'desc'],
  },
  on: {
    AppointmentRequested: (_row, { data, occurredAt, version }) => {
      const { appointmentId: _a, clientId: _c, reservationId: _r, slot: wanted, by, ...requested } = data;
      return {
        ...requested,
        ...placed(wanted),
        version,
        state: 'Requested',
        timeVersion: 1,
        requestedBy: by,
        clientLate: false,
        professionalLate: false,
        disputed: false,
        requestedAt: occurredAt,
      };
    },
    AppointmentConfirmed: (row, { data: { slot: agreed, mode, version: timeVersion }, occurredAt, version }) =>
      row && {
        ...row,
        ...placed(agreed),
        ...answered,
        before: null,
        mode,
        timeVersion,
        state: 'Confirmed',
        confirmedAt: occurredAt,
        version,
      },
    SlotsProposed: (row, { data: { slots, by, until, note }, version }) =>
      row && {
        ...row,
        before: row['state'] === 'Confirmed' ? 'Confirmed' : (row['before'] ?? 'Requested'),
        state: 'Proposing',
        proposals: slots,
        proposedBy: by,
        proposedUntil: until,
        proposalNote: note ?? null,
        version,
      },
    ProposalsLapsed: (row, { version }) => row && { ...row, ...answered, state: row['before'] ?? 'Requested', before: null, version },
    AppointmentRescheduled: (row, { data: { to, version: timeVersion }, version }) =>
      row && {
        ...row,
        ...placed(to),
        ...answered,
        before: null,
        timeVersion,
        state: 'Confirmed',
        clientLate: false,
        professionalLate: false,
        version,
      },
    AppointmentTimeCorrected: (row, { data: { to, version: timeVersion }, version }) =>
      row && { ...row, ...placed(to), timeVersion, version },
    AppointmentCancelled: (row, { data: { by, reason, note }, occurredAt, version }) =>
      row && {
        ...row,
        ...answered,
        state: 'Cancelled',
        cancelledBy: by,
        cancelReason: reason,
        cancelNote: note ?? null,
        endedAt: occurredAt,
        version,
      },
    AppointmentLapsed: (row, { occurredAt, version }) => row && { ...row, ...answered, state: 'Lapsed', endedAt: occurredAt, version },
    LatenessReported: (row, { data: { by }, version }) =>
      row && { ...row, ...(by === 'client' ? { clientLate: true } : { professionalLate: true }), version },
    AppointmentOutcomeStated: (row, { data: { by, outcome }, version }) =>
      row && { ...row, ...(by === 'system' ? {} : { [STATED[by]]: outcome }), version },
    AppointmentOutcomeDisputed: (row, { version }) => row && { ...row, disputed: true, version },
    AppointmentHeld: ends('Held', 'held'),
    AppointmentClientNoShow: ends('ClientNoShow', 'clientNoShow'),
    AppointmentProfessionalNoShow: ends('ProfessionalNoShow', 'professionalNoShow'),
    AppointmentOutcomeUnknown: ends('Unknown', null),
  },
});
export type AppointmentRow = RowOf<typeof appointments>;
