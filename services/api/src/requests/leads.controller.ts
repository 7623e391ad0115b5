import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { mayList } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { knownPersons, lead, price, priceInput, urgencyShown, type UrgencyShown } from '@jurilien/lead';
import { detectPersonalData, type Finding } from '@jurilien/personal-data';
import { distribution } from '@jurilien/search';
import { getRow, pendingActions } from '@jurilien/persistence';
import { defaults } from '@jurilien/reference';
import { matchingFor, stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { consentsAt, type AddressConsents } from '../preferences/address-consents.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { databaseNow } from '../offers/offer-seen.js';
import { scopeOf } from '../views/scope.js';
import { KERNEL } from '../tokens.js';

const SHOWN = 50;
const draft = z.object({ text: z.string().max(6_000) }).strict();

/** Reads about one lead that are computed rather than kept: who would get it, what it costs, what happens next. */
@Controller('api/leads/:leadId')
export class LeadsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Get('matching-preview')
  @Header('cache-control', 'no-store')
  async preview(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    await this.within(leadId, principal);
    const { byId, matching } = await matchingFor(this.kernel, leadId, defaults['wave.plan.default'][0]!.size);
    return {
      eligible: matching.ranked.slice(0, SHOWN),
      total: matching.eligible,
      counts: matching.excluded,
      excluded: [...matching.excludedById]
        .slice(0, 200)
        .map(([professionalId, code]) => ({ professionalId, name: byId.get(professionalId)?.name, code })),
    };
  }

  @Get('price-preview')
  @Header('cache-control', 'no-store')
  async price(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    await this.within(leadId, principal);
    return price(priceInput(await stateOf(this.kernel, lead, leadId)));
  }

  @Get('timers')
  @Header('cache-control', 'no-store')
  async timers(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object[]> {
    await this.within(leadId, principal);
    const { acceptances } = await stateOf(this.kernel, distribution, leadId);
    return pendingActions(this.kernel.db, [
      `lead-${leadId}`,
      `distribution-${leadId}`,
      ...acceptances.map((a) => `acceptance-${a.acceptanceId}`),
    ]);
  }

  @Get('duplicates')
  @Header('cache-control', 'no-store')
  async duplicates(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object[]> {
    await this.within(leadId, principal);
    const { duplicates } = await stateOf(this.kernel, lead, leadId);
    const view = this.kernel.registry.views.get('leads')!;
    const rows = await Promise.all(duplicates.map((id) => getRow(this.kernel.db, view, id)));
    return rows.flatMap((row) =>
      row ? [{ id: row.id, code: row.code, state: row.state, lawyerType: row.lawyerType, createdAt: row.createdAt }] : [],
    );
  }

  /** What may be urgent about the request, with the words that say so (IN6). */
  @Get('urgency')
  @Header('cache-control', 'no-store')
  async urgency(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<UrgencyShown> {
    await this.within(leadId, principal);
    return urgencyShown(await stateOf(this.kernel, lead, leadId), await databaseNow(this.kernel));
  }

  /** What the client's addresses say of what sells: the one truth, whatever a form once said (4.8.5). */
  @Get('consents')
  @Header('cache-control', 'no-store')
  async consents(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<AddressConsents> {
    await this.within(leadId, principal);
    return consentsAt(this.kernel, await stateOf(this.kernel, lead, leadId), principal);
  }

  /** What a text must not name, found with the contact data the editor does not show. */
  @Post('summary-check')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async check(@Param('leadId') leadId: string, @Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<readonly Finding[]> {
    await this.within(leadId, principal);
    const s = await stateOf(this.kernel, lead, leadId);
    return detectPersonalData(parsed(draft, body).text, knownPersons(s));
  }

  /** Staff who have nothing to do with a lead are not told that it exists. */
  private async within(leadId: string, principal: Principal): Promise<void> {
    if (!mayList('leads', principal.who)) throw new Refused('FORBIDDEN', 'role');
    const view = this.kernel.registry.views.get('leads')!;
    if (!(await getRow(this.kernel.db, view, leadId, await scopeOf(this.kernel, view, principal)))) throw new Refused('NOT_FOUND', 'lead');
  }
}
