import { acceptance } from '@jurilien/acceptance';
import { ids, Refused } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import { appointment, calendar, holdEntry, reservation } from '@jurilien/scheduling';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import type { Input, Supplier } from './supplier.js';

/** Each try loses only to another choice of the same client that was made while it ran. */
const TRIES = 5;

interface Owned {
  readonly professionalId?: string | undefined;
  readonly clientId?: string | undefined;
}

/** By what a client is one person in several requests: the e-mail address, else the number, as consents and conversations have it. */
export const clientOf = (kernel: Kernel, { email, phoneNumber, personId }: LeadState): string => {
  const address = email ? `email:${email.trim().toLowerCase()}` : phoneNumber && `phone:${phoneNumber}`;
  return address ? kernel.secrets.hash(address) : personId;
};

/** What exists keeps the calendars it was written into, whatever its request says today; what is new is of its acceptance. */
export async function timeOwnersOf(kernel: Kernel, { appointmentId, reservationId, acceptanceId, leadId }: Input): Promise<Owned> {
  const [ofAppointment, ofReservation, ofAcceptance, ofLead] = [
    ids.appointmentId.safeParse(appointmentId),
    ids.reservationId.safeParse(reservationId),
    ids.acceptanceId.safeParse(acceptanceId),
    ids.leadId.safeParse(leadId),
  ];
  const booked: Owned = ofAppointment.success ? await stateOf(kernel, appointment, ofAppointment.data) : {};
  if (booked.professionalId) return booked;
  const held: Owned = ofReservation.success ? await stateOf(kernel, reservation, ofReservation.data) : {};
  if (held.professionalId) return held;
  if (!ofAcceptance.success || !ofLead.success) return {};
  const [accepted, request] = await Promise.all([stateOf(kernel, acceptance, ofAcceptance.data), stateOf(kernel, lead, ofLead.data)]);
  if (accepted.status === 'None' || request.status === 'None') return {};
  return { professionalId: accepted.professionalId, clientId: clientOf(kernel, request) };
}

/** What this acceptance holds already, as the calendar has it now. */
async function formerOf(kernel: Kernel, { professionalId }: Owned, { acceptanceId, reservationId }: Input): Promise<string | undefined> {
  if (!professionalId || typeof acceptanceId !== 'string') return undefined;
  const former = (await stateOf(kernel, calendar, professionalId)).entries[holdEntry(acceptanceId)]?.refId;
  return former === reservationId ? undefined : former;
}

/** Whose calendars a command is about, and what its client held before; whatever a sender says of either is left out. */
export const supplyTimeOwners: Supplier = async (kernel, input, send) => {
  const { professionalId: _p, clientId: _c, formerId: _f, ...asked } = input;
  const { professionalId, clientId } = await timeOwnersOf(kernel, asked);
  for (let attempt = 1; ; attempt++) {
    const formerId = await formerOf(kernel, { professionalId }, asked);
    try {
      return await send({
        ...asked,
        ...(professionalId && clientId ? { professionalId, clientId } : {}),
        ...(formerId ? { formerId } : {}),
      });
    } catch (error) {
      const choseMeanwhile = error instanceof Refused && error.code === 'STALE_VERSION' && error.detail === 'hold-of-before';
      if (!choseMeanwhile || attempt === TRIES) throw error;
    }
  }
};
