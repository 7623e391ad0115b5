import { addressName, type AddressedMessage } from '@jurilien/messaging';
import type { Kernel } from '@jurilien/runtime';

/** The contact point of a message's address. */
export const addressId = (kernel: Kernel, m: Pick<AddressedMessage, 'channel' | 'to'>): string =>
  kernel.secrets.hash(addressName(m.channel, m.to));
