import type { AsOf } from '@jurilien/event-sourcing';
import { capsClaimsPerDay, capsClaimsPerWeek, DAY_MS, type Province } from '@jurilien/reference';
import type { Caps, PauseSpan, Spent } from './match-types.js';

const WEEK_DAYS = 7;

/** What the caps of E17 are counted from. */
export interface CapFacts {
  readonly caps?: Caps | null;
  readonly claimedAt: readonly number[];
  readonly spent: readonly Spent[];
  readonly pauses?: readonly PauseSpan[];
}

/** What is left of the rolling day and week; nothing said of coins when there is no budget for them. */
export interface Quota {
  readonly claimsToday: number;
  readonly claimsThisWeek: number;
  readonly coinsThisWeekCc?: number;
}

/** How many of these instants are later than another. */
export function countSince(instants: readonly number[], since: number): number {
  let n = 0;
  for (const at of instants) if (at > since) n++;
  return n;
}

/**
 * How many of the last seven days count for the week's quota: a rolling day that a pause covers from end to end adds nothing.
 * The running one always counts, for who is paused is not asked at all.
 */
function quotaDays(pauses: readonly PauseSpan[] | undefined, nowMs: number): number {
  if (!pauses?.length) return WEEK_DAYS;
  const spans = pauses
    .map((p) => [Date.parse(p.from), p.until === undefined ? Infinity : Date.parse(p.until)] as const)
    .sort((a, b) => a[0] - b[0]);
  let days = 1;
  for (let d = 1; d < WEEK_DAYS; d++) {
    const from = nowMs - (d + 1) * DAY_MS;
    const to = from + DAY_MS;
    let covered = from;
    for (const [start, end] of spans) if (start <= covered) covered = Math.max(covered, end);
    if (covered < to) days++;
  }
  return days;
}

const lower = (own: number | undefined, most: number): number => Math.min(own ?? most, most);

/**
 * Claims and coins left under the professional's own limits and those of their province, whichever is lower (E17): claims of 24 hours
 * and of seven days, coins of seven days. What a week allows is built up day by day, and not on days of pause.
 */
export function quotaOf(p: CapFacts, province: Province | undefined, { now, config }: AsOf): Quota {
  const at = province ? { province } : {};
  const nowMs = Date.parse(now);
  const week = nowMs - WEEK_DAYS * DAY_MS;
  const days = quotaDays(p.pauses, nowMs);
  const share = (whole: number): number => Math.ceil((whole * days) / WEEK_DAYS);
  const claims = countSince(p.claimedAt, week);
  const spentCc = p.spent.reduce((sum, s) => (s.at > week ? sum + s.cc : sum), 0);
  return {
    claimsToday: lower(p.caps?.claimsPerDay, config.value(capsClaimsPerDay, at)) - countSince(p.claimedAt, nowMs - DAY_MS),
    claimsThisWeek: share(lower(p.caps?.claimsPerWeek, config.value(capsClaimsPerWeek, at))) - claims,
    ...(p.caps?.coinsPerWeekCc === undefined ? {} : { coinsThisWeekCc: share(p.caps.coinsPerWeekCc) - spentCc }),
  };
}
