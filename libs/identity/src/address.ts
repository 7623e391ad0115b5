import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const addressHash = z.string();
const asked = { addressHash, lang: z.enum(['fr', 'en']), sequence: z.number().int().positive() };

/**
 * Every event of an e-mail address that someone signs in with. The stream is named by a keyed hash of the address, so one
 * address is one account. What is asked for an address is recorded whether or not an account has it: the same work and the
 * same answer for both.
 */
export const addressEvents = {
  AddressTaken: event(z.object({ addressHash, userId: z.string() })),
  AddressFreed: event(z.object({ addressHash, userId: z.string() })),
  LoginLinkRequested: event(z.object({ ...asked, path: z.string().optional() })),
  PasswordResetRequested: event(z.object(asked)),
};
export type AddressEvent = EventOf<typeof addressEvents>;

export interface AddressState {
  /** The account that has the address. */
  readonly userId?: string;
  /** How many links were asked for, and when the latest were. */
  readonly requests: number;
  readonly requestedAt: readonly string[];
}

/** How many instants are remembered: as many as the limit needs. */
const REMEMBERED = 10;
const initial: AddressState = { requests: 0, requestedAt: [] };

export const address = decider<AddressState, typeof addressEvents>({ category: 'address', events: addressEvents, initial, evolve });

function evolve(s: AddressState, e: AddressEvent, meta: { occurredAt: string }): AddressState {
  switch (e.type) {
    case 'AddressTaken':
      return { ...s, userId: e.data.userId };
    case 'AddressFreed':
      return { ...s, userId: s.userId === e.data.userId ? undefined : s.userId };
    case 'LoginLinkRequested':
    case 'PasswordResetRequested':
      return { ...s, requests: e.data.sequence, requestedAt: [...s.requestedAt, meta.occurredAt].slice(-REMEMBERED) };
    default:
      return e satisfies never;
  }
}
