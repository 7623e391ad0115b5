import { acceptanceDays } from '@jurilien/acceptance';
import { statement } from '@jurilien/persistence';
import { contactReadableUntil } from '@jurilien/processes';
import { contactReadableDays, type Province } from '@jurilien/reference';
import { byDay, soonest, type Ending } from './by-day.js';
import { counted, iso, MOST_ROWS, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, impactOf, type Preview } from './preview.js';

/** An acceptance that ended, and whose professional no one replaced. */
export interface Ended extends Case {
  readonly place: { readonly province: Province };
  readonly endedAt: string;
}

/** How many clients of ended acceptances could be reached by their professionals today, and how many no longer soon, day by day. */
export async function contactDataFound(ended: readonly Ended[], more: boolean, now: string, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: ended, more }, change, ({ endedAt, place: { province } }, config) =>
    contactReadableUntil(endedAt, acceptanceDays(config, province).readable),
  );
  const soon = (end: string): boolean => end > now && end <= soonest(now);
  const ending = (side: 'before' | 'after'): Ending[] =>
    weighing.all.filter((each) => soon(each[side])).map(({ place, [side]: end }) => ({ end, n: 1, province: place.province }));
  const impact = impactOf(weighing.all, weighing.more, (some) => [
    counted('contactsReadable', some, (end) => end > now),
    counted('contactsEnding', some, soon),
  ]);
  return { ...impact, days: null, parts: byDay('contactsEnding', ending('before'), ending('after')) };
}

/** Contact data of clients that professionals could read after the end, had the time always been in force: each acceptance keeps its own. */
export const contactData: Preview = {
  name: 'contactData',
  keys: [contactReadableDays],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ province: Province; endedAt: string }>(
        statement`select province, "endedAt" from ${tableOf(reads, 'acceptances')}
          where "endedAt" is not null and state <> 'Replaced' and province = any(${reads.provinces})
          order by "endedAt" desc, id limit ${MOST_ROWS + 1}`,
      ),
      MOST_ROWS,
    );
    return contactDataFound(
      rows.map(({ province, endedAt }) => ({ place: { province }, endedAt: iso(endedAt) })),
      more,
      reads.now,
      change,
    );
  },
};
