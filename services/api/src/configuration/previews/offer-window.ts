import { statement } from '@jurilien/persistence';
import { nextOpen, offerHours, offerWindow, type Config, type Province } from '@jurilien/reference';
import { openings, type MatchHours } from '@jurilien/search';
import { counted, iso, longest, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, impactOf, type Preview, type Reads } from './preview.js';

/** Offers looked at: each asks the calendar. */
const MOST_OFFERS = 2_000;

/** An offer of a wave, with whom it went to. */
export interface Waved extends Case {
  readonly at: string;
  readonly urgent: boolean;
  readonly to: Parameters<ReturnType<typeof openings>>[0];
}

/** Offers of waves, newest first. What is made by hand has a clock of its own, and so has the wave of a preferred professional. */
async function offersOfWaves(reads: Reads): Promise<{ readonly rows: readonly Waved[]; readonly more: boolean }> {
  const { since, provinces } = reads;
  const { rows, more } = newest(
    await reads.rows<{
      madeAt: string;
      urgent: boolean | null;
      province: Province;
      postalCode: string;
      city: string | null;
      hours: MatchHours | null;
      urgentOptIn: boolean;
    }>(
      statement`select o."madeAt", l.urgent, p.province, p."postalCode", p.city, p.hours, p."urgentOptIn"
         from ${tableOf(reads, 'offers')} o
         join ${tableOf(reads, 'match-leads')} l on l.id = o."leadId"
         join ${tableOf(reads, 'match-profiles')} p on p.id = o."professionalId"
        where o."madeAt" > ${since} and not o.board and not o.manual and p.province = any(${provinces})
          and not (l.plan = 'preferred' and o.wave = 1)
        order by o."madeAt" desc, o.id limit ${MOST_OFFERS + 1}`,
    ),
    MOST_OFFERS,
  );
  return {
    more,
    rows: rows.map(({ madeAt, urgent, ...to }) => ({ place: { province: to.province }, at: iso(madeAt), urgent: urgent === true, to })),
  };
}

/**
 * How long an offer waits for the window, in milliseconds. An urgent one is sent then, unless its professional is asked at any hour or has
 * hours of their own; of another one the clock begins to run then.
 */
function waitOf({ at, urgent, to }: Waved, config: Config): number {
  const asked = { now: at, config };
  const opens = urgent ? openings(true, asked)(to) : nextOpen(at, to.province, offerHours(config, to.province));
  return opens === undefined ? 0 : Math.max(0, Date.parse(opens) - Date.parse(at));
}

/** Offers that would have waited for the window, and the longest wait. */
export async function offerWindowFound(offers: readonly Waved[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: offers, more }, change, waitOf);
  return impactOf(weighing.all, weighing.more, (some) => [
    counted('offersWaiting', some, (ms) => ms > 0),
    longest('longestWait', some, (ms) => ms),
  ]);
}

/** Offers of the last days that another window would have kept waiting. */
export const offerWindowPreview: Preview = {
  name: 'offerWindow',
  keys: [offerWindow],
  async compute(reads, change) {
    const { rows, more } = await offersOfWaves(reads);
    return offerWindowFound(rows, more, change);
  },
};
