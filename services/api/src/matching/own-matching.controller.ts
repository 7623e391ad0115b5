import { DAY_MS } from '@jurilien/reference';
import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { openings, wouldHaveSeen, type MatchProfile, type PastBars, type PastLead } from '@jurilien/search';
import { placeOf, statement } from '@jurilien/persistence';
import { explanationsOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';
import { pastBars } from './past-bars.js';
import { pastLeads } from './past.js';

const DAYS = 30;
const EXAMPLES = 5;
type Reach = Answer<'POST /api/pro/would-have-seen'>;
/** One request as its reader sees it. */
type ExplainedLead = Answer<'GET /api/pro/explanations'>['leads'][number];
type Facts = Pick<ExplainedLead, 'field' | 'province' | 'region' | 'at' | 'urgent' | 'priceCc'>;
interface Explained {
  readonly lead: Facts;
  offered: boolean;
  readonly waves: ExplainedLead['waves'][number][];
}

/** Requests someone would have been offered with other wishes, and why they were or were not asked (M11, MO22, X03). */
@Controller()
export class OwnMatchingController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('POST /api/pro/would-have-seen')
  async seen(@Asked() request: Asked<'POST /api/pro/would-have-seen'>, @Req() { principal }: GuardedRequest) {
    const own = await ownProfessional(this.kernel, principal);
    const asked = request.body;
    const profile = await this.profile(own.professionalId);
    return this.would({ ...profile, ...present(asked.practice), ...(asked.hours ? { hours: asked.hours } : {}) });
  }

  /** The same for the team, with the practice as it is or a few things changed (X03). */
  @Route('GET /api/lawyers/:id/simulation')
  async simulation(
    @Asked() { query: change, params: { id } }: Asked<'GET /api/lawyers/:id/simulation'>,
    @Req() { principal }: GuardedRequest,
  ) {
    if (!(await this.queries.execute(new FindRow('professionals', id, principal)))) throw new Refused('NOT_FOUND', 'professional');
    const profile = await this.profile(id);
    return { now: await this.would(profile), with: await this.would({ ...profile, ...present(change) }), changes: change };
  }

  /** What each wave of the last days meant for oneself: own code or own parts, never anyone else's. */
  @Route('GET /api/pro/explanations')
  async explanations(@Asked() { query: { days } }: Asked<'GET /api/pro/explanations'>, @Req() { principal }: GuardedRequest) {
    const { professionalId, state } = await ownProfessional(this.kernel, principal);
    const from = new Date(Date.now() - days * DAY_MS).toISOString();
    const lines = await explanationsOf(this.kernel, professionalId, from, placeOf(this.kernel.registry.views.get('matchings')!));
    const facts = await this.factsOf([...new Set(lines.map((l) => l.leadId))]);
    const counts: Record<string, number> = {};
    const leads = new Map<string, Explained>();
    for (const { leadId, place: _place, ...line } of lines) {
      // Requests of the other province were never theirs to take.
      if (facts.get(leadId)?.province !== state.province) continue;
      const entry = leads.get(leadId) ?? { lead: facts.get(leadId)!, offered: false, waves: [] };
      leads.set(leadId, entry);
      entry.waves.push(line);
      // One request counts once, by what its first wave said.
      if (line.wave === 1 && line.code) counts[line.code] = (counts[line.code] ?? 0) + 1;
      if (line.seat) entry.offered = true;
    }
    return {
      days,
      counts,
      leads: [...leads].map(([leadId, { lead, offered, waves }]) => ({ ...(offered ? { leadId } : {}), ...lead, offered, waves })),
    };
  }

  private async would(profile: MatchProfile): Promise<Reach> {
    const [leads, bars] = await Promise.all([pastLeads(this.kernel, DAYS, { provinces: [profile.province] }), this.bars(profile.id)]);
    const config = this.kernel.configuration.current();
    const { seen, excludedBy } = wouldHaveSeen(profile, leads, config, bars);
    const later = seen.filter((l) => openings(l.urgent === true, { now: l.at, config })(profile) !== undefined).length;
    return {
      days: DAYS,
      leads: leads.length,
      wouldHaveSeen: seen.length,
      /** Of those, how many would have waited for the opening of own hours. */
      afterOpening: later,
      excludedBy: Object.entries(excludedBy)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([code, n]) => ({ code, n })),
      examples: [...seen].reverse().slice(0, EXAMPLES).map(shown),
    };
  }

  private async bars(professionalId: string): Promise<PastBars> {
    const from = new Date(Date.now() - DAYS * DAY_MS).toISOString();
    const lines = await explanationsOf(this.kernel, professionalId, from, placeOf(this.kernel.registry.views.get('matchings')!));
    return pastBars(this.kernel, professionalId, new Map(lines.flatMap((l) => (l.wave === 1 && l.code ? [[l.leadId, l.code]] : []))));
  }

  private async profile(id: string): Promise<MatchProfile> {
    const row = await this.queries.execute(new FindRow('match-profiles', id));
    if (!row) throw new Refused('NOT_FOUND', 'professional');
    return row as MatchProfile;
  }

  private async factsOf(leadIds: readonly string[]): Promise<Map<string, Facts>> {
    const rows = await this.kernel.db.prepared<Facts & { readonly id: string }>(
      statement`select id, "lawyerType" as field, province, region, "validatedAt" as at, urgent, "priceCc"
         from ${placeOf(this.kernel.registry.views.get('match-leads')!)} where id = any(${leadIds}::uuid[])`,
    );
    return new Map(rows.map(({ id, at, ...facts }) => [String(id), { ...facts, at: new Date(String(at)).toISOString() }]));
  }
}

/** What offers name before a claim, and no more. */
const shown = (l: PastLead) => ({ field: l.lawyerType, region: l.region, at: l.at, priceCc: l.priceCc, urgent: l.urgent === true });

const present = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
