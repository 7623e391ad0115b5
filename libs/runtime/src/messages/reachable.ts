import { ERASED } from '@jurilien/event-sourcing';
import { addressName, contactPoint, refusedBy } from '@jurilien/messaging';
import { mayNotBeContacted } from '../matching/exclusions.js';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';

/** Where a person can be written to; a number only where texts may go to it. */
export interface Addresses {
  readonly sms?: string;
  readonly email?: string;
}

/**
 * How something of theirs in progress reaches a person: by text, else by e-mail (4.8.4). Neither where the addresses are
 * suppressed, said STOP, do not answer or belong to a person who is blacklisted.
 */
export async function wayTo(kernel: Kernel, { sms, email }: Addresses): Promise<'sms' | 'email' | undefined> {
  if (sms && (await mayReach(kernel, 'sms', sms))) return 'sms';
  return email && (await mayReach(kernel, 'email', email)) ? 'email' : undefined;
}

async function mayReach(kernel: Kernel, channel: 'sms' | 'email', to: string): Promise<boolean> {
  if (to === ERASED || (await mayNotBeContacted(kernel, channel, to))) return false;
  const contact = await stateOf(kernel, contactPoint, kernel.secrets.hash(addressName(channel, to)));
  return refusedBy(contact, channel, 'transactional', new Date().toISOString()) === undefined;
}
