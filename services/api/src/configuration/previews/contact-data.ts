import { acceptanceDays } from '@jurilien/acceptance';
import { statement } from '@jurilien/persistence';
import { contactReadableUntil } from '@jurilien/processes';
import { contactReadableDays, DAY_MS, localDate, plus, type Province } from '@jurilien/reference';
import { counted, iso, MOST_ROWS, newest, tableOf, weighed, type Weighed } from './cases.js';
import { type Case, type Change, DAYS, type Figure, type Impact, impactOf, type Part, type Preview } from './preview.js';

/** An acceptance that ended, and whose professional no one replaced. */
export interface Ended extends Case {
  readonly place: { readonly province: Province };
  readonly endedAt: string;
}

/** What ends soon, day by day by the clock of the province; days without any are left out. */
function byDay(all: readonly Weighed<string>[], soon: (end: string) => boolean): Part[] {
  const days = new Map<string, { before: number; after: number }>();
  for (const { place, before, after } of all)
    for (const [side, end] of [
      ['before', before],
      ['after', after],
    ] as const) {
      if (!soon(end)) continue;
      const day = localDate(end, place.province ?? 'QC');
      const so = days.get(day) ?? { before: 0, after: 0 };
      days.set(day, { ...so, [side]: so[side] + 1 });
    }
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, { before, after }]) => {
      const figure: Figure = { measure: 'contactsEnding', unit: 'count', before, after };
      return { day, cases: Math.max(before, after), figures: [figure] };
    });
}

/** How many clients of ended acceptances could be reached by their professionals today, and how many no longer soon, day by day. */
export async function contactDataFound(ended: readonly Ended[], more: boolean, now: string, change: Change): Promise<Impact> {
  const weighing = await weighed({ rows: ended, more }, change, ({ endedAt, place: { province } }, config) =>
    contactReadableUntil(endedAt, acceptanceDays(config, province).readable),
  );
  const month = plus(now, DAYS * DAY_MS);
  const soon = (end: string): boolean => end > now && end <= month;
  const impact = impactOf(weighing.all, weighing.more, (some) => [
    counted('contactsReadable', some, (end) => end > now),
    counted('contactsEnding', some, soon),
  ]);
  return { ...impact, days: null, parts: byDay(weighing.all, soon) };
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
