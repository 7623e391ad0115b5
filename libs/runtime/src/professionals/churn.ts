import { type Built, placeOf, statement } from '@jurilien/persistence';
import { churnSignals, type ChurnSignal, type MemberFacts } from '@jurilien/prospects';
import type { Kernel } from '../kernel/kernel.js';

/** How far back first calls say something of today. */
const CALLS_BACK_DAYS = 90;

interface Counted {
  readonly id: string;
  readonly name: string;
  readonly province: 'QC' | 'ON';
  readonly boughtAt: Date | string | null;
  readonly subscribed: boolean;
  readonly availableCc: number | null;
  readonly ignored: string;
  readonly paused: boolean;
  readonly pausedUntil: Date | string | null;
  readonly licenceNextCheckAt: Date | string | null;
  readonly calls: string;
  readonly callsKept: string;
}
/** An approved member of whom at least one rule is true. */
export interface Leaving {
  readonly id: string;
  readonly name: string;
  readonly province: 'QC' | 'ON';
  readonly signals: readonly ChurnSignal[];
}

const iso = (at: Date | string | null): string | undefined => (at === null ? undefined : new Date(at).toISOString());
const factsOf = (row: Counted): MemberFacts => ({
  ...{ province: row.province, subscribed: row.subscribed, paused: row.paused },
  ...{ boughtAt: iso(row.boughtAt), pausedUntil: iso(row.pausedUntil), licenceNextCheckAt: iso(row.licenceNextCheckAt) },
  ...{ availableCc: row.availableCc ?? 0, ignored: Number(row.ignored), calls: Number(row.calls), callsKept: Number(row.callsKept) },
});

/**
 * Approved members of whom a rule of leaving is true (X19), those with most signals first.
 * @param of only these provinces, or one member
 */
export async function leavingMembers(
  kernel: Kernel,
  of: { readonly provinces?: readonly string[] | undefined; readonly professionalId?: string | undefined } = {},
): Promise<readonly Leaving[]> {
  const place = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const rows = await kernel.db.query<Counted>(
    statement`select p.id::text as id, p.name, p.province, coalesce(p.paused, false) as paused, p."pausedUntil", p."licenceNextCheckAt",
       (select max(b."paidAt") from ${place('purchases')} b where b."professionalId" = p.id) as "boughtAt",
       exists (select from ${place('subscriptions')} s where s.id = p.id and s.state = 'Active') as subscribed,
       (select c."availableCc" from ${place('credit-accounts')} c where c.id = p.id) as "availableCc",
       m.calls, m."callsKept", m.ignored
     from ${place('professionals')} p
     left join lateral (
       select count(*) filter (where t."acceptedAt" >= now() - make_interval(days => ${CALLS_BACK_DAYS})
                                 and (t."contactedAt" is not null or t."slaMissed")) as calls,
              count(*) filter (where t."acceptedAt" >= now() - make_interval(days => ${CALLS_BACK_DAYS})
                                 and t."contactedAt" is not null and not t."slaMissed") as "callsKept",
              count(*) filter (where t.ending in ('late', 'expired') and t."offeredAt" > coalesce(a.at, '-infinity')) as ignored
         from ${place('professional-metrics')} t
         left join lateral (
           select max(x."offeredAt") as at from ${place('professional-metrics')} x
            where x."professionalId" = p.id and (x."claimedAt" is not null or x.ending = 'refused')) a on true
        where t."professionalId" = p.id) m on true
    where p.state = 'Approved'
      and (${of.provinces === undefined} or p.province = any(${of.provinces ?? []}))
      and (${of.professionalId === undefined} or p.id = ${of.professionalId ?? null}::uuid)
    order by p.id`,
  );
  const [now, config] = [new Date().toISOString(), kernel.configuration.current()];
  return rows
    .map((row) => ({ id: row.id, name: row.name, province: row.province, signals: churnSignals(factsOf(row), now, config) }))
    .filter(({ signals }) => signals.length > 0)
    .sort((a, b) => b.signals.length - a.signals.length || a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
