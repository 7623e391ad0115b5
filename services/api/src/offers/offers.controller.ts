import { Controller, Get, Header, Inject, Param, Query, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/leads';
import { boardExclusion, stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { AccessLog } from '../audit/access-log.js';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { databaseNow, offerAsSeen } from './offer-seen.js';
import { KERNEL } from '../tokens.js';
import { cardsOf, TABS, type Tab } from './offer-cards.js';
import { ownCounts, ownProfessional } from '../pro/own.js';
import { aroundOffer } from './similar.js';

const inbox = z.object({ tab: z.enum(Object.keys(TABS) as [Tab, ...Tab[]]).default('new') }).strict();

/** The inbox of a professional (M04) and one request of theirs (M09, M22). */
@Controller('api/pro/offers')
export class ProOffersController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  async inbox(@Query() query: unknown, @Req() { principal }: GuardedRequest): Promise<object> {
    const { tab } = parsed(inbox, query);
    const own = await ownProfessional(this.kernel, principal);
    const serverNow = await databaseNow(this.kernel);
    const [offers, states] = await Promise.all([cardsOf(this.kernel, own, tab, serverNow), ownCounts(this.kernel, 'offers', own, 'state')]);
    const counts = Object.fromEntries(
      Object.entries(TABS).map(([name, of]) => [name, of.reduce((n, state) => n + (states[state] ?? 0), 0)]),
    );
    return { tab, offers, counts: { ...counts, [tab]: tab === 'new' || tab === 'claimed' ? offers.length : counts[tab] }, serverNow };
  }

  /** One request, as it may be seen at this moment; a signed-in person with a second factor needs no further code. */
  @Get(':leadId')
  @Header('cache-control', 'no-store')
  async one(@Param('leadId') leadId: string, @Req() { principal }: GuardedRequest): Promise<object> {
    if (!z.uuid().safeParse(leadId).success) throw new Refused('NOT_FOUND', 'no-such-offer');
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const search = await stateOf(this.kernel, distribution, leadId);
    const offer = search.offers.findLast((o) => o.professionalId === professionalId);
    // Nobody was asked, but the request is open to whoever is eligible.
    const fromBoard = !offer && search.live && search.onBoard && !(await boardExclusion(this.kernel, leadId, professionalId));
    if (!offer && !fromBoard) throw new Refused('NOT_FOUND', 'no-such-offer');
    const seen = await offerAsSeen(this.kernel, { leadId, professionalId, ...(offer ? { offerId: offer.offerId } : {}) }, (shown) =>
      this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}`, detail: { shown } }, shown),
    );
    return {
      ...seen,
      ...(offer ? { offerId: offer.offerId } : {}),
      professionalId,
      ...(await aroundOffer(this.kernel, leadId, professionalId)),
    };
  }
}
