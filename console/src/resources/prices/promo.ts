import type { RaRecord } from 'react-admin';

export interface PromoCodeRow extends RaRecord {
  /** The code itself. */
  id: string;
  kind: 'grant' | 'discount';
  cc: number | null;
  discountBp: number | null;
  from: string;
  until: string;
  maxUses: number | null;
  province: 'QC' | 'ON' | null;
  active: boolean;
  uses: number;
  lastUsedAt: string | null;
  version: number;
}
export type PromoPhase = 'running' | 'coming' | 'usedUp' | 'off' | 'over';

/** What a code is good for now; one that is over is over, whether it was switched off or used up before. */
export function phaseOf({ active, from, until, maxUses, uses }: PromoCodeRow, now: number): PromoPhase {
  if (Date.parse(until) <= now) return 'over';
  if (!active) return 'off';
  if (maxUses !== null && uses >= maxUses) return 'usedUp';
  return Date.parse(from) > now ? 'coming' : 'running';
}
