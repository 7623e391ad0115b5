import { placeOf } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

const CACHE_MS = 60_000;
let cached: { at: number; value: object } | undefined;

/** Figures for the public pages, from data: median minutes from submission to acceptance over 30 days, and coverage. */
export async function publicStats(kernel: Kernel): Promise<object> {
  if (cached && Date.now() - cached.at < CACHE_MS) return cached.value;
  const [answer] = await kernel.db.query<{ median: string | null; n: string }>(
    `select percentile_cont(0.5) within group (order by extract(epoch from accepted.occurred_at - submitted.occurred_at) / 60) as median, count(*) as n
       from events accepted join events submitted on submitted.stream = accepted.stream and submitted.type = 'LeadSubmitted'
      where accepted.type = 'LeadAccepted' and accepted.occurred_at > clock_timestamp() - interval '30 days'`,
  );
  const professionals = placeOf(kernel.registry.views.get('professionals')!);
  const [supply] = await kernel.db.query<{ professionals: string; regions: string }>(
    `select count(*) as professionals, (select count(distinct r) from ${professionals} p2, unnest(p2.regions) r where p2.state = 'Approved') as regions
       from ${professionals} where state = 'Approved'`,
  );
  const value = {
    medianAnswerMinutes: answer?.median && Number(answer.n) >= 5 ? Math.round(Number(answer.median)) : null,
    professionals: Number(supply?.professionals ?? 0),
    regionsCovered: Number(supply?.regions ?? 0),
  };
  cached = { at: Date.now(), value };
  return value;
}
