import { at, type Past, uuidFor } from '@jurilien/event-sourcing/testing';
import { appointment, reservation } from '@jurilien/scheduling';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { professional } from '@jurilien/professionals';
import { ID, type Lives } from '../account-lives.testing.js';
import { claimOf, leadId, member, offeredLead, pro } from '../claims.testing.js';

const acceptanceId = claimOf(1);
const professionalId = pro(1);
const personId = uuidFor('a client with an appointment');
const pair = { acceptanceId, leadId, professionalId, personId, clientId: 'client-1', code: 'K7QF', province: 'QC' } as const;
const slotAt = (minutes: number) => ({
  startsAt: at(minutes),
  endsAt: at(minutes + 30),
  zone: 'America/Toronto',
  wallTime: '2026-11-03T10:00',
});
const slot = slotAt(1_440);
const id = { appointmentId: ID };
const asked = {
  ...id,
  ...pair,
  kind: 'first',
  mode: 'phone',
  slot,
  clientZone: 'America/Toronto',
  professionalZone: 'America/Toronto',
  by: 'client',
  confirmBy: at(1_320),
} as const;
const requested: Past = [['AppointmentRequested', asked]];
const confirmed: Past = [...requested, ['AppointmentConfirmed', { ...id, by: 'professional', slot, mode: 'phone', version: 1 }]];
const begun: Past = [
  ['AppointmentRequested', { ...asked, slot: slotAt(-60) }],
  ['AppointmentConfirmed', { ...id, by: 'professional', slot: slotAt(-60), mode: 'phone', version: 1 }],
];
const held: Past = [['SlotHeld', { reservationId: ID, ...pair, slot, until: at(10), by: 'client' }]];
const row = { id: ID, acceptanceId, leadId };
/** Whose calendars: what every door fills in. */
const owners = { professionalId, clientId: pair.clientId };
const opened: Past = [
  ['AcceptanceOpened', { acceptanceId, leadId, professionalId, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }],
];
/** The two of it, and its request, as they are while an appointment stands. */
const theTwo = [
  { decider: acceptance, id: acceptanceId, begins: [opened], events: [] },
  { decider: lead, id: leadId, begins: [offeredLead], events: [] },
  { decider: professional, id: professionalId, begins: [member(1)], events: [] },
];

/** Appointments and the holds before them, in every state that a button meets. */
export const APPOINTMENT_LIVES = {
  appointments: {
    row,
    streams: [
      {
        decider: appointment,
        id: ID,
        begins: [[], requested, confirmed, begun],
        events: [
          ['AppointmentConfirmed', { ...id, by: 'professional', slot, mode: 'phone', version: 1 }],
          ['SlotsProposed', { ...id, personId, by: 'client', slots: [slotAt(2_880)], until: at(1_440) }],
          ['ProposalsLapsed', id],
          ['AppointmentRescheduled', { ...id, by: 'staff', from: slot, to: slotAt(2_880), version: 2 }],
          ['AppointmentCancelled', { ...id, personId, by: 'client', reason: 'illness' }],
          ['AppointmentLapsed', id],
          ['AppointmentOutcomeStated', { ...id, by: 'client', outcome: 'held' }],
          ['AppointmentHeld', id],
          ['AppointmentClientNoShow', id],
          ['AppointmentProfessionalNoShow', id],
          ['AppointmentOutcomeUnknown', id],
        ],
      },
      ...theTwo,
    ],
    inputs: {
      ConfirmAppointment: owners,
      RescheduleAppointment: { ...owners, startsAt: at(4_320) },
      CancelAppointment: { ...owners, reason: 'illness' },
      RecordAppointmentOutcome: { outcome: 'held' },
    },
  },
  reservations: {
    row,
    streams: [
      {
        decider: reservation,
        id: ID,
        begins: [[], held],
        events: [
          ['SlotHoldExtended', { reservationId: ID, until: at(20) }],
          ['SlotReleased', { reservationId: ID, by: 'client' }],
          ['SlotHoldExpired', { reservationId: ID }],
          ['SlotConverted', { reservationId: ID, appointmentId: ID }],
        ],
      },
    ],
    inputs: { ExtendHold: owners, ReleaseSlot: owners },
  },
} satisfies Readonly<Record<string, Lives>>;
