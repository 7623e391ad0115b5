import { statement } from '@jurilien/persistence';
import { refusedByCaps, type OwnLimits, type PastClaim } from '@jurilien/processes';
import { capsClaimsPerDay, capsClaimsPerWeek, claimMaxUnconverted24h, DAY_MS, plus, type Province } from '@jurilien/reference';
import { countedFrom, countImpact, iso, MOST_ROWS, newest, stopped, tableOf } from './cases.js';
import type { Case, Change, Impact, Preview, Reads } from './preview.js';

/** No cap of claims looks further back. */
const LEAD_IN_MS = 7 * DAY_MS;
/** What a claim that came to nothing is called here and at the door of the next one. */
const CAUSES: Readonly<Record<string, string>> = { claimExpired: 'expired', cancelled: 'cancelled' };

/** A claim of someone, with their own limits as they are today. */
export interface Claimed extends PastClaim, Case {
  readonly professionalId: string;
  readonly own: OwnLimits;
}

/** The first claim of each request by each professional, oldest first. */
async function claimsMade(reads: Reads): Promise<{ readonly rows: readonly Claimed[]; readonly more: boolean }> {
  const { since, provinces } = reads;
  const { rows, more } = newest(
    await reads.rows<{
      id: string;
      professionalId: string;
      province: Province;
      claimedAt: string;
      ending: string | null;
      caps: NonNullable<OwnLimits['caps']> | null;
      pauses: NonNullable<OwnLimits['pauses']> | null;
    }>(
      statement`select m.id, m."professionalId", p.province, m."claimedAt", m.ending, p.caps, p.pauses
         from ${tableOf(reads, 'professional-metrics')} m join ${tableOf(reads, 'match-profiles')} p on p.id = m."professionalId"
        where m."claimedAt" > ${plus(since, -LEAD_IN_MS)} and p.province = any(${provinces})
        order by m."claimedAt" desc, m.id limit ${MOST_ROWS + 1}`,
    ),
    MOST_ROWS,
  );
  const claims = rows.map(({ id, professionalId, province, claimedAt, ending, caps, pauses }) => {
    const cause = CAUSES[ending ?? ''];
    return {
      claimId: id,
      professionalId,
      place: { province },
      at: iso(claimedAt),
      own: { province, ...(caps ? { caps } : {}), ...(pauses ? { pauses } : {}) },
      ...(cause ? { cause } : {}),
    };
  });
  return { rows: claims.toReversed(), more };
}

/**
 * Claims that caps would have refused.
 * @param claims oldest first; those of before `from` are only counted from
 */
export function claimsFound(claims: readonly Claimed[], from: string, more: boolean, change: Change): Impact {
  const each = [...Map.groupBy(claims, (c) => c.professionalId).values()];
  const all = stopped(claims, from, change, (config) => each.flatMap((some) => refusedByCaps(some, some[0]!.own, config)));
  return countImpact({ all, more }, 'claimsRefused');
}

/** Claims of the last days that other caps would have refused. */
export const claims: Preview = {
  name: 'claims',
  keys: [capsClaimsPerDay, capsClaimsPerWeek, claimMaxUnconverted24h],
  async compute(reads, change) {
    const found = await claimsMade(reads);
    return claimsFound(found.rows, countedFrom(found, LEAD_IN_MS, reads.since), found.more, change);
  },
};
