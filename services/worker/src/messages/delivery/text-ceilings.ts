import type { AddressedMessage } from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { hitAll } from '@jurilien/persistence';
import { phoneFault, phoneRange } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { textsHeldBack } from '../../metrics.js';
import { addressId } from '../address-id.js';

const HOUR_SECONDS = 3_600;

/**
 * Why a text may not leave for its number: `Z16` when it is none that texts go to, as an older one may be, `Z06` when codes have
 * gone out too often in this hour to it, to its block of numbers, or to all. The answer a carrier requires to STOP goes to the United
 * States whatever the setting.
 */
export async function textRefused(kernel: Kernel, m: AddressedMessage): Promise<'Z06' | 'Z16' | undefined> {
  if (m.channel !== 'sms') return undefined;
  const { settings } = kernel;
  const isRequired = kindOf(m.rule) === 'carrier-answer';
  if (phoneFault(m.to, { unitedStates: settings.SMS_UNITED_STATES || isRequired })) return heldBack('place', 'Z16');
  if (m.class !== 'otp' || isRequired) return undefined;
  const ceilings = [
    { of: 'number', key: `codes-number:${addressId(kernel, m)}`, most: settings.SMS_CODES_PER_NUMBER },
    { of: 'range', key: `codes-range:${phoneRange(m.to)}`, most: settings.SMS_CODES_PER_RANGE },
    { of: 'hour', key: 'codes-hour', most: settings.SMS_CODES_PER_HOUR },
  ] as const;
  // One after the other: what the number's own ceiling holds back uses up no one else's.
  for (const { of, key, most } of ceilings) {
    const [hit] = await hitAll(kernel.db, [[key, HOUR_SECONDS]]);
    if (hit!.hits > most) return heldBack(of, 'Z06');
  }
  return undefined;
}

function heldBack<C extends 'Z06' | 'Z16'>(why: 'place' | 'number' | 'range' | 'hour', code: C): C {
  textsHeldBack.inc({ why });
  return code;
}
