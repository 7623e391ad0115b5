import type { PromoCodeRow } from '@jurilien/rows/credits';

export type PromoPhase = 'running' | 'coming' | 'usedUp' | 'off' | 'over';

/** What a code is good for now; one that is over is over, whether it was switched off or used up before. */
export function phaseOf({ active, from, until, maxUses, uses }: PromoCodeRow, now: number): PromoPhase {
  if (Date.parse(until) <= now) return 'over';
  if (!active) return 'off';
  if (typeof maxUses === 'number' && uses >= maxUses) return 'usedUp';
  return Date.parse(from) > now ? 'coming' : 'running';
}
