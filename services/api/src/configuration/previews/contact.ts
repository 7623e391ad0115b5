import { contactDueAt } from '@jurilien/acceptance';
import { statement } from '@jurilien/persistence';
import { contactSlaHours, hoursBusiness, type Province } from '@jurilien/reference';
import { countImpact, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview } from './preview.js';

/** An acceptance, with when its client was reached, and when it ended. */
export interface Accepted extends Case {
  readonly place: { readonly province: Province };
  readonly at: string;
  readonly contactedAt?: string;
  readonly endedAt?: string;
}

/**
 * Acceptances whose client would not have been called in time. What ended before its time was over is on neither side.
 * @param now what is not called by then, and due, is late
 */
export async function contactFound(acceptances: readonly Accepted[], more: boolean, now: string, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: acceptances, more }, change, ({ place: { province }, at, contactedAt, endedAt }, config) => {
    const due = contactDueAt({ now: at, config }, province);
    return (contactedAt ?? endedAt ?? now) > due;
  });
  return countImpact(weighing, 'contactedLate');
}

/** Acceptances of the last days that another time for the first call, or other opening hours, would have found late. */
export const contact: Preview = {
  name: 'contact',
  keys: [contactSlaHours, hoursBusiness],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ province: Province; at: string; contactedAt: string | null; endedAt: string | null }>(
        statement`select province, at, "contactedAt", "endedAt" from ${tableOf(reads, 'acceptances')}
          where at > ${reads.since} and province = any(${reads.provinces}) order by at desc, id limit ${MOST_CASES + 1}`,
      ),
    );
    const acceptances = rows.map(({ province, at, contactedAt, endedAt }) => ({
      place: { province },
      at: iso(at),
      ...(contactedAt ? { contactedAt: iso(contactedAt) } : {}),
      ...(endedAt ? { endedAt: iso(endedAt) } : {}),
    }));
    return contactFound(acceptances, more, reads.now, change);
  },
};
