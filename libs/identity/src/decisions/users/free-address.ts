import { decision, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { address } from '../../address.js';
import { addressDid } from './on-address.js';
import { userId } from './on-user.js';

/** The address of an account that was erased belongs to no one again; one that someone else has since is left alone. */
export const freeAddress = decision({
  name: 'FreeAddress',
  input: z.object({ addressHash: z.string().min(1), userId }),
  streams: (i) => ({ address: streamOf(address, i.addressHash) }),
  decide: (input, { address: a }) => (a.userId === input.userId ? { address: [addressDid('AddressFreed', input)] } : {}),
});
