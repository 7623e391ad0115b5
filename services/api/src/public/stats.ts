import { placeOf } from '@jurilien/persistence';
import { defaults } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { roundedDown } from './eligible-counts.js';

/** Medians of a month move slowly, and reading them goes through the month's events. */
const CACHE_MS = 300_000;
/** A figure from fewer would be somebody's own. */
const FEWEST = defaults['counts.min'];

/** What the public pages say of how long things take and who is there; nothing where too few were counted. */
export interface PublicStats {
  /** Medians of the last 30 days, in minutes: writing a request, reading it, finding somebody since it was sent. */
  readonly medianWritingMinutes: number | null;
  readonly medianReviewMinutes: number | null;
  readonly medianAnswerMinutes: number | null;
  /** Approved professionals, and those of them who asked to be in the directory: rounded down. */
  readonly professionals: number | null;
  readonly listed: number | null;
  readonly regionsCovered: number;
}

let cached: { readonly at: number; readonly value: Promise<PublicStats> } | undefined;

/** Figures for the public pages (P01, S02), from data alone; asked for again once they are old, or could not be read. */
export function publicStats(kernel: Kernel): Promise<PublicStats> {
  if (cached && Date.now() - cached.at < CACHE_MS) return cached.value;
  const asked = { at: Date.now(), value: read(kernel) };
  cached = asked;
  asked.value.catch(() => {
    if (cached === asked) cached = undefined;
  });
  return asked.value;
}

/** Who kept a draft wrote it: a form sent at once has no beginning that could be measured. */
const SPANS = `select
    percentile_cont(0.5) within group (order by sent - begun) filter (where sent - begun > interval '1 minute') as writing,
    count(*) filter (where sent - begun > interval '1 minute') as writers,
    percentile_cont(0.5) within group (order by read - queued) filter (where read > since) as review,
    count(*) filter (where read > since and queued is not null) as reviews,
    percentile_cont(0.5) within group (order by taken - sent) filter (where taken > since) as answer,
    count(*) filter (where taken > since and sent is not null) as answers
  from (
    select clock_timestamp() - interval '30 days' as since,
      min(occurred_at) filter (where type = 'LeadDraftStarted') as begun,
      min(occurred_at) filter (where type = 'LeadSubmitted') as sent,
      min(occurred_at) filter (where type = 'LeadQueuedForValidation') as queued,
      min(occurred_at) filter (where type = 'LeadValidated') as read,
      min(occurred_at) filter (where type = 'LeadAccepted') as taken
    from events
    where occurred_at > statement_timestamp() - interval '60 days'
      and type in ('LeadDraftStarted', 'LeadSubmitted', 'LeadQueuedForValidation', 'LeadValidated', 'LeadAccepted')
    group by stream
  ) leads`;

async function read(kernel: Kernel): Promise<PublicStats> {
  const table = (name: string): string => placeOf(kernel.registry.views.get(name)!);
  const minutes = (column: string): string => `extract(epoch from ${column}) / 60 as "${column}"`;
  const [spans] = await kernel.db.query<Record<string, string | null>>(
    `select ${['writing', 'review', 'answer'].map(minutes).join(', ')}, writers, reviews, answers from (${SPANS}) spans`,
  );
  const [supply] = await kernel.db.query<{ professionals: string; listed: string; regions: string }>(
    `select count(*) as professionals,
            (select count(*) from ${table('public-profiles')} where live) as listed,
            (select count(distinct r) from ${table('professionals')} p2, unnest(p2.regions) r where p2.state = 'Approved') as regions
       from ${table('professionals')} where state = 'Approved'`,
  );
  const median = (value: string | null | undefined, n: string | null | undefined): number | null =>
    value && Number(n) >= FEWEST ? Math.round(Number(value)) : null;
  return {
    medianWritingMinutes: median(spans?.writing, spans?.writers),
    medianReviewMinutes: median(spans?.review, spans?.reviews),
    medianAnswerMinutes: median(spans?.answer, spans?.answers),
    professionals: roundedDown(Number(supply?.professionals ?? 0)),
    listed: roundedDown(Number(supply?.listed ?? 0)),
    regionsCovered: Number(supply?.regions ?? 0),
  };
}
