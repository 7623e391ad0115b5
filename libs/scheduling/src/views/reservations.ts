import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { reservation } from '../lives/reservation.js';

/** Times that clients hold, or held: live, expired, given back, or become an appointment (X17). */
export const reservations = view(reservation)({
  name: 'reservations',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    acceptanceId: 'uuid not null',
    leadId: 'uuid not null',
    professionalId: 'uuid not null',
    code: 'text not null',
    province: 'text not null',
    startsAt: 'timestamptz not null',
    endsAt: 'timestamptz not null',
    /** On whose clock it was chosen, and what that clock showed. */
    zone: 'text not null',
    wallTime: 'text not null',
    state: notNull(oneOf(['Held', 'Converted', 'Released', 'Expired'])),
    until: 'timestamptz not null',
    extended: 'boolean not null',
    by: notNull(oneOf(['client', 'staff'])),
    appointmentId: 'uuid',
    heldAt: 'timestamptz not null',
    endedAt: 'timestamptz',
  },
  indexes: [['state', 'until'], ['acceptanceId'], ['leadId'], ['professionalId', 'startsAt']],
  search: ['code'],
  read: { province: 'province', lead: 'leadId', professional: 'professionalId', defaultSort: ['heldAt', 'desc'] },
  on: {
    SlotHeld: (_row, { data: { reservationId: _r, personId: _p, clientId: _c, slot, ...held }, occurredAt }) => ({
      ...held,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      zone: slot.zone,
      wallTime: slot.wallTime,
      state: 'Held',
      extended: false,
      heldAt: occurredAt,
    }),
    SlotHoldExtended: (row, { data: { until } }) => row && { ...row, until, extended: true },
    SlotReleased: (row, { occurredAt }) => row && { ...row, state: 'Released', endedAt: occurredAt },
    SlotHoldExpired: (row, { occurredAt }) => row && { ...row, state: 'Expired', endedAt: occurredAt },
    SlotConverted: (row, { data: { appointmentId }, occurredAt }) =>
      row && { ...row, state: 'Converted', appointmentId, endedAt: occurredAt },
  },
});
export type ReservationRow = RowOf<typeof reservations>;
