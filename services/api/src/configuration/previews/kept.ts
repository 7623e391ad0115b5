import { LEAD_ENDS } from '@jurilien/contracts';
import { documents, documentsKeptUntil } from '@jurilien/documents';
import { surveyKeptUntil } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { bodyKeptUntil, enquiryKeptUntil } from '@jurilien/messaging';
import { statement, type Built } from '@jurilien/persistence';
import { erasure, forgetAtOf } from '@jurilien/recruiting';
import {
  commsBodyDays,
  documentKeptDays,
  jobApplicationKeptMonths,
  matchingExplanationDays,
  recruitEraseMonths,
  surveyKeptDays,
  type Config,
  type Province,
} from '@jurilien/reference';
import { explanationKeptUntil, stateOf } from '@jurilien/runtime';
import { countedIn, goingSoon, type Ending } from './by-day.js';
import { iso, MOST_ROWS, newest, tableOf, weighed } from './cases.js';
import { type Case, type Change, type Impact, MOST_CASES, type Preview, type Reads } from './preview.js';

/** Something that is kept for a time, or so many of it, and since when. */
interface Kept extends Case {
  readonly since: string;
  readonly n?: number;
}
type Until = (since: string, config: Config) => string;
interface Found {
  readonly rows: readonly Kept[];
  readonly more: boolean;
}

/**
 * How much of what is there would be there, had it been kept for so long all the time, and what would go soon. What a longer time would
 * have kept is gone, and no one can count it.
 * @param atOnce the time in force is that of what is there, too; otherwise each keeps the day it was given, and nothing goes by a change
 */
export async function keptFound(found: Found, until: Until, now: string, change: Change, atOnce = false): Promise<Impact> {
  const { all, more } = await weighed(found, change, ({ since, n = 1, place: { province } }, config): Ending => ({
    end: until(since, config),
    n,
    province,
  }));
  const [before, after] = [all.map((each) => each.before), all.map((each) => each.after)];
  const there = ({ end }: Ending): boolean => end > now;
  const longer = all.some((each) => each.after.end > each.before.end);
  const kept = countedIn('kept', before.filter(there), after.filter(there));
  const soon = goingSoon(before, after, now);
  const going = atOnce ? soon.figures : soon.figures.filter(({ measure }) => measure !== 'goesNow');
  const cases = before.reduce((sum, { n }) => sum + n, 0);
  return { cases, more, days: null, figures: cases > 0 ? [longer ? { ...kept, after: null } : kept, ...going] : [], parts: soon.parts };
}

/** A preview of how long something is kept, by what there is of it. */
const ofKept = (
  name: Preview['name'],
  key: Preview['keys'][number],
  read: (reads: Reads) => Promise<Found>,
  until: Until,
  atOnce = false,
): Preview => ({ name, keys: [key], compute: async (reads, change) => keptFound(await read(reads), until, reads.now, change, atOnce) });

/**
 * Some kind of record by the hour, however many there are, newest first; those that name no province belong to no one who sees one
 * province alone.
 * @param since the column their time counts from
 */
const hourly =
  (
    view: string,
    since: string,
    { only = statement`true`, province = false }: { readonly only?: Built; readonly province?: boolean } = {},
  ) =>
  async (reads: Reads): Promise<Found> => {
    const place = province ? statement`province` : statement`null::text`;
    const seen = province ? statement`province = any(${reads.provinces})` : statement`${reads.provinces.length > 1}`;
    const { rows, more } = newest(
      await reads.rows<{ since: string; province: Province | null; n: number }>(
        statement`select date_trunc('hour', ${statement.id(since)}) as since, ${place} as province, count(*)::int as n
          from ${tableOf(reads, view)} where ${statement.id(since)} is not null and ${only} and ${seen}
         group by 1, 2 order by 1 desc limit ${MOST_ROWS + 1}`,
      ),
      MOST_ROWS,
    );
    return { more, rows: rows.map(({ since: at, n, province: of }) => ({ since: iso(at), n, place: of ? { province: of } : {} })) };
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

/** Words that are kept: messages that were sent, texts that came in, and what professionals and clients wrote to each other. */
async function wordsKept(reads: Reads): Promise<Found> {
  const sources = [
    hourly('messages', 'queuedAt', { only: statement`"bodyKept" and state <> 'Scheduled'` }),
    hourly('threads', 'keptSince'),
    hourly('relays', 'keptSince'),
  ];
  const found = await Promise.all(sources.map((source) => source(reads)));
  return { rows: found.flatMap(({ rows }) => rows), more: found.some(({ more }) => more) };
}

const wavesExplained = async (reads: Reads): Promise<Found> => {
  const rows = await reads.rows<{ since: string; n: number }>(
    statement`select date_trunc('hour', at) as since, count(*)::int as n from matching_explanations
      where ${reads.provinces.length > 1} group by 1 order by 1 desc`,
  );
  return { more: false, rows: rows.map(({ since, n }) => ({ since: iso(since), n, place: {} })) };
};

/** Previews of how long something is kept. */
export const keptPreviews: readonly Preview[] = [
  ofKept('documents', documentKeptDays, documentsOfEnded, documentsKeptUntil),
  ofKept('enquiries', commsBodyDays, hourly('enquiries', 'receivedAt'), enquiryKeptUntil),
  ofKept('messageBodies', commsBodyDays, wordsKept, bodyKeptUntil, true),
  ofKept(
    'surveyNames',
    surveyKeptDays,
    hourly('surveys', 'invitedAt', { only: statement`"leadId" is not null`, province: true }),
    surveyKeptUntil,
  ),
  ofKept('explanations', matchingExplanationDays, wavesExplained, explanationKeptUntil, true),
  ofKept('candidates', recruitEraseMonths, hourly('candidate-files', 'saidAt'), (saidAt, config) => erasure(saidAt, config).eraseAt),
  ofKept('jobApplications', jobApplicationKeptMonths, hourly('job-applications', 'receivedAt'), forgetAtOf),
];
