import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList } from '@jurilien/contracts';
import { type Config, Refused } from '@jurilien/event-sourcing';
import { planOf } from '@jurilien/lead';
import { alreadyAsked, changed, endOfWave, match, NO_ONE_ASKED, wavesOf, type Matching, type MatchLead } from '@jurilien/search';
import { placeOf } from '@jurilien/persistence';
import { asOf, askedOf, excludedIn, expectationsOf, matchAmong, poolOf, type Kernel, type Matched } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { provincesOf } from '../permissions/provinces-of.js';
import { KERNEL } from '../tokens.js';
import { FindRow, FindRows } from '../views/queries.js';
import { simulated } from './simulation.js';

type WhatIf = Asked<'POST /api/matching/what-if'>['body'];
type Criteria = Asked<'POST /api/matching/criteria'>['body'];
/** Ties of a typed request are broken for a lead that does not exist. */
const NO_LEAD = '00000000-0000-0000-0000-000000000000';
const typedLead = (c: Criteria): MatchLead => ({ leadId: NO_LEAD, ...c });
/** Seats of the first wave of a plan; offers by hand have none, and are asked about by the default. */
const firstSize = (plan: string, of: MatchLead, config: Config): number =>
  [...wavesOf(plan, of, config), ...wavesOf('default', of, config)][0]!.size;
/** Names told of those who come in or drop out; how many there are is told anyway. */
const NAMED = 50;
/** Left out of a wave, who nearly fitted first; how many there are is returned anyway. */
const LEFT_OUT = 1_000;

