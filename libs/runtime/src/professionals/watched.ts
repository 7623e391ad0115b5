import { Refused, type Row } from '@jurilien/event-sourcing';
import { type Built, placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';
import { LOOKS_BACK_DAYS } from './activity.js';

/** Lists of professionals that no single column tells apart. */
const WATCHED = ['at-risk', 'low-supply'] as const;
type Watch = (typeof WATCHED)[number];

/** An area is thin when this many professionals, or fewer, take its requests. */
const THIN = 2;
/** Too few requests say nothing about someone. */
const LEAST_CALLS = 3;
const LEAST_OFFERS = 5;
const KEPT_ENOUGH = 0.8;
const FEW_COINS_CC = 100;

/**
 * Approved professionals who may soon be lost to clients: first calls often late, offers no one answers, coins used up, or a
 * licence whose next check is overdue.
 */
async function atRisk(kernel: Kernel): Promise<string[]> {
  const place = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const rows = await kernel.db.query<{ id: string }>(
    statement`with went as (
       select t."professionalId" as id, count(*) as offers,
              count(*) filter (where t."claimedAt" is not null or t.ending = 'refused') as answered,
              count(*) filter (where t."acceptedAt" is not null and (t."contactedAt" is not null or t."slaMissed")) as known,
              count(*) filter (where t."slaMissed") as missed
         from ${place('professional-metrics')} t
        where t."offeredAt" >= now() - make_interval(days => ${LOOKS_BACK_DAYS})
        group by 1)
     select p.id from ${place('professionals')} p
       left join went w on w.id = p.id
       left join ${place('credit-accounts')} c on c.id = p.id
      where p.state = 'Approved'
        and ((w.known >= ${LEAST_CALLS} and w.missed > w.known * (1 - ${KEPT_ENOUGH}::numeric)) or (w.offers >= ${LEAST_OFFERS} and w.answered = 0)
             or c."availableCc" < ${FEW_COINS_CC} or p."licenceNextCheckAt" < now())`,
  );
  return rows.map(({ id }) => id);
}

/** Those who serve a field in a region that had requests of late and that hardly anyone serves. */
async function lowSupply(kernel: Kernel): Promise<string[]> {
  const place = (name: string): Built => placeOf(kernel.registry.views.get(name)!);
  const rows = await kernel.db.query<{ id: string }>(
    statement`with serves as (
       select p.id, f.field, r.region from ${place('professionals')} p, unnest(p.fields) f(field), unnest(p.regions) r(region)
        where p.state = 'Approved' and not coalesce(p.paused, false)),
     asked as (
       select distinct l."lawyerType" as field, l.region from ${place('leads')} l
        where l."createdAt" >= now() - make_interval(days => ${LOOKS_BACK_DAYS}) and l.state not in ('Draft', 'AwaitingConfirmation', 'Rejected', 'Blocked')),
     thin as (
       select s.field, s.region from serves s join asked a using (field, region) group by 1, 2 having count(distinct s.id) <= ${THIN})
     select distinct s.id from serves s join thin using (field, region)`,
  );
  return rows.map(({ id }) => id);
}

/** Who is on one of the lists, within the most a list ever shows. */
const watched = (kernel: Kernel, watch: Watch): Promise<string[]> => (watch === 'at-risk' ? atRisk(kernel) : lowSupply(kernel));

const isWatch = (named: unknown): named is Watch => WATCHED.some((list) => list === named);

/** A filter of professionals by columns alone: `watch` is no column, it names a list that is found first. @throws Refused for a list that is none */
export async function narrowed(kernel: Kernel, { watch: named, ...filter }: Row): Promise<Row> {
  if (named === undefined) return filter;
  if (!isWatch(named)) throw new Refused('VALIDATION', 'input', [{ field: 'watch', message: 'invalid' }]);
  if (filter.id !== undefined) throw new Refused('VALIDATION', 'filter', [{ field: 'id', message: 'unknown' }]);
  return { ...filter, id: await watched(kernel, named) };
}
