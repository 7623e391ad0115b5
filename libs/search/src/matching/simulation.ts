import type { Config } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { exclusionOf, leadView, NO_ONE_ASKED } from './eligibility.js';
import type { MatchProfile } from './match-types.js';
import { match } from './matching.js';
import { rotationOf } from './rotation.js';
import { inGoodStanding, type PastBars, type PastLead } from './what-would-be.js';

/** Someone with few offers is taken to behave as the others do, until their own record weighs more. */
const PRIOR_OFFERS = 8;

/** What someone did with the offers of the recorded time. */
export interface Behaviour {
  readonly offers: number;
  readonly accepted: number;
  /** Minutes from offer to answer, of those answered. */
  readonly minutes: readonly number[];
}

export interface SimulatedWave {
  readonly size: number;
  readonly minutes: number;
}

/** One request under the plan that is tried. */
interface SimulatedLead {
  readonly leadId: string;
  readonly offers: number;
  /** Minutes on the offer clock from the start of the round; absent when no one accepted. */
  readonly minutes?: number;
}

export interface Simulated {
  readonly leads: readonly SimulatedLead[];
  /** Offers per person, everyone who was eligible at least once. */
  readonly offersOf: ReadonlyMap<string, number>;
}

/** What past requests are played with. */
export interface Trial {
  readonly people: readonly MatchProfile[];
  /** The waves that are tried on a request. */
  readonly wavesFor: (lead: PastLead) => readonly SimulatedWave[];
  readonly behaviours: ReadonlyMap<string, Behaviour>;
  /** Keyed chance in [0, 1) of a text. */
  readonly chance: (key: string) => number;
  readonly config: Config;
  readonly barsOf?: PastBars;
}

/**
 * Plays past requests again under another plan of waves, one after another in the order of their time. Who is eligible and in which order
 * comes from the same rules as ever; whether and when someone accepts is drawn from their own record, the same draw for one person and
 * request whatever the plan, so that two plans differ by the plan alone.
 */
export function simulation({ people, wavesFor, behaviours, chance, config, barsOf }: Trial) {
  const usual = poolBehaviour(behaviours);
  const rotation = rotationOf();
  const received = new Map<string, number[]>();
  const offersOf = new Map<string, number>();
  const leads: SimulatedLead[] = [];
  /** Who may be offered a request when its turn comes, with the offers of their last days. */
  const eligibleFor = (lead: PastLead): MatchProfile[] => {
    const asOf = { now: lead.at, config };
    const seen = leadView(lead, asOf);
    const bars = barsOf?.(lead);
    const since = seen.nowMs - 30 * DAY_MS;
    const eligible = people.flatMap((p) => {
      const then = { ...inGoodStanding(p, asOf), offersAt: (received.get(p.id) ?? []).filter((at) => at > since) };
      return exclusionOf(seen, then, NO_ONE_ASKED, bars) === undefined ? [then] : [];
    });
    for (const p of eligible) {
      received.set(p.id, [...p.offersAt]);
      if (!offersOf.has(p.id)) offersOf.set(p.id, 0);
    }
    return eligible;
  };
  const play = (lead: PastLead): void => {
    const asOf = { now: lead.at, config };
    rotation.advance(lead.at);
    const eligible = eligibleFor(lead);
    const choose = (size: number, asked: ReadonlySet<string>): string[] =>
      match(lead, eligible, { ...asOf, size, asked, tie: (v) => String(chance(v)), expected: rotation.expected })
        .ranked.filter((r) => !r.deferred)
        .slice(0, size)
        .map((r) => r.professionalId);
    const answerOf = (id: string) => acceptance(lead.leadId, id, behaviours.get(id) ?? usual, usual, chance);
    const { offered, minutes } = played(wavesFor(lead), choose, answerOf);
    for (const id of offered) {
      received.get(id)!.push(Date.parse(lead.at));
      offersOf.set(id, offersOf.get(id)! + 1);
    }
    rotation.learn(
      lead.leadId,
      lead.at,
      offered.length,
      eligible.map((p) => p.id),
    );
    leads.push({ leadId: lead.leadId, offers: offered.length, ...(minutes === undefined ? {} : { minutes }) });
  };
  return { play, simulated: { leads, offersOf } as Simulated };
}

/** One round: waves until someone accepts. An offer stays open after its wave, so a slow yes may come during a later one. */
function played(
  waves: readonly SimulatedWave[],
  choose: (size: number, asked: ReadonlySet<string>) => readonly string[],
  answerOf: (id: string) => number | undefined,
): { offered: string[]; minutes?: number } {
  const asked = new Set<string>();
  let start = 0;
  let first: number | undefined;
  for (const { size, minutes } of waves) {
    if (first !== undefined && first <= start) break;
    for (const id of choose(size, asked)) {
      asked.add(id);
      const answer = answerOf(id);
      if (answer !== undefined && (first === undefined || start + answer < first)) first = start + answer;
    }
    start += minutes;
  }
  return { offered: [...asked], ...(first === undefined ? {} : { minutes: Math.round(first) }) };
}

/** Minutes until this person says yes to this request, or nothing when they do not. */
function acceptance(leadId: string, id: string, own: Behaviour, usual: Behaviour, chance: (key: string) => number): number | undefined {
  const share = usual.offers === 0 ? 0 : usual.accepted / usual.offers;
  const likely = (own.accepted + PRIOR_OFFERS * share) / (own.offers + PRIOR_OFFERS);
  if (chance(`${leadId}|${id}|yes`) >= likely) return undefined;
  const minutes = own.minutes.length >= 3 ? own.minutes : usual.minutes;
  return minutes[Math.floor(chance(`${leadId}|${id}|when`) * minutes.length)] ?? 15;
}

function poolBehaviour(all: ReadonlyMap<string, Behaviour>): Behaviour {
  let offers = 0;
  let accepted = 0;
  const minutes: number[] = [];
  for (const b of all.values()) {
    offers += b.offers;
    accepted += b.accepted;
    minutes.push(...b.minutes);
  }
  return { offers, accepted, minutes: minutes.sort((a, b) => a - b) };
}

/** Gini coefficient of how offers fall on people: 0 = all alike, near 1 = all to one. */
export function gini(counts: readonly number[]): number {
  const sorted = [...counts].sort((a, b) => a - b);
  const sum = sorted.reduce((a, b) => a + b, 0);
  if (sum === 0) return 0;
  const weighted = sorted.reduce((acc, x, i) => acc + (i + 1) * x, 0);
  return Number(((2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length).toFixed(4));
}

/** Share of all offers that each tenth of people gets, from those who get least. */
export function shareByDecile(counts: readonly number[]): number[] {
  const sorted = [...counts].sort((a, b) => a - b);
  const sum = sorted.reduce((a, b) => a + b, 0);
  return Array.from({ length: 10 }, (_, i) => {
    const tenth = sorted.slice(Math.floor((i * sorted.length) / 10), Math.floor(((i + 1) * sorted.length) / 10));
    return sum === 0 ? 0 : Number((tenth.reduce((a, b) => a + b, 0) / sum).toFixed(4));
  });
}

/** The value that a share of all is not above. */
export const quantile = (values: readonly number[], q: number): number | null => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.length === 0 ? null : sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
};
