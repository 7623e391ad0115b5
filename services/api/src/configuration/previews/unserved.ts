import { unservedAt } from '@jurilien/lead';
import { statement } from '@jurilien/persistence';
import { leadUnservedAfterHours, leadUrgentUnservedAfterHours, type Province } from '@jurilien/reference';
import { countImpact, iso, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview } from './preview.js';

/** A request that someone accepted, with when its search had begun. */
export interface Searched extends Case {
  readonly urgent: boolean;
  readonly startedAt: string;
  readonly acceptedAt: string;
}

/** Accepted requests whose search would have been over before someone accepted. */
export async function unservedFound(searches: readonly Searched[], more: boolean, change: Change): Promise<Impact> {
  const weighing = await weighed(
    { rows: searches, more },
    change,
    ({ place, urgent, startedAt, acceptedAt }, config) => acceptedAt > unservedAt(place, urgent, { now: startedAt, config }),
  );
  return countImpact(weighing, 'unserved');
}

/** Requests accepted in the last days that a shorter search would have left without anyone. */
export const unserved: Preview = {
  name: 'unserved',
  keys: [leadUnservedAfterHours, leadUrgentUnservedAfterHours],
  async compute(reads, change) {
    const { provinces, fields } = reads;
    const { rows, more } = newest(
      await reads.rows<{ province: Province; field: string; urgent: boolean; startedAt: string; acceptedAt: string }>(
        statement`select l.province, l."lawyerType" as field, coalesce(s.urgent, false) as urgent, s."startedAt", a.at as "acceptedAt"
           from ${tableOf(reads, 'acceptances')} a
           join ${tableOf(reads, 'searches')} s on s.id = a."leadId" and s."startedAt" <= a.at
           join ${tableOf(reads, 'leads')} l on l.id = a."leadId"
          where a.at > ${reads.since} and l.province = any(${provinces}) and l."lawyerType" is not null
            and (${fields ?? null}::text[] is null or l."lawyerType" = any(${fields ?? null}))
          order by a.at desc, a.id limit ${MOST_CASES + 1}`,
      ),
    );
    const searches = rows.map(({ province, field, urgent, startedAt, acceptedAt }) => ({
      place: { province, field },
      urgent,
      startedAt: iso(startedAt),
      acceptedAt: iso(acceptedAt),
    }));
    return unservedFound(searches, more, change);
  },
};
