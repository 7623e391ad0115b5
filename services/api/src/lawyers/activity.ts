import type { Answer } from '@jurilien/contracts/api';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { share } from '../figures/counted.js';

/** Days the columns of the list look back. */
export const LOOKS_BACK_DAYS = 30;

type Activity = NonNullable<Answer<'GET /api/lawyers'>['data'][number]['activity']>;

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
      const [offers, accepted] = [Number(row?.offers ?? 0), Number(row?.accepted ?? 0)];
      return [
        id,
        {
          offers,
          accepted,
          slaKeptShare: share(Number(row?.kept ?? 0), Number(row?.known ?? 0)),
          creditShare: share(Number(row?.credits ?? 0), accepted),
          ...(last.has(id) ? { lastSeenAt: last.get(id) } : {}),
        },
      ];
    }),
  );
}
