import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { mayList } from '@jurilien/contracts';
import { ids, Refused } from '@jurilien/event-sourcing';
import { planOf } from '@jurilien/lead';
import { alreadyAsked, changed, endOfWave, match, type Matching, type MatchLead, wavesOf } from '@jurilien/search';
import { getRow, listRows, placeOf } from '@jurilien/persistence';
import { LAWYER_TYPES } from '@jurilien/reference';
import { askedOf, excludedIn, expectationsOf, matchAmong, poolOf, type Kernel, type Matched } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';
import { changes, criteria, typedLead } from './criteria.js';
import { simulated } from './simulation.js';

const listed = z
  .object({ limit: z.coerce.number().int().min(1).max(1_000).default(200), size: z.coerce.number().int().min(1).max(1_000).optional() })
  .strict();
const whatIf = z
  .object({ leadId: ids.leadId.optional(), criteria: criteria.optional(), changes })
  .strict()
  .refine((asked) => (asked.leadId === undefined) !== (asked.criteria === undefined), { path: ['leadId'], message: 'one-of' });
const plan = z
  .object({
    waves: z
      .array(z.object({ size: z.number().int().min(1).max(10_000), minutes: z.number().int().min(1).max(10_080) }).strict())
      .min(1)
      .max(8),
    days: z.number().int().min(1).max(90).default(30),
    province: z.enum(['QC', 'ON']).optional(),
    lawyerType: z.enum(LAWYER_TYPES.map((t) => t.code)).optional(),
  })
  .strict();
/** Rounds and waves are counted in small numbers. */
const counted = z.coerce.number().int().max(10_000);
const ofWave = z.object({ leadId: ids.leadId, round: counted.min(1), wave: counted.min(0) }).strict();
const uuid = z.uuid();
const NOBODY: ReadonlySet<string> = new Set();
/** Names told of those who come in or drop out; how many there are is told anyway. */
const NAMED = 50;
/** Left out of a wave, who nearly fitted first; how many there are is told anyway. */
const LEFT_OUT = 1_000;

