import { FILTERED, type OfferDay } from './columns.js';
import type { Selected } from './tally.js';

/** Offers of one wave, and how many of them were claimed and accepted since; without a number those that the team made by choice. */
export interface WaveOffers {
  readonly wave: number | null;
  readonly offers: number;
  readonly claimed: number;
  readonly accepted: number;
}

/** Adds up offers by who received them, and by their wave. */
export function offerCounts({ filter, until }: Selected) {
  const ofPeople: number[] = [];
  const ofWaves: { offers: number; claimed: number; accepted: number }[] = [];
  const happened = (at: number): number => (at !== 0 && at <= until ? 1 : 0);
  return {
    add: ({ n, at, codes, professional, wave, claimed, accepted }: OfferDay): void => {
      const tests = FILTERED.flatMap((name) => (filter[name] ? [{ column: codes[name], admitted: filter[name] }] : []));
      for (let row = 0; row < n; row++) {
        let admitted = at[row]! <= until;
        for (const test of tests) admitted &&= test.admitted.includes(test.column[row]!);
        if (!admitted) continue;
        const who = professional[row]!;
        while (ofPeople.length <= who) ofPeople.push(0);
        ofPeople[who]!++;
        const brought = (ofWaves[wave[row]!] ??= { offers: 0, claimed: 0, accepted: 0 });
        brought.offers++;
        brought.claimed += happened(claimed[row]!);
        brought.accepted += happened(accepted[row]!);
      }
    },
    /** How many each professional received, of those who received any. */
    ofPeople: (): number[] => ofPeople.filter((n) => n > 0),
    ofWaves: (): WaveOffers[] =>
      ofWaves
        .flatMap((one, wave): WaveOffers[] => [{ wave: wave || null, ...one }])
        .sort((a, b) => (a.wave ?? Infinity) - (b.wave ?? Infinity)),
  };
}
