import { statement } from '@jurilien/persistence';
import {
  commsBodyDays,
  dueSince,
  retainedUntil,
  retentionAcceptedMonths,
  retentionAccessLogMonths,
  retentionBookMonths,
  retentionConsentMonths,
  retentionDetailsMonths,
  retentionEndedMonths,
  retentionIncidentMonths,
  retentionLicenceMonths,
  retentionPrivacyRequestMonths,
  retentionProfessionalMonths,
  retentionStoppedDays,
  type Config,
  type RetentionRow,
} from '@jurilien/reference';
import { dueOf } from '@jurilien/runtime';
import { goingSoon, soonest, type Ending } from './by-day.js';
import { iso, MOST_ROWS, tableOf } from './cases.js';
import type { Change, Impact, Preview, Reads } from './preview.js';

/** Rows that one look of the engine reads. */
const A_LOOK = 2_000;

interface Found {
  readonly all: readonly Ending[];
  readonly more: boolean;
}

/** Until when legal holds keep something, whatever its time: one that is only asked for keeps already. */
async function heldUntil(reads: Reads): Promise<ReadonlyMap<string, string>> {
  const rows = await reads.rows<{ holding: string; until: string }>(
    statement`select holding, max(until) as until from ${tableOf(reads, 'legal-holds')} group by holding`,
  );
  return new Map(rows.map(({ holding, until }) => [holding, iso(until)]));
}

/** What the engine will let go of soon, were a configuration in force: found by its own lists and rules. */
async function listed({ kernel, now }: Reads, row: RetentionRow, config: Config, held: ReadonlyMap<string, string>): Promise<Found> {
  const all: Ending[] = [];
  let after: string | undefined;
  for (let seen = 0; seen < MOST_ROWS; seen += A_LOOK) {
    const { due, cursor, over } = await dueOf(kernel, row, { now: soonest(now), config, after, limit: A_LOOK });
    for (const { until, holding = '' } of due) {
      const hold = held.get(holding);
      all.push({ end: hold !== undefined && hold > until ? hold : until, n: 1 });
    }
    if (over) return { all, more: false };
    after = cursor;
  }
  return { all, more: true };
}

/** Accesses of the log that go soon, by the hour; the database lets go of them in blocks. */
async function accesses(reads: Reads, row: RetentionRow, config: Config): Promise<Found> {
  const rows = await reads.rows<{ since: string; n: number }>(
    statement`select date_trunc('hour', at) as since, count(*)::int as n from access_log
      where at <= ${dueSince(row, soonest(reads.now), config)} group by 1`,
  );
  return { all: rows.map(({ since, n }) => ({ end: retainedUntil(row, iso(since), config), n })), more: false };
}

/** A change of a time that the engine of retention goes by, which is in force for what is there as well. */
const ofRows = (name: Preview['name'], key: Preview['keys'][number], rows: readonly RetentionRow[]): Preview => ({
  name,
  keys: [key],
  async compute(reads: Reads, { before, after }: Change): Promise<Impact> {
    // What belongs to no province is shown to no one who sees one alone.
    if (reads.provinces.length < 2) return { cases: 0, more: false, days: null, figures: [], parts: [] };
    const held = await heldUntil(reads);
    const under = async (config: Config): Promise<Found> => {
      const found: Found[] = [];
      for (const row of rows) found.push(row === 'accessLog' ? await accesses(reads, row, config) : await listed(reads, row, config, held));
      return { all: found.flatMap(({ all }) => all), more: found.some(({ more }) => more) };
    };
    const [was, is] = [await under(before), await under(after)];
    const { figures, parts } = goingSoon(was.all, is.all, reads.now);
    const [goes] = figures;
    const cases = Math.max(goes!.before!, goes!.after!);
    return { cases, more: was.more || is.more, days: null, figures: cases > 0 ? figures : [], parts };
  },
});

/** Previews of the table of retention (4.10.13): what would go soon, and when. */
export const retentionPreviews: readonly Preview[] = [
  ofRows('conversations', commsBodyDays, ['conversation']),
  ofRows('stoppedRequests', retentionStoppedDays, ['stoppedRequest']),
  ofRows('endedRequests', retentionEndedMonths, ['endedRequest']),
  ofRows('requestDetails', retentionDetailsMonths, ['requestDetails']),
  ofRows('acceptedRequests', retentionAcceptedMonths, ['acceptedRequest']),
  ofRows('consents', retentionConsentMonths, ['consents']),
  ofRows('books', retentionBookMonths, ['books']),
  ofRows('professionals', retentionProfessionalMonths, ['professional', 'account']),
  ofRows('licenceProofs', retentionLicenceMonths, ['licenceProofs']),
  ofRows('accessLog', retentionAccessLogMonths, ['accessLog']),
  ofRows('incidents', retentionIncidentMonths, ['incidents']),
  ofRows('privacyRequests', retentionPrivacyRequestMonths, ['privacyRequests']),
];
