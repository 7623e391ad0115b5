import { senderFrom, type Sender } from '@jurilien/notifications';
import type { Kernel } from '../kernel/kernel.js';

/** Who this installation writes as. */
export const senderOf = (s: Kernel['settings']): Sender =>
  senderFrom({ origin: s.publicUrl, postalAddress: s.SENDER_POSTAL_ADDRESS, contactEmail: s.SENDER_EMAIL, contactPhone: s.SENDER_PHONE });
