import { draftEndsAt } from '@jurilien/lead';
import { statement } from '@jurilien/persistence';
import { leadDraftExpireDays, type Province } from '@jurilien/reference';
import { countImpact, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview } from './preview.js';

/** A request that was sent, with when its draft was begun. */
interface Begun extends Case {
  readonly place: { readonly province: Province };
  readonly startedAt: string;
  readonly sentAt: string;
}

/** Requests whose draft would have been gone before they were sent. */
export async function draftsFound(drafts: readonly Begun[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed(
    { rows: drafts, more },
    change,
    ({ place, startedAt, sentAt }, config) => sentAt > draftEndsAt(startedAt, place, config),
  );
  return countImpact(weighing, 'draftsLost');
}

/** Requests sent in the last days from a draft that would have been gone, by the value of the province they are from. */
export const drafts: Preview = {
  name: 'drafts',
  keys: [leadDraftExpireDays],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ province: Province; startedAt: string; sentAt: string }>(
        statement`select province, "createdAt" as "startedAt", "submittedAt" as "sentAt" from ${tableOf(reads, 'lead-statuses')}
          where "submittedAt" > ${reads.since} and province = any(${reads.provinces}) order by "submittedAt" desc, id limit ${MOST_CASES + 1}`,
      ),
    );
    const begun = rows.map(({ province, startedAt, sentAt }) => ({ place: { province }, startedAt: iso(startedAt), sentAt: iso(sentAt) }));
    return draftsFound(begun, more, change);
  },
};
