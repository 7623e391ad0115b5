import { user } from '@jurilien/identity';
import { contactPoint, refusedKind } from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';
import { hasEnded, type OfOffer } from './send-check.js';

/**
 * The Z-code of 4.7.2 by which a notice is held back, in their order. What an address refuses, quiet hours and caps do not concern it: it
 * interrupts no one. A kind of message that its reader did not want at all (the day's digest) is not told here either.
 */
export async function noticeRefused(kernel: Kernel, m: OfOffer & { readonly accountId: string }): Promise<string | undefined> {
  if (await hasEnded(kernel, m)) return 'Z01';
  const { status, email } = await stateOf(kernel, user, m.accountId);
  if (status !== 'Active' || !email) return 'Z12';
  const contact = await stateOf(kernel, contactPoint, addressId(kernel, { channel: 'email', to: email }));
  return refusedKind(contact, kindOf(m.rule)) ?? ((await mayNotBeContacted(kernel, 'email', email)) ? 'Z09' : undefined);
}
