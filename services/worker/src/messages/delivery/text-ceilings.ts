import type { AddressedMessage } from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { hitAll } from '@jurilien/persistence';
import { phoneRange } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { textsHeldBack } from '../../metrics.js';
import { addressId } from '../address-id.js';

const HOUR_SECONDS = 3_600;

/**
 * Takes a place for a code under the ceilings of this hour: of its number, of its block of numbers and of all. Asked last, for a place that
 * is taken is used up.
 * @returns whether one of them is full
 */
export async function codesAreFull(kernel: Kernel, m: AddressedMessage): Promise<boolean> {
  if (m.channel !== 'sms' || m.class !== 'otp' || kindOf(m.rule) === 'carrier-answer') return false;
  const { settings } = kernel;
  const ceilings = [
    { of: 'number', key: `codes-number:${addressId(kernel, m)}`, most: settings.SMS_CODES_PER_NUMBER },
    { of: 'range', key: `codes-range:${phoneRange(m.to)}`, most: settings.SMS_CODES_PER_RANGE },
    { of: 'hour', key: 'codes-hour', most: settings.SMS_CODES_PER_HOUR },
  ] as const;
  // One after the other: what the number's own ceiling holds back uses up no one else's.
  for (const { of, key, most } of ceilings) {
    const [hit] = await hitAll(kernel.db, [[key, HOUR_SECONDS]]);
    if (hit!.hits <= most) continue;
    textsHeldBack.inc({ why: of });
    return true;
  }
  return false;
}
