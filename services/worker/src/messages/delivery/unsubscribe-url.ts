import type { AddressedMessage } from '@jurilien/messaging';
import { contactLink, type Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';

/** Where a mail programme says no on its reader's behalf (RFC 8058): for classes that can be refused. */
export async function unsubscribeUrl(kernel: Kernel, m: AddressedMessage): Promise<string | undefined> {
  if (m.channel !== 'email' || (m.class !== 'service' && m.class !== 'marketing')) return undefined;
  const token = await contactLink(kernel, addressId(kernel, m), `unsubscribe-${m.class}`, m.recipientId);
  return `${kernel.settings.publicUrl}/api/public/unsubscribe?u=${token}`;
}
