import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { distribution, lead, price, priceInput } from '@jurilien/leads';
import { getRow, pendingActions } from '@jurilien/persistence';
import { defaults } from '@jurilien/reference';
import { matchingFor, stateOf, type Kernel } from '@jurilien/runtime';
import type { GuardedRequest, Principal } from './principal.js';
import { KERNEL } from './tokens.js';

const SHOWN = 50;

/** Reads about one lead that are computed rather than kept: who would get it, what it costs, what happens next. */
@Controller('api/leads/:leadId')
export class LeadsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('matching-preview') @Header('cache-control', 'no-store')
  async preview(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    await this.within(leadId, principal);
    const { profiles, matching } = await matchingFor(this.kernel, leadId, defaults['wave.plan.default'][0]!.size);
    const names = new Map(profiles.map((p) => [p.id, p.name]));
    return {
      eligible: matching.ranked.slice(0, SHOWN), total: matching.eligible, counts: matching.excluded,
      excluded: [...matching.excludedById].slice(0, 200).map(([professionalId, code]) => ({ professionalId, name: names.get(professionalId), code })),
    };
  }

  @Get('price-preview') @Header('cache-control', 'no-store')
  async price(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    await this.within(leadId, principal);
    return price(priceInput(await stateOf(this.kernel, lead, leadId)));
  }

  @Get('timers') @Header('cache-control', 'no-store')
  async timers(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object[]> {
    await this.within(leadId, principal);
    const { acceptances } = await stateOf(this.kernel, distribution, leadId);
    return pendingActions(this.kernel.db, [`lead-${leadId}`, `distribution-${leadId}`, ...acceptances.map((a) => `acceptance-${a.acceptanceId}`)]);
  }

  @Get('duplicates') @Header('cache-control', 'no-store')
  async duplicates(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object[]> {
    await this.within(leadId, principal);
    const { duplicates } = await stateOf(this.kernel, lead, leadId);
    const view = this.kernel.registry.views.get('leads')!;
    const rows = await Promise.all(duplicates.map((id) => getRow(this.kernel.db, view, id)));
    return rows.flatMap((row) => (row ? [{ id: row.id, code: row.code, state: row.state, lawyerType: row.lawyerType, createdAt: row.createdAt }] : []));
  }

  /** Staff of another province are not told that the lead exists. */
  private async within(leadId: string, { actor, who }: Principal): Promise<void> {
    if (!['admin', 'province-admin', 'validation'].includes(who)) throw new Refused('FORBIDDEN', 'role');
    const row = await getRow(this.kernel.db, this.kernel.registry.views.get('leads')!, leadId, actor.provinces ? { province: actor.provinces } : undefined);
    if (!row) throw new Refused('NOT_FOUND', 'lead');
  }
}
