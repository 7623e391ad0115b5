import type { GateCode } from '@jurilien/contracts';
import type { Kernel } from '../kernel/kernel.js';
import { type Basis, reachOf } from './reach.js';
import { selectAudience, type Whom } from './select.js';

/** Whom an audience comes to on a channel, as of now. */
export interface AudienceCount {
  /** Persons that the segment holds for. */
  readonly total: number;
  /** Addresses that a campaign may reach: each once. */
  readonly eligible: number;
  /** Persons that it may not reach, by the first code of the gate that says so. */
  readonly suppressed: Readonly<Partial<Record<GateCode, number>>>;
  /** Persons whose address another one of the audience has: it is reached once. */
  readonly shared: number;
  /** Who may be reached, by what that rests on. */
  readonly bases: Readonly<Partial<Record<Basis['kind'], number>>>;
  readonly languages: Readonly<Partial<Record<'fr' | 'en', number>>>;
}

const one = <K extends string>(counts: Partial<Record<K, number>>, key: K): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/**
 * Counts everyone of an audience by how a campaign would stand with them: `total` is eligible, shared and suppressed together.
 * @param now by which consents, days and months are judged
 */
export async function countAudience(
  kernel: Pick<Kernel, 'db' | 'registry' | 'secrets' | 'settings'>,
  whom: Whom,
  channel: 'sms' | 'email',
  now: string,
): Promise<AudienceCount> {
  const suppressed: Partial<Record<GateCode, number>> = {};
  const bases: Partial<Record<Basis['kind'], number>> = {};
  const languages: Partial<Record<'fr' | 'en', number>> = {};
  const reached = new Set<string>();
  let [total, shared] = [0, 0];
  for await (const people of selectAudience(kernel, whom, { now }))
    for (const { person, contactId, code, basis } of await reachOf(kernel, channel, people, now)) {
      total++;
      if (code) one(suppressed, code);
      else if (reached.has(contactId!)) shared++;
      else {
        reached.add(contactId!);
        one(languages, person.lang);
        if (basis) one(bases, basis.kind);
      }
    }
  return { total, eligible: reached.size, suppressed, shared, bases, languages };
}
