import type { Answer } from '@jurilien/contracts/api';
import { type Built, fixed, placeOf, statement } from '@jurilien/persistence';
import { businessHours, countsMin, MINUTE_MS, windowMinutesBetween } from '@jurilien/reference';
import type { Config } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import { roundedDown } from './eligible-counts.js';

/** Medians of a month move slowly, and reading them goes through the month's events. */
const CACHE_MS = 300_000;

type PublicStats = Answer<'GET /api/public/stats'>;

const cached = new WeakMap<Kernel, { readonly at: number; readonly version: number; readonly value: Promise<PublicStats> }>();

/** Figures for the public pages (P01, S02), from data alone; asked for again once they are old, or could not be read, or others are in force. */
export function publicStats(kernel: Kernel): Promise<PublicStats> {
  const { version } = kernel.configuration.current();
  const known = cached.get(kernel);
  if (known?.version === version && Date.now() - known.at < CACHE_MS) return known.value;
  const asked = { at: Date.now(), version, value: read(kernel) };
  cached.set(kernel, asked);
  asked.value.catch(() => {
    if (cached.get(kernel) === asked) cached.delete(kernel);
  });
  return asked.value;
}

/** As many of the latest say what is usual, and what they cost to read stays the same however many there are. */
const LATEST = 500;

/** Who kept a draft wrote it: a form sent at once has no beginning that could be measured. */
const SPANS = fixed`select extract(epoch from begun) * 1000 as begun, extract(epoch from sent) * 1000 as sent, extract(epoch from queued) * 1000 as queued, extract(epoch from read) * 1000 as read, extract(epoch from taken) * 1000 as taken, province
  from (
    select min(occurred_at) filter (where type = 'LeadDraftStarted') as begun,
      min(occurred_at) filter (where type = 'LeadSubmitted') as sent,
      min(occurred_at) filter (where type = 'LeadQueuedForValidation') as queued,
      min(occurred_at) filter (where type = 'LeadValidated') as read,
      min(occurred_at) filter (where type = 'LeadAccepted') as taken,
      max(province) as province
    from events
    where occurred_at > statement_timestamp() - interval '60 days'
      and type in ('LeadDraftStarted', 'LeadSubmitted', 'LeadQueuedForValidation', 'LeadValidated', 'LeadAccepted')
    group by stream
  ) leads
  where coalesce(taken, read, sent) > statement_timestamp() - interval '30 days'
  order by coalesce(taken, read, sent) desc
  limit ${LATEST}`;

interface Span {
  readonly begun: Date | null;
  readonly sent: Date | null;
  readonly queued: Date | null;
  readonly read: Date | null;
  readonly taken: Date | null;
  readonly province: string | null;
}

type Instants = Exclude<keyof Span, 'province'>;
/** As the database answers: milliseconds of the epoch, written out. */
type SpanRow = { readonly [K in Instants]: string | null } & Pick<Span, 'province'>;
const instant = (ms: string | null): Date | null => (ms === null ? null : new Date(Number(ms)));
const spanOf = ({ begun, sent, queued, read, taken, province }: SpanRow): Span => ({
  begun: instant(begun),
  sent: instant(sent),
  queued: instant(queued),
  read: instant(read),
  taken: instant(taken),
  province,
});

/** Minutes of our opening hours between two instants: what happens at night or on a Sunday is no one's delay. */
const openMinutes = (from: Date, to: Date, where: string | null, config: Config): number => {
  const province = where === 'ON' ? 'ON' : 'QC';
  return windowMinutesBetween(from.toISOString(), to.toISOString(), province, businessHours(config, province));
};

/** What lies in the middle, in whole minutes; nothing from fewer than may be told, for such a figure would be someone's own. */
export function medianOf(minutes: readonly number[], config: Config): number | null {
  if (minutes.length < config.value(countsMin)) return null;
  const sorted = [...minutes].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return Math.round(sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2);
}

/** The three spans that are disclosed, each with its unit: writing by the wall clock, the two others in opening hours. */
export function mediansOf(
  spans: readonly Span[],
  config: Config,
): Pick<PublicStats, 'medianWritingMinutes' | 'medianReviewMinutes' | 'medianAnswerMinutes'> {
  const written = spans.flatMap(({ begun, sent }) => (begun && sent ? [(sent.getTime() - begun.getTime()) / MINUTE_MS] : []));
  const open = (from: Date, to: Date, province: string | null): number => openMinutes(from, to, province, config);
  return {
    medianWritingMinutes: medianOf(
      written.filter((minutes) => minutes > 1),
      config,
    ),
    medianReviewMinutes: medianOf(
      spans.flatMap((s) => (s.queued && s.read ? [open(s.queued, s.read, s.province)] : [])),
      config,
    ),
    medianAnswerMinutes: medianOf(
      spans.flatMap((s) => (s.sent && s.taken ? [open(s.sent, s.taken, s.province)] : [])),
      config,
    ),
  };
}

async function read(kernel: Kernel): Promise<PublicStats> {
  const table = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const config = kernel.configuration.current();
  const spans = (await kernel.db.query<SpanRow>(SPANS)).map(spanOf);
  const [supply] = await kernel.db.query<{ professionals: string; listed: string; regions: string }>(
    statement`select count(*) as professionals,
            (select count(*) from ${table('public-profiles')} where live) as listed,
            (select count(distinct r) from ${table('professionals')} p2, unnest(p2.regions) r where p2.state = 'Approved') as regions
       from ${table('professionals')} where state = 'Approved'`,
  );
  return {
    ...mediansOf(spans, config),
    professionals: roundedDown(Number(supply?.professionals ?? 0), config),
    listed: roundedDown(Number(supply?.listed ?? 0), config),
    regionsCovered: Number(supply?.regions ?? 0),
  };
}