/** Who would get a request and why not the others; what sliders and other plans would change (X11, X20, wave simulator). */
@Controller('api/matching')
export class MatchingController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('leads/:leadId')
  @Header('cache-control', 'no-store')
  async lead(@Param('leadId') leadId: string, @Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const { limit, size } = parsed(listed, query);
    await this.within(leadId, principal);
    const now = new Date().toISOString();
    const { state, search, input, bars } = await askedOf(this.kernel, leadId, now);
    const next = (search.wave?.number ?? 0) + 1;
    const running = search.live && next <= search.waves.length;
    const wavePlan = search.live ? search.plan : planOf(state, input.urgent === true);
    const seats = size ?? (running ? search.waves[next - 1]! : wavesOf(wavePlan)[0])?.size ?? 3;
    const matched = await matchAmong(this.kernel, input, {
      now,
      size: seats,
      asked: alreadyAsked(search),
      bars,
      first: search.preferredProfessionalId,
      ...(running ? { endsAt: endOfWave(search, next, now) } : {}),
    });
    return { leadId, plan: wavePlan, wave: running ? next : 1, size: seats, ...answer(matched, limit) };
  }

  /** Who one wave of a search left out, by name, as it was decided then: kept for half a year (4.3.2). */
  @Get('leads/:leadId/waves/:round/:wave')
  @Header('cache-control', 'no-store')
  async wave(@Param() params: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const wave = parsed(ofWave, params);
    await this.within(wave.leadId, principal);
    const excluded = (await excludedIn(this.kernel, wave, placeOf(this.kernel.registry.views.get('matchings')!))).slice(0, LEFT_OUT);
    const names = await this.namesOf(
      excluded.map((e) => e.professionalId),
      principal,
    );
    return { excluded: excluded.map((e) => ({ ...e, name: names.get(e.professionalId) })) };
  }

  @Post('criteria')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async typed(@Query() query: unknown, @Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const { limit, size = 3 } = parsed(listed, query);
    const input = typedLead(parsed(criteria, body));
    refuseUnlessOf(principal, input.province);
    const matched = await matchAmong(this.kernel, input, { now: new Date().toISOString(), size, asked: NOBODY });
    return { size, ...answer(matched, limit) };
  }

  /** How many would get it, before and after, and who comes in or drops out. */
  @Post('what-if')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async whatIf(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const asked = parsed(whatIf, body);
    const now = new Date().toISOString();
    const { input, bars, done } = await this.questioned(asked, principal, now);
    const [{ rotation }, { byId }] = await Promise.all([expectationsOf(this.kernel).at(now), poolOf(this.kernel).of(input.province)]);
    const count = (c: z.infer<typeof changes>): Matching => {
      const { lead, people } = changed(input, byId.values(), c);
      return match(lead, people, { now, size: 1, asked: done, bars, tie: (v) => v, expected: rotation.expected });
    };
    const [before, after] = [count({}), count(asked.changes)];
    const named = (ids: readonly string[]): object[] =>
      ids.slice(0, NAMED).map((professionalId) => ({ professionalId, name: byId.get(professionalId)?.name }));
    const of = (m: Matching): object => ({ eligible: m.eligible, excluded: m.excluded });
    return {
      before: of(before),
      after: of(after),
      entering: named([...before.excludedById.keys()].filter((id) => !after.excludedById.has(id))),
      leaving: named([...after.excludedById.keys()].filter((id) => !before.excludedById.has(id))),
      changes: asked.changes,
    };
  }

  @Post('simulations')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async simulate(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const { province, ...asked } = parsed(plan, body);
    if (province) refuseUnlessOf(principal, province);
    return simulated(this.kernel, { ...asked, provinces: province ? [province] : provincesOf(principal) });
  }

  private async questioned(
    asked: { leadId?: string | undefined; criteria?: z.infer<typeof criteria> | undefined },
    principal: Principal,
    now: string,
  ) {
    if (asked.criteria) {
      refuseUnlessOf(principal, asked.criteria.province);
      const input: MatchLead = typedLead(asked.criteria);
      return { input, bars: undefined, done: NOBODY };
    }
    await this.within(asked.leadId!, principal);
    const { input, bars, search } = await askedOf(this.kernel, asked.leadId!, now);
    return { input, bars, done: alreadyAsked(search) };
  }

  /** Names of those the reader may see: members of another province stay without one. */
  private async namesOf(ids: readonly string[], principal: Principal): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const view = this.kernel.registry.views.get('professionals')!;
    const scope = await scopeOf(this.kernel, view, principal);
    const page = { page: 1, perPage: ids.length, sort: 'id', order: 'asc' as const };
    const { data } = await listRows(this.kernel.db, view, { ...page, filter: { id: [...ids] }, scope });
    return new Map(data.map((row) => [row['id'] as string, row['name'] as string]));
  }

  /** Staff who have nothing to do with a lead are not told that it exists. */
  private async within(leadId: string, principal: Principal): Promise<void> {
    if (!uuid.safeParse(leadId).success) throw new Refused('NOT_FOUND', 'lead');
    if (!mayList('leads', principal.who)) throw new Refused('FORBIDDEN', 'role');
    const view = this.kernel.registry.views.get('leads')!;
    if (!(await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal)))) throw new Refused('NOT_FOUND', 'lead');
  }
}

/** Provinces a member of staff sees; nothing = all of them. */
const provincesOf = ({ who, actor }: Principal): readonly string[] | undefined =>
  who === 'province-admin' ? (actor.provinces ?? []) : undefined;

function refuseUnlessOf(principal: Principal, province: string): void {
  if (provincesOf(principal)?.includes(province) === false) throw new Refused('FORBIDDEN', 'province');
}

/** Everybody eligible with their points by part, everybody else with the first rule that stood in the way. */
const answer = ({ matching, byId, inputsHash }: Matched, limit: number): object => ({
  total: matching.eligible,
  eligible: matching.ranked
    .slice(0, limit)
    .map((r) => ({ ...r, title: byId.get(r.professionalId)?.title, firm: byId.get(r.professionalId)?.firm ?? null })),
  counts: matching.excluded,
  excluded: [...matching.excludedById]
    .sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0))
    .slice(0, limit)
    .map(([professionalId, code]) => ({ professionalId, name: byId.get(professionalId)?.name, code })),
  configVersion: matching.configVersion,
  inputsHash,
});
