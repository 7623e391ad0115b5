import { type Step, STEPS } from './steps.js';

/** How many requests came how far; nothing where too few did to be told. */
export type Reached = Readonly<Record<Step, number | null>>;

/** Below so many requests on either side a difference is chance. */
const LEAST = 20;
/** A smaller difference changes nothing. */
const LEAST_SHARE = 0.05;
/** What comes by chance, in all comparisons taken together, less than one time in twenty. */
const CHANCE = 0.05;

/** The part of a normal distribution further than so many deviations from its middle, on either side: to about one in ten million. */
function beyond(deviations: number): number {
  // Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * deviations);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * series * (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI));
}

/** Of requests that reached a step, the part that went further, here and there. */
export interface StepDifference {
  readonly step: Step;
  readonly next: Step;
  /** How many reached the step here. */
  readonly n: number;
  readonly here: number;
  readonly there: number;
  /** How many more would have gone further had it been as there. */
  readonly lost: number;
}

/** Whether two shares may be compared: enough is known on either side. */
const enough = (n: number, m: number): boolean => n >= LEAST && m >= LEAST;
/**
 * Whether two parts differ by more than chance, by the usual test of two shares.
 * @param compared how many such comparisons are made: the part of thirty that looks worst does so by chance too (Bonferroni)
 */
const differ = (a: number, n: number, b: number, m: number, compared: number): boolean =>
  Math.abs(a / n - b / m) >= LEAST_SHARE && byMoreThanChance(a, n, b, m, compared);

function byMoreThanChance(a: number, n: number, b: number, m: number, compared: number): boolean {
  const together = (a + b) / (n + m);
  const deviation = Math.sqrt(together * (1 - together) * (1 / n + 1 / m));
  const difference = Math.abs(a / n - b / m);
  return difference > 0 && beyond(difference / deviation) <= CHANCE / compared;
}

/** Of how many, how many did something. */
export interface ShareOf {
  readonly n: number;
  readonly of: number;
}

/**
 * Which of two shares is larger by more than chance, however small the difference: neither, or too few on either side to tell.
 */
export function largerShare(a: ShareOf, b: ShareOf): 'a' | 'b' | 'even' | 'too-few' {
  if (!enough(a.of, b.of)) return 'too-few';
  if (!byMoreThanChance(a.n, a.of, b.n, b.of, 1)) return 'even';
  return a.n / a.of > b.n / b.of ? 'a' : 'b';
}

/**
 * The step after which most requests are lost in comparison with others: nothing where none differs by more than chance, `undefined` where
 * too few are known on either side to tell.
 */
export function weakestStep(here: Reached, there: Reached): StepDifference | null | undefined {
  const known = (n: number | null): number => n ?? 0;
  if (known(here.submitted) < LEAST || known(there.submitted) < LEAST) return undefined;
  const compared = STEPS.flatMap((step, i) => {
    const next = STEPS[i + 1];
    if (!next || [here[next], here[step], there[next], there[step]].includes(null)) return [];
    const sides = { a: known(here[next]), n: known(here[step]), b: known(there[next]), m: known(there[step]) };
    return enough(sides.n, sides.m) ? [{ step, next, ...sides }] : [];
  });
  const worse = compared.flatMap(({ step, next, a, n, b, m }): StepDifference[] => {
    if (a / n >= b / m || !differ(a, n, b, m, compared.length)) return [];
    return [{ step, next, n, here: a / n, there: b / m, lost: Math.round((n * b) / m - a) }];
  });
  return worse.sort((x, y) => y.lost - x.lost)[0] ?? null;
}

interface Part {
  readonly value: string | null;
  readonly submitted: number | null;
  readonly accepted: number | null;
}
/** The part that loses most requests in comparison with all the others together; nothing where none does by more than chance. */
export function weakestPart(parts: readonly Part[], whole: Pick<Reached, 'submitted' | 'accepted'>) {
  const compared = parts.flatMap(({ value, submitted: n, accepted: a }) => {
    if (value === null || n === null || a === null || whole.submitted === null || whole.accepted === null) return [];
    const [m, b] = [whole.submitted - n, whole.accepted - a];
    return enough(n, m) ? [{ value, a, n, b, m }] : [];
  });
  const worse = compared.flatMap(({ value, a, n, b, m }) => {
    if (a / n >= b / m || !differ(a, n, b, m, compared.length)) return [];
    return [{ value, here: a / n, there: b / m, lost: Math.round((n * b) / m - a) }];
  });
  return worse.sort((x, y) => y.lost - x.lost)[0] ?? null;
}

/** The most frequent of some reasons, with how many there are in all; nothing of too few, or where some may not be told. */
export function mainReason<R extends { readonly n: number | null }>(
  reasons: readonly R[],
): { readonly of: number; readonly main: R } | null {
  if (reasons.some(({ n }) => n === null)) return null;
  const of = reasons.reduce((sum, { n }) => sum + (n ?? 0), 0);
  const [main] = [...reasons].sort((a, b) => (b.n ?? 0) - (a.n ?? 0));
  return main && of >= LEAST ? { of, main } : null;
}
