import { DAY_MS } from '@jurilien/reference';
import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { Refused, type Row } from '@jurilien/event-sourcing';
import { type MatchProfile, openings, type PastBars, type PastLead, wouldHaveSeen } from '@jurilien/search';
import { getRow, placeOf } from '@jurilien/persistence';
import { practice } from '@jurilien/professionals';
import { explanationsOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { pastBars } from './past-bars.js';
import { pastLeads } from './past.js';

const DAYS = 30;
const EXAMPLES = 5;
const minute = (max: number) => z.number().int().min(0).max(max);
const hours = z
  .object({
    days: z.array(z.number().int().min(1).max(7)).max(7),
    fromMinute: minute(1_439),
    toMinute: minute(1_440),
    holidays: z.array(z.iso.date()).max(100).optional(),
  })
  .strict();
const wished = z.object({ practice, hours: hours.optional() }).strict();
const since = z.object({ days: z.coerce.number().int().min(1).max(180).default(30) }).strict();
const truth = z.enum(['true', 'false']).transform((text) => text === 'true');
const tried = z
  .object({
    radiusKm: z.coerce.number().int().min(0).max(1_000).optional(),
    minBudget: z.coerce.number().int().min(0).max(5).optional(),
    remote: truth.optional(),
    acceptsAJ: truth.optional(),
    acceptsMP: truth.optional(),
    acceptsConsult: truth.optional(),
    superOptIn: truth.optional(),
  })
  .strict();

/** Requests somebody would have been offered with other wishes, and why they were or were not asked (M11, MO22, X03). */
@Controller('api')
export class OwnMatchingController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post('pro/would-have-seen')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async seen(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const own = await ownProfessional(this.kernel, principal);
    const asked = parsed(wished, body);
    const profile = await this.profile(own.professionalId);
    return this.would({ ...profile, ...present(asked.practice), ...(asked.hours ? { hours: asked.hours } : {}) });
  }

  /** The same for the team, with the practice as it is or a few things changed (X03). */
  @Get('lawyers/:id/simulation')
  @Header('cache-control', 'no-store')
  async simulation(@Param('id') id: string, @Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const change = parsed(tried, query);
    const view = this.kernel.registry.views.get('professionals')!;
    if (!z.uuid().safeParse(id).success || !(await getRow(this.kernel.db, view, id, await scopeOf(this.kernel, view, principal))))
      throw new Refused('NOT_FOUND', 'professional');
    const profile = await this.profile(id);
    return { now: await this.would(profile), with: await this.would({ ...profile, ...present(change) }), changes: change };
  }

  /** What each wave of the last days meant for oneself: own code or own parts, never anybody else's. */
  @Get('pro/explanations')
  @Header('cache-control', 'no-store')
  async explanations(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const { days } = parsed(since, query);
    const { professionalId, state } = await ownProfessional(this.kernel, principal);
    const from = new Date(Date.now() - days * DAY_MS).toISOString();
    const lines = await explanationsOf(this.kernel, professionalId, from, placeOf(this.kernel.registry.views.get('matchings')!));
    const facts = await this.factsOf([...new Set(lines.map((l) => l.leadId))]);
    const counts: Record<string, number> = {};
    const leads = new Map<string, { lead: object; offered: boolean; waves: object[] }>();
    for (const { leadId, place: _place, ...line } of lines) {
      // Requests of the other province were never theirs to take.
      if (facts.get(leadId)?.['province'] !== state.province) continue;
      const entry = leads.get(leadId) ?? { lead: { ...facts.get(leadId) }, offered: false, waves: [] };
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

  private async would(profile: MatchProfile): Promise<object> {
    const [leads, bars] = await Promise.all([pastLeads(this.kernel, DAYS, { provinces: [profile.province] }), this.bars(profile.id)]);
    const { seen, excludedBy } = wouldHaveSeen(profile, leads, bars);
    const later = seen.filter((l) => openings(l.urgent === true, l.at)(profile) !== undefined).length;
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
    const row = await getRow(this.kernel.db, this.kernel.registry.views.get('match-profiles')!, id);
    if (!row) throw new Refused('NOT_FOUND', 'professional');
    return row as MatchProfile;
  }

  private async factsOf(leadIds: readonly string[]): Promise<Map<string, Row>> {
    const rows = await this.kernel.db.prepared<Row>(
      `select id, "lawyerType" as field, province, region, "validatedAt" as at, urgent, "priceCc"
         from ${placeOf(this.kernel.registry.views.get('match-leads')!)} where id = any($1::uuid[])`,
      [leadIds],
    );
    return new Map(rows.map(({ id, at, ...facts }) => [String(id), { ...facts, at: new Date(String(at)).toISOString() }]));
  }
}

/** What offers name before a claim, and no more. */
const shown = (l: PastLead): object => ({ field: l.lawyerType, region: l.region, at: l.at, priceCc: l.priceCc, urgent: l.urgent === true });

const present = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
