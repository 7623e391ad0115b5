import { type Built, placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';

/** Days the columns of the list look back. */
export const LOOKS_BACK_DAYS = 30;

/** What someone did of late. */
interface Activity {
  readonly offers: number;
  readonly accepted: number;
  /** First calls of which it is known whether they were in time, and those that were. */
  readonly known: number;
  readonly kept: number;
  readonly credits: number;
  /** When someone last used the professional's own account, where there is one. */
  readonly lastSeenAt?: string;
}

interface Counted {
  readonly id: string;
  readonly offers: string;
  readonly accepted: string;
  readonly known: string;
  readonly kept: string;
  readonly credits: string;
}

/** What the last days of some professionals looked like: one read for a whole page of the list. */
export async function activityOf(kernel: Kernel, ids: readonly string[]): Promise<Map<string, Activity>> {
  const place = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const [counted, seen] = await Promise.all([
    kernel.db.query<Counted>(
      statement`select t."professionalId" as id, count(*) as offers, count(t."acceptedAt") as accepted,
              count(*) filter (where t."acceptedAt" is not null and (t."contactedAt" is not null or t."slaMissed")) as known,
              count(*) filter (where t."acceptedAt" is not null and t."contactedAt" is not null and not t."slaMissed") as kept,
              coalesce(sum(t."creditRequests"), 0) as credits
         from ${place('professional-metrics')} t
        where t."professionalId" = any(${ids}::uuid[]) and t."offeredAt" >= now() - make_interval(days => ${LOOKS_BACK_DAYS})
        group by 1`,
    ),
    kernel.db.query<{ id: string; at: Date | string }>(
      statement`select u."professionalId" as id, max(s."lastSeenAt") as at
         from ${place('users')} u join ${place('sessions')} s on s."userId" = u.id
        where u."professionalId" = any(${ids}::uuid[]) and s.by is null
        group by 1`,
    ),
  ]);
  const last = new Map(seen.map(({ id, at }) => [id, new Date(at).toISOString()]));
  const rows = new Map(counted.map((row) => [row.id, row]));
  return new Map(
    ids.map((id) => {
      const row = rows.get(id);
      const number = (name: 'offers' | 'accepted' | 'known' | 'kept' | 'credits') => Number(row?.[name] ?? 0);
      const [offers, accepted, known, kept, credits] = [
        number('offers'),
        number('accepted'),
        number('known'),
        number('kept'),
        number('credits'),
      ];
      const lastSeenAt = last.get(id);
      return [id, { offers, accepted, known, kept, credits, ...(lastSeenAt ? { lastSeenAt } : {}) }];
    }),
  );
}
