import { keysOf } from '../key.js';
import { distinct, flag, whole } from '../kinds.js';

// Holds, appointments and the hours in which someone can be met.
const key = keysOf('scheduling');

export const reservationHoldMinutes = key({ key: 'reservation.holdMinutes', kind: whole(2, 60), unit: 'minutes', shipped: 10, scope: 'G' });
export const reservationExtendMinutes = key({
  key: 'reservation.extendOnce',
  kind: whole(2, 60),
  unit: 'minutes',
  shipped: 10,
  scope: 'G',
});
export const appointmentConfirmHours = key({
  key: 'appointment.confirmHours',
  kind: whole(1, 168),
  unit: 'hours',
  shipped: 24,
  scope: 'P',
});
export const appointmentMinNoticeHours = key({
  key: 'appointment.minNoticeHours',
  kind: whole(0, 336),
  unit: 'hours',
  shipped: 4,
  scope: 'P',
});
export const appointmentProposals = key({ key: 'appointment.proposals', kind: whole(1, 5), unit: 'count', shipped: 5, scope: 'P' });
export const appointmentProposalHoldHours = key({
  key: 'appointment.proposalHoldHours',
  kind: whole(1, 168),
  unit: 'hours',
  shipped: 24,
  scope: 'P',
});
export const appointmentRemindHours = key({
  key: 'appointment.remindHours',
  kind: distinct(whole(1, 168), 1, 4),
  unit: 'hours',
  shipped: [24, 2],
  scope: 'P',
});
export const appointmentOutcomeDays = key({ key: 'appointment.outcomeDays', kind: whole(1, 60), unit: 'days', shipped: 7, scope: 'P' });
export const availabilitySlotMinutes = key({
  key: 'availability.slotMinutes',
  kind: whole(10, 240),
  unit: 'minutes',
  shipped: 30,
  scope: 'P',
});
export const availabilityBufferMinutes = key({
  key: 'availability.bufferMinutes',
  kind: whole(0, 120),
  unit: 'minutes',
  shipped: 10,
  scope: 'P',
});
export const availabilityHorizonDays = key({ key: 'availability.horizonDays', kind: whole(1, 180), unit: 'days', shipped: 60, scope: 'P' });
export const tzKeepWallTime = key({ key: 'tz.keepWallTime', kind: flag(), shipped: true, scope: 'G' });
