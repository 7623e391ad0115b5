import type { AsOf } from '@jurilien/event-sourcing';
import { DAY_MS, matchingFairnessSeatsPercent, offerMaxPerFirmPerWave } from '@jurilien/reference';
import { countSince } from './caps.js';
import { exclusionOf, type LeadView, leadView } from './eligibility.js';
import type { Bars, MatchLead, MatchProfile, Ranked } from './match-types.js';
import { openings } from './offer-hours.js';
import { rankingOf } from './ranking.js';

const FAIRNESS_DAYS = 30;

/** Who may be asked, in which order, and why the others not. */
export interface Matching {
  readonly configVersion: number;
  readonly eligible: number;
  readonly excluded: Readonly<Record<string, number>>;
  readonly excludedById: ReadonlyMap<string, string>;
  readonly ranked: readonly Ranked[];
}

/** The instant of a matching, the configuration in force, and what else it is asked for. */
export interface MatchOptions extends AsOf {
  /** Seats of the wave. */
  readonly size: number;
  /** Who refused, had a conflict, accepted, was replaced, or was asked in this round (E16). */
  readonly asked: ReadonlySet<string>;
  /** Blocks and the blacklist, held against this request (E14, E15). */
  readonly bars?: Bars;
  /** Whom the client asked for: has the first seat, if they may be asked at all. */
  readonly first?: string;
  /** Keyed hash that breaks ties. */
  readonly tie: (value: string) => string;
  /** End of the wave: who opens before it keeps the seat and gets the offer then (E21). Without it no one waits. */
  readonly endsAt?: string;
  /** Offers a person could expect of the last thirty days; what came is counted from the profile. */
  readonly expected?: (professionalId: string) => number;
}

/**
 * Filters (4.3.1), ranks (4.3.2) and gives fairness seats: in a wave of three or more, a fifth of the seats go to those
 * furthest behind, whatever their points. Colleagues of one firm beyond `offer.maxPerFirmPerWave` wait for a later wave
 * (E22), and so does who opens only after this one (E21). Ties are broken by a keyed hash that changes every day.
 */
export function match(lead: MatchLead, profiles: Iterable<MatchProfile>, options: MatchOptions): Matching {
  const seen = leadView(lead, options);
  const points = rankingOf(seen);
  const since = seen.nowMs - FAIRNESS_DAYS * DAY_MS;
  const excluded: Record<string, number> = {};
  const excludedById = new Map<string, string>();
  const candidates: Candidate[] = [];
  for (const p of profiles) {
    const code = exclusionOf(seen, p, options.asked, options.bars);
    if (code !== undefined) {
      excluded[code] = (excluded[code] ?? 0) + 1;
      excludedById.set(p.id, code);
      continue;
    }
    const deficit = (options.expected?.(p.id) ?? 0) - countSince(p.offersAt, since);
    candidates.push({ ranked: points(p, deficit), deficit, profile: p });
  }
  const day = options.now.slice(0, 10);
  // Those who tie in points may tie in what they waited for as well: hashed once.
  const ties = new Map<Candidate, string>();
  const tie = (c: Candidate): string => {
    const key = ties.get(c) ?? options.tie(`${day}|${lead.leadId}|${c.profile.id}`);
    ties.set(c, key);
    return key;
  };
  return {
    configVersion: options.config.version,
    eligible: candidates.length,
    excluded,
    excludedById,
    ranked: seated(candidates, seen, options, tie),
  };
}

interface Candidate {
  readonly ranked: Ranked;
  readonly deficit: number;
  readonly profile: MatchProfile;
}
type Tie = (c: Candidate) => string;

/** Places whose order is told; beyond them no one is asked in this wave, and the next one ranks anew. */
const TOLD = 200;

/**
 * Candidates from the most to the least of something. The keyed hash is asked only among those who tie and whose turn comes, and
 * for the places that are told; further back those who tie stand in the order of their ids.
 */
function* byMost(candidates: readonly Candidate[], of: (c: Candidate) => number, tie: Tie, told: number): Generator<Candidate> {
  const alike = new Map<number, Candidate[]>();
  for (const c of candidates) {
    const others = alike.get(of(c));
    if (others) others.push(c);
    else alike.set(of(c), [c]);
  }
  let place = 0;
  for (const [, some] of [...alike].sort(([a], [b]) => b - a)) {
    if (some.length > 1) {
      const key = place < told ? new Map(some.map((c) => [c, tie(c)])) : undefined;
      const text = (c: Candidate): string => key?.get(c) ?? c.profile.id;
      some.sort((a, b) => (text(a) < text(b) ? -1 : 1));
    }
    place += some.length;
    yield* some;
  }
}

/** Puts those of this wave first: the best, then the fairness seats; then everyone else, with why they were passed over. */
function seated(candidates: readonly Candidate[], lead: LeadView, { size, endsAt, first }: MatchOptions, tie: Tie): Ranked[] {
  const { config } = lead;
  const perFirm = config.value(offerMaxPerFirmPerWave, { province: lead.province });
  const fair = size < 3 || candidates.length <= size ? 0 : Math.ceil((size * config.value(matchingFairnessSeatsPercent)) / 100);
  const hours = openings(lead.urgent === true, lead);
  const firms = new Map<string, number>();
  const taken = new Set<string>();
  const passed = new Map<string, 'E21' | 'E22'>();
  const seats: Ranked[] = [];
  const take = (from: Iterable<Candidate>, many: number, fairness: boolean): void => {
    for (const { ranked, profile } of from) {
      if (seats.length >= many) return;
      if (taken.has(profile.id)) continue;
      const sendAt = endsAt === undefined ? undefined : hours(profile);
      const others = profile.firm ? (firms.get(profile.firm) ?? 0) : 0;
      const late = sendAt !== undefined && sendAt >= endsAt!;
      if (late || others >= perFirm) {
        passed.set(profile.id, late ? 'E21' : 'E22');
        continue;
      }
      if (profile.firm) firms.set(profile.firm, others + 1);
      taken.add(profile.id);
      seats.push({ ...ranked, ...(fairness ? { fairness } : {}), ...(sendAt === undefined ? {} : { sendAt }) });
    }
  };
  const ranked = [...byMost(candidates, (c) => c.ranked.points, tie, Math.max(TOLD, Math.min(size, candidates.length - 1)))];
  if (first)
    take(
      ranked.filter((c) => c.profile.id === first),
      1,
      false,
    );
  take(ranked, size - fair, false);
  if (fair > 0)
    take(
      byMost(candidates, (c) => c.deficit, tie, Infinity),
      size,
      true,
    );
  // Seats that the furthest behind could not take, for their hours or their firm, go by points again.
  take(ranked, size, false);
  const rest = ranked.filter((c) => !taken.has(c.profile.id));
  return [
    ...seats,
    ...rest.map(({ ranked: r, profile }) => {
      const deferred = passed.get(profile.id);
      return deferred ? { ...r, deferred } : r;
    }),
  ];
}
