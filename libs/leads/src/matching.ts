import { defaults } from '@jurilien/reference';
import { exclusionOf, leadView } from './eligibility.js';
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
 * furthest behind, whatever their points. Ties are broken by a keyed hash that changes every day.
 * @param options `now` ISO; `size` seats of the wave; `asked` who was asked already (E16); `tie` keyed hash
 */
export function match(lead: MatchLead, profiles: readonly MatchProfile[], options: { now: string; size: number; asked: ReadonlySet<string>; tie: (value: string) => string }): Matching {
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
  const recent = new Map(eligible.map((p) => [p.id, p.offersReceivedAt.filter((at) => seen.nowMs - Date.parse(at) < FAIRNESS_DAYS * DAY_MS).length]));
  const mean = eligible.length === 0 ? 0 : [...recent.values()].reduce((a, b) => a + b, 0) / eligible.length;
  const deficitOf = (id: string): number => mean - recent.get(id)!;
  const day = options.now.slice(0, 10);
  const ties = new Map<string, string>();
  const tieOf = (id: string): string => { let t = ties.get(id); if (t === undefined) ties.set(id, t = options.tie(`${day}|${lead.leadId}|${id}`)); return t; };
  const ranked = eligible.map((p) => pointsOf(seen, p, deficitOf(p.id)))
    .sort((a, b) => b.points - a.points || (tieOf(a.professionalId) < tieOf(b.professionalId) ? -1 : 1));
  return { configVersion: defaults['matching.configVersion'], eligible: eligible.length, excluded, excludedById, ranked: withFairness(ranked, options.size, deficitOf) };
}

function withFairness(ranked: Ranked[], size: number, deficitOf: (id: string) => number): Ranked[] {
  if (size < 3 || ranked.length <= size) return ranked;
  const seats = Math.ceil((size * defaults['matching.fairnessSeatsPercent']) / 100);
  const first = ranked.slice(0, size - seats);
  const rest = ranked.slice(size - seats);
  const chosen = [...rest].sort((a, b) => deficitOf(b.professionalId) - deficitOf(a.professionalId)).slice(0, seats);
  const ids = new Set(chosen.map((r) => r.professionalId));
  return [...first, ...chosen.map((r) => ({ ...r, fairness: true })), ...rest.filter((r) => !ids.has(r.professionalId))];
}
