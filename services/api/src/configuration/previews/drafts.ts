import { draftEndsAt } from '@jurilien/lead';
import { statement } from '@jurilien/persistence';
import { leadDraftExpireDays } from '@jurilien/reference';
import { countImpact, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview } from './preview.js';

/** A request that was sent, with when its draft was begun. */
interface Begun extends Case {
  readonly startedAt: string;
  readonly sentAt: string;
}

/** Requests whose draft would have been gone before they were sent. */
export async function draftsFound(drafts: readonly Begun[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed(
    { rows: drafts, more },
    change,
    ({ startedAt, sentAt }, config) => sentAt > draftEndsAt(startedAt, config),
  );
  return countImpact(weighing, 'draftsLost');
}

/** Requests sent in the last days from a draft that would have been gone. Where a draft comes from is not known: it ends by the general value. */
export const drafts: Preview = {
  name: 'drafts',
  keys: [leadDraftExpireDays],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ startedAt: string; sentAt: string }>(
        statement`select "createdAt" as "startedAt", "submittedAt" as "sentAt" from ${tableOf(reads, 'lead-statuses')}
          where "submittedAt" > ${reads.since} and ${reads.provinces.length > 1} order by "submittedAt" desc, id limit ${MOST_CASES + 1}`,
      ),
    );
    const begun = rows.map(({ startedAt, sentAt }) => ({ place: {}, startedAt: iso(startedAt), sentAt: iso(sentAt) }));
    return draftsFound(begun, more, change);
  },
};