/** Who would get a request and why not the others; what sliders and other plans would change (X11, X20, wave simulator). */
@Controller()
export class MatchingController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('GET /api/matching/leads/:leadId')
  async lead(
    @Asked() { query: { limit, size }, params: { leadId } }: Asked<'GET /api/matching/leads/:leadId'>,
    @Req() { principal }: GuardedRequest,
  ) {
    await this.within(leadId, principal);
    const { now, config } = asOf(this.kernel);
    const { state, search, input, bars } = await askedOf(this.kernel, leadId, now);
    const next = (search.wave?.number ?? 0) + 1;
    const running = search.live && next <= search.waves.length;
    const wavePlan = search.live ? search.plan : planOf(state, input.urgent === true);
    const seats = size ?? (running ? search.waves[next - 1]!.size : firstSize(wavePlan, input, config));
    const matched = await matchAmong(this.kernel, input, {
      now,
      config,
      size: seats,
      asked: alreadyAsked(search),
      bars,
      first: search.preferredProfessionalId,
      ...(running ? { endsAt: endOfWave(search, next, { now, config }) } : {}),
    });
    return { leadId, plan: wavePlan, wave: running ? next : 1, size: seats, ...answer(matched, limit) };
  }

  /** Who one wave of a search left out, by name, as it was decided then: kept for half a year (4.3.2). */
  @Route('GET /api/matching/leads/:leadId/waves/:round/:wave')
  async wave(@Asked() { params: wave }: Asked<'GET /api/matching/leads/:leadId/waves/:round/:wave'>, @Req() { principal }: GuardedRequest) {
    await this.within(wave.leadId, principal);
    const excluded = (await excludedIn(this.kernel, wave, placeOf(this.kernel.registry.views.get('matchings')!))).slice(0, LEFT_OUT);
    const names = await this.namesOf(
      excluded.map((e) => e.professionalId),
      principal,
    );
    return { excluded: excluded.map((e) => ({ ...e, name: names.get(e.professionalId) })) };
  }

  @Route('POST /api/matching/criteria')
  async typed(
    @Asked() { query: { limit, size: asked }, body }: Asked<'POST /api/matching/criteria'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const input = typedLead(body);
    refuseUnlessOf(principal, input.province);
    const at = asOf(this.kernel);
    const size = asked ?? firstSize('default', input, at.config);
    const matched = await matchAmong(this.kernel, input, { ...at, size, asked: NO_ONE_ASKED });
    return { size, ...answer(matched, limit) };
  }

  /** How many would get it, before and after, and who comes in or drops out. */
  @Route('POST /api/matching/what-if')
  async whatIf(@Asked() { body: asked }: Asked<'POST /api/matching/what-if'>, @Req() { principal }: GuardedRequest) {
    const at = asOf(this.kernel);
    const { now } = at;
    const { input, bars, done } = await this.questioned(asked, principal, now);
    const [{ rotation }, { byId }] = await Promise.all([expectationsOf(this.kernel).at(now), poolOf(this.kernel).of(input.province)]);
    const count = (c: WhatIf['changes']): Matching => {
      const { lead, people } = changed(input, byId.values(), c);
      return match(lead, people, { ...at, size: 1, asked: done, bars, tie: (v) => v, expected: rotation.expected });
    };
    const [before, after] = [count({}), count(asked.changes)];
    const named = (ids: readonly string[]) =>
      ids.slice(0, NAMED).map((professionalId) => ({ professionalId, name: byId.get(professionalId)!.name }));
    const of = (m: Matching) => ({ eligible: m.eligible, excluded: m.excluded });
    return {
      before: of(before),
      after: of(after),
      entering: named([...before.excludedById.keys()].filter((id) => !after.excludedById.has(id))),
      leaving: named([...after.excludedById.keys()].filter((id) => !before.excludedById.has(id))),
      changes: asked.changes,
    };
  }

  @Route('POST /api/matching/simulations')
  async simulate(@Asked() { body }: Asked<'POST /api/matching/simulations'>, @Req() { principal }: GuardedRequest) {
    const { province, ...asked } = body;
    if (province) refuseUnlessOf(principal, province);
    return simulated(this.kernel, { ...asked, provinces: province ? [province] : provincesOf(principal) });
  }

  private async questioned(asked: WhatIf, principal: Principal, now: string) {
    if (asked.criteria) {
      refuseUnlessOf(principal, asked.criteria.province);
      const input: MatchLead = typedLead(asked.criteria);
      return { input, bars: undefined, done: NO_ONE_ASKED };
    }
    await this.within(asked.leadId!, principal);
    const { input, bars, search } = await askedOf(this.kernel, asked.leadId!, now);
    return { input, bars, done: alreadyAsked(search) };
  }

  /** Names of those the reader may see: members of another province stay without one. */
  private async namesOf(ids: readonly string[], principal: Principal): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const asked = { page: 1, perPage: ids.length, sort: 'id', order: 'asc', filter: { id: [...ids] } } as const;
    const { data } = await this.queries.execute(new FindRows('professionals', asked, principal));
    return new Map(data.map((row) => [row['id'] as string, row['name'] as string]));
  }

  /** Staff who have nothing to do with a lead do not learn that it exists. */
  private async within(leadId: string, principal: Principal): Promise<void> {
    if (!mayList('leads', principal.who)) throw new Refused('FORBIDDEN', 'role');
    if (!(await this.queries.execute(new FindRow('leads', leadId, principal)))) throw new Refused('NOT_FOUND', 'lead');
  }
}

function refuseUnlessOf(principal: Principal, province: string): void {
  if (provincesOf(principal)?.includes(province) === false) throw new Refused('FORBIDDEN', 'province');
}

/** Everyone eligible with their points by part, everyone else with the first rule that stood in the way. */
const answer = ({ matching, byId, inputsHash }: Matched, limit: number) => ({
  total: matching.eligible,
  eligible: matching.ranked
    .slice(0, limit)
    .map((r) => ({ ...r, title: byId.get(r.professionalId)?.title, firm: byId.get(r.professionalId)?.firm ?? null })),
  counts: matching.excluded,
  excluded: [...matching.excludedById]
    .sort(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0))
    .slice(0, limit)
    .map(([professionalId, code]) => ({ professionalId, name: byId.get(professionalId)!.name, code })),
  configVersion: matching.configVersion,
  inputsHash,
});
