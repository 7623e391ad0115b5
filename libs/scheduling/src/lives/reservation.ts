import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { slot, type Slot } from '../slot.js';

const id = { reservationId: z.string() };

/** One hold on one time of one professional, for one client, with one end (4.5.1). */
export const reservationEvents = {
  SlotHeld: event(
    z.object({
      ...id,
      acceptanceId: z.string(),
      leadId: z.string(),
      professionalId: z.string(),
      /** The client's key. */
      personId: z.string(),
      /** Whose calendar the client's is: the same for several requests of one person. */
      clientId: z.string(),
      /** Short code of the request. */
      code: z.string(),
      province: z.enum(['QC', 'ON']),
      slot,
      until: z.string(),
      by: z.enum(['client', 'staff']),
    }),
  ),
  SlotHoldExtended: event(z.object({ ...id, until: z.string() })),
  SlotReleased: event(z.object({ ...id, by: z.enum(['client', 'staff', 'system']) })),
  SlotHoldExpired: event(z.object(id)),
  SlotConverted: event(z.object({ ...id, appointmentId: z.string() })),
};
export type ReservationEvent = EventOf<typeof reservationEvents>;
type Held = Extract<ReservationEvent, { type: 'SlotHeld' }>['data'];

export interface ReservationState extends Partial<Omit<Held, 'slot'>> {
  readonly status: 'None' | 'Held' | 'Converted' | 'Released' | 'Expired';
  readonly slot?: Slot;
  readonly extended: boolean;
  readonly appointmentId?: string;
}

export const reservation = decider<ReservationState, typeof reservationEvents>({
  category: 'reservation',
  events: reservationEvents,
  initial: { status: 'None', extended: false },
  evolve: (s, e) => {
    switch (e.type) {
      case 'SlotHeld':
        return { ...e.data, status: 'Held', extended: false };
      case 'SlotHoldExtended':
        return { ...s, until: e.data.until, extended: true };
      case 'SlotReleased':
        return { ...s, status: 'Released' };
      case 'SlotHoldExpired':
        return { ...s, status: 'Expired' };
      case 'SlotConverted':
        return { ...s, status: 'Converted', appointmentId: e.data.appointmentId };
      default:
        return e satisfies never;
    }
  },
});
