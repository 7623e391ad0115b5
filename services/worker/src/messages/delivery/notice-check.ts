import type { GateCode } from '@jurilien/contracts';
import { user } from '@jurilien/identity';
import { contactPoint, gate, isHeld, KILL_SWITCH_ID, killSwitch, type QueuedMessage } from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { mayNotBeContacted, stateOf, type Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';

type Notice = Pick<QueuedMessage, 'rule' | 'class'> & { readonly accountId: string };

/**
 * The code by which the gate holds a notice back. It is told no hours, caps or refused classes: a notice goes to no address and interrupts
 * no one. A kind of message that its reader did not want at all (the day's digest) is not told here either.
 */
export async function noticeRefused(kernel: Kernel, m: Notice, now: string): Promise<GateCode | undefined> {
  const { status, email } = await stateOf(kernel, user, m.accountId);
  const facts = {
    now,
    message: { channel: 'inapp', class: m.class, kind: kindOf(m.rule) },
    switches: kernel.books.of(killSwitch, KILL_SWITCH_ID),
  } as const;
  const verdict = gate(status === 'Active' && email ? { ...facts, ...(await ofAddress(kernel, email)) } : { ...facts, erased: true });
  return isHeld(verdict) ? verdict.code : undefined;
}

async function ofAddress(kernel: Kernel, email: string) {
  const contact = await stateOf(kernel, contactPoint, addressId(kernel, { channel: 'email', to: email }));
  return { contact, barred: await mayNotBeContacted(kernel, 'email', email) };
}
