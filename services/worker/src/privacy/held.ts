import { placeOf, statement } from '@jurilien/persistence';
import { holdings } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import { tooEarly } from '../work/too-early.js';

/** How soon a key that is held is looked at again. */
const AGAIN_SECONDS = 3_600;

/**
 * A key whose time is over by another clock (words of messages, an enquiry, a candidate) stays while a legal hold stands on what it seals:
 * its work waits and is looked at again.
 * @throws when it is held
 */
export async function refuseWhileHeld({ db, registry }: Kernel, owner: string, now: string): Promise<void> {
  const whole = owner.split('/')[0]!;
  const [held] = await db.query(
    statement`select 1 from ${placeOf(registry.views.get('legal-holds')!)} h join ${placeOf(holdings)} o on o.id = h.holding
      where ${whole} = any(o.owners) and h.until > ${now}::timestamptz limit 1`,
  );
  if (held) throw tooEarly('a legal hold keeps this key', AGAIN_SECONDS);
}
