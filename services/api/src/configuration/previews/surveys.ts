import { surveyEndsAt } from '@jurilien/feedback';
import { statement } from '@jurilien/persistence';
import { surveyExpireDays, type Province } from '@jurilien/reference';
import { countImpact, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview } from './preview.js';

/** An opinion that someone gave, with when they were asked for it. */
interface Answered extends Case {
  readonly place: { readonly province: Province };
  readonly invitedAt: string;
  readonly answeredAt: string;
}

/** Opinions that would have come too late. */
export async function surveysFound(answers: readonly Answered[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed(
    { rows: answers, more },
    change,
    ({ place: { province }, invitedAt, answeredAt }, config) => answeredAt > surveyEndsAt(province, { now: invitedAt, config }),
  );
  return countImpact(weighing, 'answersLost');
}

/** Opinions of the last days that a shorter time would have lost. */
export const surveys: Preview = {
  name: 'surveys',
  keys: [surveyExpireDays],
  async compute(reads, change) {
    const { rows, more } = newest(
      await reads.rows<{ province: Province; invitedAt: string; answeredAt: string }>(
        statement`select province, "invitedAt", "answeredAt" from ${tableOf(reads, 'surveys')}
          where "answeredAt" > ${reads.since} and province = any(${reads.provinces})
          order by "answeredAt" desc, id limit ${MOST_CASES + 1}`,
      ),
    );
    const answers = rows.map(({ province, invitedAt, answeredAt }) => ({
      place: { province },
      invitedAt: iso(invitedAt),
      answeredAt: iso(answeredAt),
    }));
    return surveysFound(answers, more, change);
  },
};
