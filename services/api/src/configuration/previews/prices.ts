import { lead } from '@jurilien/lead';
import { placeOf, statement } from '@jurilien/persistence';
import { accessPriceCc } from '@jurilien/processes';
import {
  billingModelKey,
  pricingBase,
  pricingFactor,
  pricingMaxCc,
  pricingMinCc,
  pricingStepCc,
  pricingSuperMultiplier,
  selfServeDiscountAfterHours,
  selfServeDiscountBp,
  type ConfigPlace,
} from '@jurilien/reference';
import { stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { median } from '@jurilien/runtime';
import { type Change, type Figure, type Impact, impactOf, MOST_CASES, type Preview, type Reads } from './preview.js';

/** An accepted request: what it cost, and what it costs before and after the change. */
export interface Priced {
  readonly place: ConfigPlace;
  readonly was: number;
  readonly before: number;
  readonly after: number;
}
type Price = 'was' | 'before' | 'after';

interface Row {
  readonly leadId: string;
  readonly province: 'QC' | 'ON';
  readonly field: string;
  readonly at: string;
  readonly priceCc: number;
}

/** Accepted requests of the last days, newest first, and one more than is looked at. */
const accepted = ({ kernel: { registry }, since, provinces, fields, rows }: Reads): Promise<Row[]> =>
  rows<Row>(
    statement`select a."leadId", a.province, l."lawyerType" as field, a.at, a."priceCc"
       from ${placeOf(registry.views.get('acceptances')!)} a join ${placeOf(registry.views.get('leads')!)} l on l.id = a."leadId"
      where a.at > ${since} and a.province = any(${provinces}) and l."lawyerType" is not null
        and (${fields ?? null}::text[] is null or l."lawyerType" = any(${fields ?? null}))
      order by a.at desc, a.id limit ${MOST_CASES + 1}`,
  );

/** What one of them cost, and costs by the rules of the price under both configurations. */
async function priced({ kernel }: Reads, { before, after }: Change, { leadId, province, field, at, priceCc }: Row): Promise<Priced> {
  const [request, search] = await Promise.all([stateOf(kernel, lead, leadId), stateOf(kernel, distribution, leadId)]);
  const now = new Date(at).toISOString();
  return {
    place: { province, field },
    was: priceCc,
    before: accessPriceCc(search, request, { now, config: before }),
    after: accessPriceCc(search, request, { now, config: after }),
  };
}

/** The request whose price moves furthest in one direction: what it costs before and after. */
function furthest(all: readonly Priced[], measure: 'greatestRise' | 'greatestFall'): Figure[] {
  const sign = measure === 'greatestRise' ? 1 : -1;
  const moved = (p: Priced): number => sign * (p.after - p.before);
  const most = all.reduce<Priced | undefined>((so, p) => (moved(p) > (so ? moved(so) : 0) ? p : so), undefined);
  return most ? [{ measure, unit: 'cc', before: most.before, after: most.after }] : [];
}

/** Total and middle of what some requests cost. */
function sums(all: readonly Priced[]): Figure[] {
  const total = (of: Price): number => all.reduce((sum, p) => sum + p[of], 0);
  const middle = (of: Price): number | null => median(all.map((p) => p[of]));
  return [
    { measure: 'total', unit: 'cc', was: total('was'), before: total('before'), after: total('after') },
    { measure: 'median', unit: 'cc', was: middle('was'), before: middle('before'), after: middle('after') },
  ];
}

/** What requests would have cost: all of them, those that move most, and by province and field of law. */
export function pricesFound(all: readonly Priced[], more: boolean): Impact {
  const changed = all.filter((p) => p.before !== p.after).length;
  const moves: Figure[] = [
    { measure: 'changed', unit: 'count', before: null, after: changed },
    ...furthest(all, 'greatestRise'),
    ...furthest(all, 'greatestFall'),
  ];
  return impactOf(all, more, sums, moves);
}

/** What the accepted requests of the last days would have cost. */
export const prices: Preview = {
  name: 'prices',
  keys: [
    pricingBase,
    pricingFactor,
    pricingSuperMultiplier,
    pricingMinCc,
    pricingMaxCc,
    pricingStepCc,
    selfServeDiscountBp,
    selfServeDiscountAfterHours,
    billingModelKey,
  ],
  async compute(reads, change) {
    const rows = await accepted(reads);
    const all: Priced[] = [];
    // One after another: a preview may take its time, and leaves the connections to others.
    for (const row of rows.slice(0, MOST_CASES))
      if (change.reaches({ province: row.province, field: row.field })) all.push(await priced(reads, change, row));
    return pricesFound(all, rows.length > MOST_CASES);
  },
};
