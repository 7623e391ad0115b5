import { MISSED, type Missed } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { median } from '@jurilien/runtime';
import { DateTime } from 'luxon';

type Figures = Answer<'GET /api/pro/figures'>;
/** Both provinces' offices keep this clock. */
const ZONE = 'America/Toronto';

/** A row of `professional-metrics`, as far as figures read it. */
export interface Went {
  readonly offeredAt: string;
  readonly seenAt?: string;
  readonly claimedAt?: string;
  readonly acceptedAt?: string;
  readonly contactedAt?: string;
  readonly retainedAt?: string;
  readonly refuseReason?: string;
  readonly ending?: string;
  readonly endedAt?: string;
  readonly answerSeconds?: number;
  readonly slaMissed?: boolean;
  readonly spentCc?: number;
  readonly creditRequests?: number;
  readonly creditedCc?: number;
}

/** A part of a whole, of nothing none. */
export const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 1_000) / 1_000);
export const minutes = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds / 6) / 10);
/** Kept or missed is known of a request once it was called or its time passed. */
export const slaKept = (went: readonly Went[]): [kept: number, known: number] => {
  const known = went.filter((w) => w.acceptedAt && (w.contactedAt || w.slaMissed));
  return [known.filter((w) => !w.slaMissed).length, known.length];
};

const isMissed = (ending: string | undefined): ending is Missed => MISSED.includes(ending as Missed);

/** Figures over requests, each counted once however often it was offered. */
export function figuresOf(went: readonly Went[]): Figures['own'] {
  const count = (is: (w: Went) => unknown): number => went.filter((w) => is(w)).length;
  const sum = (of: (w: Went) => number | undefined): number => went.reduce((total, w) => total + (of(w) ?? 0), 0);
  const refused: Record<string, number> = {};
  const missedBy: Partial<Record<Missed, number>> = {};
  const hours = Array.from({ length: 24 }, () => 0);
  for (const w of went) {
    if (w.ending === 'refused') refused[w.refuseReason ?? 'unsaid'] = (refused[w.refuseReason ?? 'unsaid'] ?? 0) + 1;
    if (isMissed(w.ending)) missedBy[w.ending] = (missedBy[w.ending] ?? 0) + 1;
    for (const at of [w.seenAt, w.claimedAt, w.ending === 'refused' ? w.endedAt : undefined])
      if (at) hours[DateTime.fromISO(at, { zone: ZONE }).hour]! += 1;
  }
  const retained = count((w) => w.retainedAt);
  const spentCc = sum((w) => w.spentCc) - sum((w) => w.creditedCc);
  return {
    offered: went.length,
    seen: count((w) => w.seenAt ?? w.claimedAt),
    claimed: count((w) => w.claimedAt),
    accepted: count((w) => w.acceptedAt),
    contacted: count((w) => w.contactedAt),
    retained,
    refused,
    missed: count((w) => isMissed(w.ending)),
    missedBy,
    responseMinutesMedian: minutes(median(went.flatMap((w) => w.answerSeconds ?? []))),
    contactSlaKeptShare: share(...slaKept(went)),
    creditRequests: sum((w) => w.creditRequests),
    spentCc: sum((w) => w.spentCc),
    creditedCc: sum((w) => w.creditedCc),
    costPerRetainedCc: retained === 0 ? null : Math.round(spentCc / retained),
    hours,
  };
}

const mondayOf = (at: DateTime): string => at.startOf('week').toISODate()!;

/** The same by week of the offer, weeks without any included, oldest first. */
export function byWeek(went: readonly Went[], days: number, now: DateTime): Figures['byWeek'][number][] {
  const weeks = new Map<string, { week: string; offered: number; accepted: number; retained: number }>();
  const today = now.setZone(ZONE);
  for (let at = today.minus({ days }).startOf('week'); at <= today; at = at.plus({ weeks: 1 }))
    weeks.set(mondayOf(at), { week: mondayOf(at), offered: 0, accepted: 0, retained: 0 });
  for (const w of went) {
    const week = weeks.get(mondayOf(DateTime.fromISO(w.offeredAt, { zone: ZONE })));
    if (!week) continue;
    week.offered += 1;
    if (w.acceptedAt) week.accepted += 1;
    if (w.retainedAt) week.retained += 1;
  }
  return [...weeks.values()];
}
