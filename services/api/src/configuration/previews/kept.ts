import { LEAD_ENDS } from '@jurilien/contracts';
import { documents, documentsKeptUntil } from '@jurilien/documents';
import { surveyKeptUntil } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { enquiryKeptUntil } from '@jurilien/messaging';
import { statement } from '@jurilien/persistence';
import { commsBodyDays, documentKeptDays, matchingExplanationDays, surveyKeptDays, type Config, type Province } from '@jurilien/reference';
import { explanationKeptUntil, stateOf } from '@jurilien/runtime';
import { counted, iso, MOST_ROWS, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, impactOf, MOST_CASES, type Preview, type Reads } from './preview.js';

/** Something that is kept for a time, and since when. */
interface Kept extends Case {
  readonly since: string;
}
type Until = (since: string, config: Config) => string;
interface Found {
  readonly rows: readonly Kept[];
  readonly more: boolean;
}

/**
 * How much of what is there would be there, had it been kept for so long all the time. What a longer time would have kept is gone, and no
 * one can count it.
 */
export async function keptFound(found: Found, until: Until, now: string, change: Change): Promise<Impact> {
  const { all, more } = await weighed(found, change, ({ since }, config) => until(since, config));
  const longer = all.some(({ before, after }) => after > before);
  const impact = impactOf(all, more, (some) => {
    const kept = counted('kept', some, (end) => end > now);
    return [longer ? { ...kept, after: null } : kept];
  });
  return { ...impact, days: null };
}

/** A preview of how long something is kept, by what there is of it. */
const ofKept = (name: Preview['name'], key: Preview['keys'][number], read: (reads: Reads) => Promise<Found>, until: Until): Preview => ({
  name,
  keys: [key],
  compute: async (reads, change) => keptFound(await read(reads), until, reads.now, change),
});

/** Instants of some kind of record, newest first; those that name no province belong to no one who sees one province alone. */
const instants = (rows: readonly { readonly since: string; readonly province?: Province }[]): Found => {
  const taken = newest(rows, MOST_ROWS);
  return { more: taken.more, rows: taken.rows.map(({ since, province }) => ({ since: iso(since), place: province ? { province } : {} })) };
};

/** Documents of requests that ended; a request whose documents went has none. */
async function documentsOfEnded({ kernel, ...reads }: Reads): Promise<Found> {
  const { rows, more } = newest(
    await reads.rows<{ id: string; province: Province }>(
      statement`select id, province from ${tableOf({ kernel, ...reads }, 'leads')}
        where state = any(${LEAD_ENDS}) and submitted and province = any(${reads.provinces})
        order by "updatedAt" desc, id limit ${MOST_CASES + 1}`,
    ),
  );
  const all: Kept[] = [];
  for (const { id, province } of rows) {
    const { documents: some } = await stateOf(kernel, documents, id);
    const { endedAt } = some.length > 0 ? await stateOf(kernel, lead, id) : {};
    if (endedAt) all.push(...some.map(() => ({ since: endedAt, place: { province } })));
  }
  return { rows: all, more };
}

const enquiriesReceived = async (reads: Reads): Promise<Found> =>
  instants(
    await reads.rows<{ since: string }>(
      statement`select "receivedAt" as since from ${tableOf(reads, 'enquiries')} where ${reads.provinces.length > 1}
        order by "receivedAt" desc, id limit ${MOST_ROWS + 1}`,
    ),
  );

const surveysAsked = async (reads: Reads): Promise<Found> =>
  instants(
    await reads.rows<{ since: string; province: Province }>(
      statement`select "invitedAt" as since, province from ${tableOf(reads, 'surveys')}
        where "leadId" is not null and province = any(${reads.provinces}) order by "invitedAt" desc, id limit ${MOST_ROWS + 1}`,
    ),
  );

const wavesExplained = async (reads: Reads): Promise<Found> =>
  instants(
    await reads.rows<{ since: string }>(
      statement`select at as since from matching_explanations where ${reads.provinces.length > 1} order by at desc limit ${MOST_ROWS + 1}`,
    ),
  );

/** Previews of how long something is kept. */
export const keptPreviews: readonly Preview[] = [
  ofKept('documents', documentKeptDays, documentsOfEnded, documentsKeptUntil),
  ofKept('enquiries', commsBodyDays, enquiriesReceived, enquiryKeptUntil),
  ofKept('surveyNames', surveyKeptDays, surveysAsked, surveyKeptUntil),
  ofKept('explanations', matchingExplanationDays, wavesExplained, explanationKeptUntil),
];
