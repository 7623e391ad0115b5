import { ASKED_BY, type AskedBy } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { exclusionOf, inGoodStanding, leadView, NO_ONE_ASKED, type MatchProfile, type PastLead } from '@jurilien/search';
import { matchingExplanationDays, statsKMin } from '@jurilien/reference';
import type { AsOf, Config } from '@jurilien/event-sourcing';
import type { Beside, OwnWave } from '@jurilien/runtime';
import { DateTime } from 'luxon';

type TransparencyMonth = Answer<'GET /api/pro/transparency'>['months'][number];
const OUTSIDE: ReadonlySet<string | undefined> = new Set(['E04', 'E06']);
const MOST_MONTHS = 6;

/** A calendar month of a zone. */
export interface Month {
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly complete: boolean;
}

/**
 * Months that explanations are wholly kept of, newest first. One of which days are already gone is left out: from one day to
 * the next it would tell what the day that went had in it.
 */
export function monthsOf({ now, config }: AsOf, zone: string): Month[] {
  const kept = DateTime.fromISO(now, { zone }).minus({ days: config.value(matchingExplanationDays) });
  const months: Month[] = [];
  for (let at = DateTime.fromISO(now, { zone }).startOf('month'); at >= kept && months.length < MOST_MONTHS; at = at.minus({ months: 1 })) {
    const to = at.plus({ months: 1 });
    months.push({ month: at.toFormat('yyyy-MM'), from: iso(at), to: iso(to), complete: iso(to) <= now });
  }
  return months;
}
const iso = (at: DateTime): string => at.toUTC().toISO()!;

/** An own offer that was sent. */
export interface SentOffer {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
  readonly sentAt: string;
  readonly board?: boolean | null;
  readonly manual?: boolean | null;
  readonly parts?: Readonly<Record<string, number>> | null;
}

/** What became of one request for one person. */
export interface Fate {
  readonly at: string;
  readonly leadId: string;
  readonly inside: boolean;
  readonly askedBy?: AskedBy;
  /** Why not; nothing when asked. */
  readonly code?: string;
  /** The first wave in which they were eligible. */
  readonly eligibleIn?: OwnWave;
}

/** Whether a request lies in someone's fields and territory, whatever else was in the way. */
export function reaches(p: MatchProfile, lead: PastLead, config: Config): boolean {
  const then = { now: lead.at, config };
  return !OUTSIDE.has(exclusionOf(leadView({ ...lead, anyLanguage: true }, then), inGoodStanding(p, then), NO_ONE_ASKED));
}

const wayOf = (offer: SentOffer, waves: readonly OwnWave[]): AskedBy => {
  if (offer.board) return 'board';
  if (offer.manual) return 'manual';
  if (waves.some((w) => w.round === offer.round && w.wave === offer.wave && w.fairness)) return 'fairness';
  return (offer.parts?.['exploration'] ?? 0) > 0 ? 'exploration' : 'points';
};

/**
 * Each request once: when it first came up, and what came of it. A code that says "not your field" or "not your territory" is
 * believed; where an earlier rule had already decided, the practice of today tells whether the request would have been theirs.
 * @param inside whether a request is of their own fields and territory
 */
export function fatesOf(waves: readonly OwnWave[], offers: readonly SentOffer[], inside: (leadId: string) => boolean): Fate[] {
  const byTime = [...offers].sort((a, b) => (a.sentAt < b.sentAt ? -1 : 1));
  const [ofLead, offersOf] = [Map.groupBy(waves, (w) => w.leadId), Map.groupBy(byTime, (o) => o.leadId)];
  return [...new Set([...ofLead.keys(), ...offersOf.keys()])].map((leadId) => {
    const [own, [offer]] = [ofLead.get(leadId) ?? [], offersOf.get(leadId) ?? []];
    const at = [own[0]?.at, offer?.sentAt].filter((t) => t !== undefined).sort()[0]!;
    const eligibleIn = own.find((w) => w.eligible);
    if (offer) return { at, leadId, inside: true, askedBy: wayOf(offer, own), ...(eligibleIn ? { eligibleIn } : {}) };
    // Once in the order and passed over counts before "not now", and "not now" before a reason of another wave.
    if (eligibleIn)
      return { at, leadId, inside: true, eligibleIn, code: own.some((w) => w.eligible && !w.code) ? 'queued' : eligibleIn.code! };
    const code = own[0]!.code!;
    return { at, leadId, inside: !OUTSIDE.has(code) && inside(leadId), code };
  });
}

/** One month in figures. What those asked had is told when the month is over, and of as many others as a figure may be told of. */
export function monthOf({ month, complete }: Month, fates: readonly Fate[], beside: Beside, config: Config): TransparencyMonth {
  const inside = fates.filter((f) => f.inside);
  const asked = inside.filter((f) => f.askedBy);
  const codes = Map.groupBy(
    inside.filter((f) => !f.askedBy),
    (f) => f.code!,
  );
  return {
    month,
    complete,
    considered: inside.length,
    outside: fates.length - inside.length,
    eligible: inside.filter((f) => f.eligibleIn).length,
    asked: asked.length,
    askedBy: Object.fromEntries(ASKED_BY.map((way) => [way, asked.filter((f) => f.askedBy === way).length])) as Record<AskedBy, number>,
    notAsked: [...codes].map(([code, some]) => ({ code, n: some.length })).sort((a, b) => b.n - a.n || (a.code < b.code ? -1 : 1)),
    own: beside.own,
    others: complete && beside.k >= config.value(statsKMin) && beside.others ? { k: beside.k, parts: beside.others } : null,
  };
}
