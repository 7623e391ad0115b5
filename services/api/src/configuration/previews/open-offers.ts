import { statement } from '@jurilien/persistence';
import { DAY_MS, offerMaxOpenPerProfessional, plus, type Province } from '@jurilien/reference';
import { heldByOpenOffers, type PastOffer } from '@jurilien/search';
import { countedFrom, countImpact, iso, MOST_ROWS, newest, stopped, tableOf } from './cases.js';
import type { Case, Change, Impact, Preview, Reads } from './preview.js';

/** What was made longer ago is open no more. */
const LEAD_IN_MS = 7 * DAY_MS;

/** An offer to someone. */
export interface Offered extends PastOffer, Case {
  readonly professionalId: string;
  readonly at: string;
}

async function offersMade(reads: Reads): Promise<{ readonly rows: readonly Offered[]; readonly more: boolean }> {
  const { since, provinces } = reads;
  const { rows, more } = newest(
    await reads.rows<{ professionalId: string; province: Province; madeAt: string; closedAt: string | null; unbound: boolean }>(
      statement`select o."professionalId", p.province, o."madeAt", (o.board or 'E19' = any(o.overrides)) as unbound,
              case when coalesce(o."answeredAt", o."endedAt") is not null then least(o."answeredAt", o."endedAt", o."waveEndsAt") end as "closedAt"
         from ${tableOf(reads, 'offers')} o join ${tableOf(reads, 'match-profiles')} p on p.id = o."professionalId"
        where o."madeAt" > ${plus(since, -LEAD_IN_MS)} and p.province = any(${provinces})
        order by o."madeAt" desc, o.id limit ${MOST_ROWS + 1}`,
    ),
    MOST_ROWS,
  );
  const offers = rows.map(({ madeAt, closedAt, ...row }) => ({
    ...row,
    place: { province: row.province },
    at: iso(madeAt),
    madeAt: iso(madeAt),
    ...(closedAt === null ? {} : { closedAt: iso(closedAt) }),
  }));
  return { rows: offers.toReversed(), more };
}

/**
 * Offers that would not have gone because too many were open.
 * @param offers oldest first; those of before `from` are only counted among what was open
 */
export function openOffersFound(offers: readonly Offered[], from: string, more: boolean, change: Change): Impact {
  const each = [...Map.groupBy(offers, (o) => o.professionalId).values()];
  const all = stopped(offers, from, change, (config) => each.flatMap((some) => heldByOpenOffers(some, config)));
  return countImpact({ all, more }, 'offersHeld');
}

/** Offers of the last days that another number of open offers would have held back. */
export const openOffers: Preview = {
  name: 'openOffers',
  keys: [offerMaxOpenPerProfessional],
  async compute(reads, change) {
    const found = await offersMade(reads);
    return openOffersFound(found.rows, countedFrom(found, LEAD_IN_MS, reads.since), found.more, change);
  },
};
