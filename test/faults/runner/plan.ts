import { seeded } from '../../support/faults.js';

/** A fault of a round: which, when, and the seed of everything chosen while it lasts. */
interface PlannedFault {
  readonly fault: string;
  /** It starts when so many journeys of the round have started. */
  readonly at: number;
  readonly seed: number;
}

/** Journeys and faults between two looks at everything that must hold. */
export interface Round {
  readonly n: number;
  readonly journeys: number;
  /** Of what the people do. */
  readonly seed: number;
  readonly faults: readonly PlannedFault[];
}

const FEWEST_JOURNEYS = 20;
const MORE_JOURNEYS = 21;
/** How often two faults come in one round, the second into what the first left behind. */
const TWO_AT_ONCE = 0.4;
/** Faults start while there are journeys left to start after them. */
const LATEST = 0.7;

/** A seed for one of several things that one seed decides. */
export const seedFor = (seed: number, ...about: readonly (string | number)[]): number => {
  // FNV-1a: neighbours must not look alike.
  let h = 0x811c9dc5;
  for (const char of [seed, ...about].join('/')) h = Math.imul(h ^ char.charCodeAt(0), 0x01000193);
  return h >>> 0;
};

/** One of several, by a number in [0, 1). */
export const oneOf = <T>(all: readonly T[], chance: number): T => all[Math.floor(chance * all.length)]!;

/** All of them in an order of chance. */
function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const left = [...all];
  return all.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!);
}

/**
 * The rounds that a seed means, without end: the same seed, backend and faults give the same rounds on every machine. Every fault
 * comes once before any comes twice.
 */
export function* planOf(seed: number, backend: string, faults: readonly string[]): Generator<Round, never> {
  const random = seeded(seedFor(seed, 'plan', backend));
  let bag: string[] = [];
  const draw = (): string => {
    if (bag.length === 0) bag = shuffled(faults, random);
    return bag.shift()!;
  };
  for (let n = 1; ; n++) {
    const journeys = FEWEST_JOURNEYS + Math.floor(random() * MORE_JOURNEYS);
    const names = [draw(), ...(faults.length > 1 && random() < TWO_AT_ONCE ? [draw()] : [])];
    const planned = names.map((fault, i) => ({
      fault,
      at: 1 + Math.floor(random() * journeys * LATEST),
      seed: seedFor(seed, backend, n, fault, i),
    }));
    yield { n, journeys, seed: seedFor(seed, backend, n), faults: planned.sort((a, b) => a.at - b.at) };
  }
}
