import { contactPoint, refusedBy, type Way } from '@jurilien/messaging';
import { mayNotBeContacted } from '@jurilien/runtime';
import { addressId } from './address-id.js';
import type { Composed } from './composed.js';
import type { Seen } from './seen.js';

type Channel = Way['channel'];

/**
 * Of ways that stand in for one another, the first on which something can arrive: a number that takes our texts, a mailbox that sent
 * none back. Where there is none, the first of all, so that the gate says why nothing went out.
 */
export async function firstInTurn(seen: Seen, ways: readonly Way[], addresses: Composed['addresses']): Promise<readonly Way[]> {
  for (const way of ways) if (await arrives(seen, way.channel, addresses[way.channel]!)) return [way];
  return ways.slice(0, 1);
}

/** Who wants no e-mail of a kind is not written to by text instead: only a mailbox that does not exist has another way. */
async function arrives({ kernel, now, state }: Seen, channel: Channel, to: string): Promise<boolean> {
  const contact = await state(contactPoint, addressId(kernel, { channel, to }));
  if (channel === 'email') return contact.suppressed !== 'hardBounce';
  return refusedBy(contact, channel, 'transactional', now) === undefined && !(await mayNotBeContacted(kernel, channel, to));
}
