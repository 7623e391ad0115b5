import { defaults } from '@jurilien/reference';
import { countSince, exclusionOf, leadView } from './eligibility.js';
import type { MatchLead, MatchProfile, Ranked } from './match-types.js';
import { pointsOf } from './ranking.js';

const DAY_MS = 86_400_000;
const FAIRNESS_DAYS = 30;

/** Who may be asked, in which order, and why the others not. */
export interface Matching {
  readonly configVersion: number;
  readonly eligible: number;
  readonly excluded: Readonly<Record<string, number>>;
  readonly excludedById: ReadonlyMap<string, string>;
  readonly ranked: readonly Ranked[];
}

/**
 * Filters (4.3.1), ranks (4.3.2) and gives fairness seats: in a wave of three or more, a fifth of the seats go to those
 * furthest behind, whatever their points. Colleagues of one firm beyond `offer.maxPerFirmPerWave` wait for a later wave
 * (E22). Ties are broken by a keyed hash that changes every day.
 * @param options `now` ISO; `size` seats of the wave; `asked` who was asked already (E16); `tie` keyed hash
 */
export function match(
  lead: MatchLead,
  profiles: readonly MatchProfile[],
  options: { now: string; size: number; asked: ReadonlySet<string>; tie: (value: string) => string },
): Matching {
  const seen = leadView(lead, options.now);
  const excluded: Record<string, number> = {};
  const excludedById = new Map<string, string>();
  const eligible: MatchProfile[] = [];
  for (const p of profiles) {
    const code = exclusionOf(seen, p, options.asked);
    if (code === undefined) eligible.push(p);
    else {
      excluded[code] = (excluded[code] ?? 0) + 1;
      excludedById.set(p.id, code);
    }
  }
  const since = new Date(seen.nowMs - FAIRNESS_DAYS * DAY_MS).toISOString();
  const received = eligible.map((p) => countSince(p.offersReceivedAt, since));
  const mean = eligible.length === 0 ? 0 : received.reduce((a, b) => a + b, 0) / eligible.length;
  const candidates = eligible.map((p, i): Candidate => ({
    ...pointsOf(seen, p, mean - received[i]!),
    deficit: mean - received[i]!,
    firm: p.firm,
  }));
  const day = options.now.slice(0, 10);
  candidates.sort(byPoints((id) => options.tie(`${day}|${lead.leadId}|${id}`)));
  return {
    configVersion: defaults['matching.configVersion'],
    eligible: eligible.length,
    excluded,
    excludedById,
    ranked: seated(candidates, options.size).map(published),
  };
}

interface Candidate extends Ranked {
  readonly deficit: number;
  readonly firm?: string | null;
}

const published = ({ deficit: _, firm: _f, ...ranked }: Candidate): Ranked => ranked;

/** Most points first; the hash is asked only for those who tie. */
function byPoints(tie: (id: string) => string): (a: Candidate, b: Candidate) => number {
  const known = new Map<string, string>();
  const tieOf = (id: string): string => {
    const found = known.get(id) ?? tie(id);
    known.set(id, found);
    return found;
  };
  return (a, b) => b.points - a.points || (tieOf(a.professionalId) < tieOf(b.professionalId) ? -1 : 1);
}

/** Puts those of this wave first: the best, then the fairness seats; then everybody else, firms that had their turn marked. */
function seated(ranked: readonly Candidate[], size: number): Candidate[] {
  const fair = size < 3 || ranked.length <= size ? 0 : Math.ceil((size * defaults['matching.fairnessSeatsPercent']) / 100);
  const firms = new Map<string, number>();
  const taken = new Set<string>();
  const take = (from: readonly Candidate[], seats: number): Candidate[] => {
    const chosen: Candidate[] = [];
    for (const c of from) {
      if (chosen.length >= seats) break;
      if (taken.has(c.professionalId) || (c.firm && (firms.get(c.firm) ?? 0) >= defaults['offer.maxPerFirmPerWave'])) continue;
      if (c.firm) firms.set(c.firm, (firms.get(c.firm) ?? 0) + 1);
      taken.add(c.professionalId);
      chosen.push(c);
    }
    return chosen;
  };
  const best = take(ranked, size - fair);
  const behind =
    fair === 0
      ? []
      : take(
          [...ranked].sort((a, b) => b.deficit - a.deficit),
          fair,
        ).map((c) => ({ ...c, fairness: true }));
  const full = (c: Candidate): boolean => Boolean(c.firm) && (firms.get(c.firm!) ?? 0) >= defaults['offer.maxPerFirmPerWave'];
  return [
    ...best,
    ...behind,
    ...ranked.filter((c) => !taken.has(c.professionalId)).map((c) => (full(c) ? { ...c, deferred: 'E22' as const } : c)),
  ];
}
