import { DAY_MS } from '@jurilien/reference';

const DAYS = 30;
/** Shares are whole millionths of an offer, so that adding and taking away leaves nothing behind. */
const MILLION = 1_000_000;

interface Round {
  readonly atMs: number;
  readonly share: number;
  readonly ids: readonly string[];
}

/** How many offers everyone could expect of the last thirty days (4.3.2): Σ over rounds where eligible of seats ÷ eligible. */
export interface Rotation {
  /** Tells of a round, or what became of one: its seats grow with each wave. */
  learn(round: string, at: string, seats: number, eligible: readonly string[]): void;
  /** Forgets what is older than thirty days at that instant. */
  advance(now: string): void;
  /** Offers someone could expect; whole millionths, as a number of offers. */
  expected(professionalId: string): number;
  /** Rounds it remembers. */
  readonly size: number;
}

/** Running sums per person: a round costs as many additions as it had eligible people, a question costs one look. */
export function rotationOf(): Rotation {
  const rounds = new Map<string, Round>();
  const sums = new Map<string, number>();
  const add = ({ ids, share }: Round, sign: 1 | -1): void => {
    for (const id of ids) {
      const sum = (sums.get(id) ?? 0) + sign * share;
      if (sum === 0) sums.delete(id);
      else sums.set(id, sum);
    }
  };
  const forget = (key: string, round: Round): void => {
    add(round, -1);
    rounds.delete(key);
  };
  return {
    learn(key, at, seats, eligible) {
      const before = rounds.get(key);
      if (before) forget(key, before);
      if (eligible.length === 0 || seats === 0) return;
      const round = { atMs: Date.parse(at), share: Math.floor((seats * MILLION) / eligible.length), ids: eligible };
      rounds.set(key, round);
      add(round, 1);
    },
    advance(now) {
      const since = Date.parse(now) - DAYS * DAY_MS;
      for (const [key, round] of rounds) if (round.atMs <= since) forget(key, round);
    },
    expected: (id) => (sums.get(id) ?? 0) / MILLION,
    get size() {
      return rounds.size;
    },
  };
}
