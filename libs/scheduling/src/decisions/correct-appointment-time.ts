import { decision } from '@jurilien/event-sourcing';
import { reached, tzKeepWallTime } from '@jurilien/reference';
import { moveEntry } from '../booking/entries.js';
import { refuseOtherOwners, timeOwners } from '../booking/owners.js';
import { booked } from '../booking/standing.js';
import { correctedSlot } from '../time/keep-wall-time.js';
import { appointedProvince, ofTimer, onItsTime } from './on-appointment.js';

const STANDING: readonly string[] = ['Requested', 'Confirmed', 'Proposing'];

/**
 * The rules of its zone changed: the wall time that the two agreed on stays, and the instant moves with both calendars. It is not refused
 * where it meets another time now, for both were agreed on: it says so, and a person of the team finds a new one.
 */
export const correctAppointmentTime = decision({
  name: 'CorrectAppointmentTime',
  input: ofTimer,
  needs: [timeOwners],
  streams: onItsTime,
  province: appointedProvince,
  decide(input, { appointment: s, professionals, clients }, { now, config }) {
    if (!STANDING.includes(s.status) || !s.slot || reached(s.slot.startsAt, now) || !config.value(tzKeepWallTime)) return {};
    const to = correctedSlot(s.slot);
    if (!to) return {};
    refuseOtherOwners(input, s);
    const { appointmentId, professionalId, clientId } = input;
    const ofProfessional = moveEntry(professionalId, professionals, appointmentId, s.slot, to, now);
    const ofClient = moveEntry(clientId, clients, appointmentId, s.slot, to, now);
    const overlap =
      ofProfessional.overlaps || ofClient.overlaps ? { acceptanceId: s.acceptanceId!, leadId: s.leadId!, professionalId } : undefined;
    const corrected = { appointmentId, from: s.slot, to, version: s.version + 1, ...(overlap ? { overlap } : {}) };
    return { appointment: [booked('AppointmentTimeCorrected', corrected)], professionals: ofProfessional.events, clients: ofClient.events };
  },
});
