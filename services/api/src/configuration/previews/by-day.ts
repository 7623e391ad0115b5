import type { Measure } from '@jurilien/contracts';
import { DAY_MS, localDate, plus, type Province } from '@jurilien/reference';
import { DAYS, type Figure, type Part } from './preview.js';

/** Something that ends, or so many that end together, and where. */
export interface Ending {
  readonly end: string;
  readonly n: number;
  readonly province?: Province | undefined;
}

const total = (some: readonly Ending[]): number => some.reduce((sum, { n }) => sum + n, 0);
/** How many there are under both configurations. */
export const countedIn = (measure: Measure, before: readonly Ending[], after: readonly Ending[]): Figure => ({
  measure,
  unit: 'count',
  before: total(before),
  after: total(after),
});

/** What ends day by day, by the clock of its province; days without any are left out. */
export function byDay(measure: Measure, before: readonly Ending[], after: readonly Ending[]): Part[] {
  const dayOf = ({ end, province }: Ending): string => localDate(end, province ?? 'QC');
  const [some, others] = [before, after].map((side) => Map.groupBy(side, dayOf));
  return [...new Set([...some!.keys(), ...others!.keys()])].toSorted().map((day) => {
    const figure = countedIn(measure, some!.get(day) ?? [], others!.get(day) ?? []);
    return { day, cases: Math.max(figure.before!, figure.after!), figures: [figure] };
  });
}

/** Until when a preview looks ahead. */
export const soonest = (now: string): string => plus(now, DAYS * DAY_MS);

/** What would go soon of what there is, and on which days: what is over already goes at once. */
export function goingSoon(before: readonly Ending[], after: readonly Ending[], now: string): { figures: Figure[]; parts: Part[] } {
  const soon = (some: readonly Ending[]): Ending[] =>
    some.filter(({ end }) => end <= soonest(now)).map((each) => (each.end < now ? { ...each, end: now } : each));
  const [some, others] = [soon(before), soon(after)];
  const atOnce = ({ end }: Ending): boolean => end === now;
  return {
    figures: [countedIn('goes', some, others), countedIn('goesNow', some.filter(atOnce), others.filter(atOnce))],
    parts: byDay('goes', some, others),
  };
}
