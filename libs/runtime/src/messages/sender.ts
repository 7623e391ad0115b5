import { commsConstants, CONSTANTS_ID, constantsOn } from '@jurilien/automation';
import { senderFrom, type Sender } from '@jurilien/notifications';
import { businessHours, coinNameOf, localDate, openingHoursShort, senderName, type Province } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/**
 * Who this installation writes as, with the names, opening hours and constants in force.
 * @param province where its reader is, whose hours it names; those of the head office without one
 */
export function senderOf(
  { settings: s, configuration, books }: Pick<Kernel, 'settings' | 'configuration' | 'books'>,
  province: Province = 'QC',
): Sender {
  const config = configuration.current();
  const hours = businessHours(config, province);
  return senderFrom({
    name: config.value(senderName),
    origin: s.publicUrl,
    postalAddress: s.SENDER_POSTAL_ADDRESS,
    contactEmail: s.SENDER_EMAIL,
    contactPhone: s.SENDER_PHONE,
    coins: coinNameOf(config),
    constants: constantsOn(books.of(commsConstants, CONSTANTS_ID), localDate(new Date().toISOString(), 'QC')),
    hours: { fr: openingHoursShort('fr', hours), en: openingHoursShort('en', hours) },
  });
}
