import { validationDueAt, validationRiskMinutes } from '@jurilien/lead';
import { statement } from '@jurilien/persistence';
import {
  businessHours,
  hoursBusiness,
  MINUTE_MS,
  validationEscalatePercent,
  validationSlaMinutes,
  windowMinutesBetween,
  type Config,
  type Province,
} from '@jurilien/reference';
import { median } from '@jurilien/runtime';
import { counted, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, impactOf, MOST_CASES, type Preview } from './preview.js';

/** A request that was validated, with when it entered the queue. */
export interface Validated extends Case {
  readonly place: { readonly province: Province };
  readonly queuedAt: string;
  readonly validatedAt: string;
}

/** How its validation stood to its deadline. */
function onTime({ place: { province }, queuedAt, validatedAt }: Validated, config: Config) {
  const due = Date.parse(validationDueAt(province, { now: queuedAt, config }));
  const done = Date.parse(validatedAt);
  return {
    late: done > due,
    // As the overview counts what is about to be late.
    atRisk: done >= due - validationRiskMinutes(config, province) * MINUTE_MS,
    minutes: windowMinutesBetween(queuedAt, validatedAt, province, businessHours(config, province)),
  };
}

/** Requests that would have been validated too late, or nearly, and the business minutes that validation took. */
export async function validationFound(requests: readonly Validated[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: requests, more }, change, onTime);
  return impactOf(weighing.all, weighing.more, (some) => {
    const middle = (of: 'before' | 'after'): number | null => {
      const minutes = median(some.map((c) => c[of].minutes));
      return minutes === null ? null : Math.round(minutes);
    };
    return [
      counted('validatedLate', some, ({ late }) => late),
      counted('nearlyLate', some, ({ atRisk }) => atRisk),
      { measure: 'businessMinutes', unit: 'minutes', before: middle('before'), after: middle('after') },
    ];
  });
}

/** Requests of the last days whose validation another deadline, or other opening hours, would have found late. */
export const validation: Preview = {
  name: 'validation',
  keys: [validationSlaMinutes, validationEscalatePercent, hoursBusiness],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ province: Province; queuedAt: string; validatedAt: string }>(
        statement`select province, "queuedAt", "validatedAt" from ${tableOf(reads, 'match-leads')}
          where "validatedAt" > ${reads.since} and "queuedAt" is not null and province = any(${reads.provinces})
          order by "validatedAt" desc, id limit ${MOST_CASES + 1}`,
      ),
    );
    const requests = rows.map(({ province, queuedAt, validatedAt }) => ({
      place: { province },
      queuedAt: iso(queuedAt),
      validatedAt: iso(validatedAt),
    }));
    return validationFound(requests, more, change);
  },
};
