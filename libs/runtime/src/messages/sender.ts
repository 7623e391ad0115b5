import { senderFrom, type Sender } from '@jurilien/notifications';
import { businessHours, openingHoursShort, type Province } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/**
 * Who this installation writes as, with the opening hours in force.
 * @param province where its reader is, whose hours it names; those of the head office without one
 */
export function senderOf({ settings: s, configuration }: Pick<Kernel, 'settings' | 'configuration'>, province: Province = 'QC'): Sender {
  const hours = businessHours(configuration.current(), province);
  return senderFrom({
    origin: s.publicUrl,
    postalAddress: s.SENDER_POSTAL_ADDRESS,
    contactEmail: s.SENDER_EMAIL,
    contactPhone: s.SENDER_PHONE,
    hours: { fr: openingHoursShort('fr', hours), en: openingHoursShort('en', hours) },
  });
}
