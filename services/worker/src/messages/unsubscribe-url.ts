import type { QueuedMessage } from '@jurilien/messaging';
import { unsubscribeToken, type Kernel } from '@jurilien/runtime';
import { addressId } from './send-check.js';

/** Where a mail programme says no on its reader's behalf (RFC 8058): for classes that can be refused. */
export function unsubscribeUrl(kernel: Kernel, m: QueuedMessage): string | undefined {
  if (m.channel !== 'email' || (m.class !== 'service' && m.class !== 'marketing')) return undefined;
  const token = unsubscribeToken(kernel.settings.LINK_SECRET, { contactId: addressId(kernel, m), class: m.class });
  return `${kernel.settings.publicUrl}/api/public/unsubscribe?u=${token}`;
}
