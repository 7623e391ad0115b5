import type { Measure } from '@jurilien/contracts';
import { placeOf, type Built } from '@jurilien/persistence';
import { MINUTE_MS, plus, type Config } from '@jurilien/reference';
import { type Case, type Change, type Figure, type Impact, impactOf, MOST_CASES, type Reads } from './preview.js';

/** A case of the past, with what a rule makes of it under the configuration of before and of after. */
export interface Weighed<Outcome> extends Case {
  readonly before: Outcome;
  readonly after: Outcome;
}
/** Rows that one answer reads where a rule counts what was before: they are counted, and none is looked at by itself. */
export const MOST_ROWS = 20_000;
/** Others have their turn after so long, and one preview ends after so long: absurd hours make a calendar slow. */
const PIECE_MS = 20;
const LONGEST_MS = 5_000;

/** Cases with what a rule makes of them, and whether there were more than these. */
interface Weighing<Outcome> {
  readonly all: readonly Weighed<Outcome>[];
  readonly more: boolean;
}

/**
 * What a rule makes of each case that the change reaches, under both configurations.
 * @param found cases, newest first, and whether there were more
 */
export async function weighed<C extends Case, Outcome>(
  { rows, more }: { readonly rows: readonly C[]; readonly more: boolean },
  { before, after, reaches }: Change,
  rule: (c: C, config: Config) => Outcome,
): Promise<Weighing<Outcome>> {
  const all: Weighed<Outcome>[] = [];
  const begun = performance.now();
  let piece = begun;
  for (const c of rows) {
    if (!reaches(c.place)) continue;
    if (performance.now() - begun > LONGEST_MS) return { all, more: true };
    all.push({ place: c.place, ...(c.class ? { class: c.class } : {}), before: rule(c, before), after: rule(c, after) });
    if (performance.now() - piece < PIECE_MS) continue;
    await new Promise(setImmediate);
    piece = performance.now();
  }
  return { all, more };
}

/**
 * The same of a rule that looks at all cases together and says which of them it stops.
 * @param from cases of before are only there for the rule
 */
export function stopped<C extends Case & { readonly at: string }>(
  cases: readonly C[],
  from: string,
  change: Change,
  stops: (config: Config) => readonly C[],
): Weighed<boolean>[] {
  const [before, after] = [new Set(stops(change.before)), new Set(stops(change.after))];
  return cases
    .filter(({ place, at }) => at > from && change.reaches(place))
    .map((c) => ({ place: c.place, ...(c.class ? { class: c.class } : {}), before: before.has(c), after: after.has(c) }));
}

/** Of how many cases something is so. */
export const counted = <Outcome>(measure: Measure, some: readonly Weighed<Outcome>[], is: (outcome: Outcome) => boolean): Figure => ({
  measure,
  unit: 'count',
  before: some.filter((c) => is(c.before)).length,
  after: some.filter((c) => is(c.after)).length,
});
/** The longest of several lengths of time in milliseconds, in minutes; nothing where there is none. */
export function longest<Outcome>(measure: Measure, some: readonly Weighed<Outcome>[], msOf: (outcome: Outcome) => number): Figure {
  const most = (of: 'before' | 'after'): number | null => some.reduce((max, c) => Math.max(max, msOf(c[of])), 0) || null;
  const minutes = (ms: number | null): number | null => (ms === null ? null : Math.ceil(ms / MINUTE_MS));
  return { measure, unit: 'minutes', before: minutes(most('before')), after: minutes(most('after')) };
}

/** Of how many cases a yes or no is a yes, in all and by part. */
export const countImpact = ({ all, more }: Weighing<boolean>, measure: Measure): Impact =>
  impactOf(all, more, (some) => [counted(measure, some, Boolean)]);

/** The table of a view. */
export const tableOf = ({ kernel }: Reads, view: string): Built => placeOf(kernel.registry.views.get(view)!);
/** The newest rows of a read that asks for one more than is looked at. */
export const newest = <R>(rows: readonly R[], most: number = MOST_CASES): { readonly rows: readonly R[]; readonly more: boolean } => ({
  rows: rows.slice(0, most),
  more: rows.length > most,
});
/**
 * From when on cases count, where a rule looks so far back: where older ones were not read, what was before is whole only after that long.
 * @param found cases, oldest first, and whether there were more
 */
export const countedFrom = (
  { rows, more }: { readonly rows: readonly { readonly at: string }[]; readonly more: boolean },
  lookBackMs: number,
  since: string,
): string => (more ? plus(rows[0]!.at, lookBackMs) : since);
/** An instant of the database as the rules compare them. */
export const iso = (instant: string): string => new Date(instant).toISOString();
