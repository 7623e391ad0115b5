import type { Behaviour, MatchLead, PastLead } from '@jurilien/search';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

type Facts = Omit<MatchLead, 'leadId' | 'lang' | 'priceCc'> & {
  readonly id: string;
  readonly lang: string;
  readonly priceCc: number;
  readonly validatedAt: string;
  readonly plan: string | null;
};

/** How many past requests are looked at, at most. */
const MOST = 20_000;

/** Requests validated in the last days, as matching knew them; oldest first. The newest, where there are more than are looked at. */
export async function pastLeads(
  kernel: Kernel,
  days: number,
  only: { readonly provinces?: readonly string[] | undefined; readonly lawyerType?: string | undefined } = {},
  most = MOST,
): Promise<PastLead[]> {
  const rows = await kernel.db.prepared<Facts>(
    statement`select * from ${placeOf(kernel.registry.views.get('match-leads')!)}
      where "validatedAt" > statement_timestamp() - make_interval(days => ${days})
        and (${only.provinces ?? null}::text[] is null or province = any(${only.provinces ?? null})) and (${only.lawyerType ?? null}::text is null or "lawyerType" = ${only.lawyerType ?? null})
      order by "validatedAt" desc, id desc limit ${most}`,
  );
  return rows.map(asPast).reverse();
}

/** The same of some requests, whenever they were validated; those that are no longer kept are left out. */
export async function pastLeadsOf(kernel: Kernel, leadIds: readonly string[]): Promise<Map<string, PastLead>> {
  const rows = await kernel.db.prepared<Facts>(
    statement`select * from ${placeOf(kernel.registry.views.get('match-leads')!)} where id = any(${leadIds}::uuid[]) and "validatedAt" is not null`,
  );
  return new Map(rows.map((row) => [row.id, asPast(row)]));
}

const asPast = ({ id, validatedAt, ...f }: Facts): PastLead => ({
  leadId: id,
  province: f.province ?? 'QC',
  region: f.region ?? '',
  ...(f.city ? { city: f.city } : {}),
  lawyerType: f.lawyerType ?? 'other',
  additionalLawyerTypes: f.additionalLawyerTypes ?? [],
  lang: f.lang,
  acceptDistance: f.acceptDistance === true,
  juridicalHelp: f.juridicalHelp === true,
  mediator: f.mediator === true,
  paralegal: f.paralegal === true,
  rate: f.rate ?? '3',
  budget: f.budget ?? 0,
  experience: f.experience ?? 0,
  smallMandate: f.smallMandate === true,
  consult: f.consult === true,
  superLead: f.superLead === true,
  inCourt: f.inCourt === true,
  urgent: f.urgent === true,
  priceCc: f.priceCc,
  at: new Date(validatedAt).toISOString(),
  ...(f.plan ? { plan: f.plan } : {}),
});

/** How people answered the offers of the last half year: what a simulation draws from. */
export async function recordedBehaviour(kernel: Kernel): Promise<Map<string, Behaviour>> {
  const rows = await kernel.db.query<{ id: string; offers: string; accepted: string; minutes: number[] | null }>(
    statement`select "professionalId" as id, count(*) as offers, count(*) filter (where state = 'Accepted') as accepted,
            array_agg((extract(epoch from "answeredAt" - coalesce("sentAt", "madeAt")) / 60)::int order by "answeredAt")
              filter (where state = 'Accepted' and "answeredAt" is not null) as minutes
       from ${placeOf(kernel.registry.views.get('offers')!)}
      where "madeAt" > statement_timestamp() - interval '180 days' and not coalesce(board, false) and not coalesce(manual, false) and "sentAt" is not null
      group by 1`,
  );
  return new Map(
    rows.map((r) => [
      r.id,
      { offers: Number(r.offers), accepted: Number(r.accepted), minutes: (r.minutes ?? []).map((m) => Math.max(1, m)) },
    ]),
  );
}

/** What really came of the same requests: offers, and when someone accepted. */
export async function whatHappened(
  kernel: Kernel,
  leadIds: readonly string[],
): Promise<{ leads: Map<string, { offers: number; startedAt: string; acceptedAt?: string }>; offersOf: Map<string, number> }> {
  const offers = await kernel.db.prepared<{ lead: string; professional: string; made: string; taken: string | null }>(
    statement`select o."leadId" as lead, o."professionalId" as professional, o."madeAt" as made, a.at as taken
       from ${placeOf(kernel.registry.views.get('offers')!)} o
       left join ${placeOf(kernel.registry.views.get('acceptances')!)} a on a."leadId" = o."leadId" and a."professionalId" = o."professionalId"
      where o."leadId" = any(${leadIds}::uuid[]) and not coalesce(o.board, false) and o."sentAt" is not null order by o."madeAt"`,
  );
  const leads = new Map<string, { offers: number; startedAt: string; acceptedAt?: string }>();
  const offersOf = new Map<string, number>();
  for (const { lead, professional, made, taken } of offers) {
    offersOf.set(professional, (offersOf.get(professional) ?? 0) + 1);
    const before = leads.get(lead) ?? { offers: 0, startedAt: new Date(made).toISOString() };
    const at = taken ? new Date(taken).toISOString() : undefined;
    const acceptedAt = at && (!before.acceptedAt || at < before.acceptedAt) ? at : before.acceptedAt;
    leads.set(lead, { ...before, offers: before.offers + 1, ...(acceptedAt ? { acceptedAt } : {}) });
  }
  return { leads, offersOf };
}
