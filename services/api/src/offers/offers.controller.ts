import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { databaseNow, askingOf, boardExclusion, stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { offerAsSeen } from './offer-seen.js';
import { KERNEL } from '../tokens.js';
import { cardsOf, TABS } from './offer-cards.js';
import { ownCounts, ownProfessional } from '../pro/own.js';
import { aroundOffer } from './similar.js';

/** The inbox of a professional (M04) and one request of theirs (M09, M22). */
@Controller()
export class ProOffersController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/pro/offers')
  async inbox(
    @Asked() { query: { tab } }: Asked<'GET /api/pro/offers'>,
    @Req() { principal }: GuardedRequest,
  ): Promise<Answer<'GET /api/pro/offers'>> {
    const own = await ownProfessional(this.kernel, principal);
    const serverNow = await databaseNow(this.kernel);
    const [offers, states] = await Promise.all([
      cardsOf(this.kernel, own, tab, askingOf(this.kernel, principal.actor, serverNow)),
      ownCounts(this.kernel, 'offers', own, 'state'),
    ]);
    const inTab = (name: keyof typeof TABS): number => TABS[name].reduce((n, state) => n + (states[state] ?? 0), 0);
    const counts = {
      new: inTab('new'),
      claimed: inTab('claimed'),
      accepted: inTab('accepted'),
      missed: inTab('missed'),
      refused: inTab('refused'),
    };
    return { tab, offers, counts: { ...counts, [tab]: tab === 'new' || tab === 'claimed' ? offers.length : counts[tab] }, serverNow };
  }

  /** One request, as it may be seen at this moment; a signed-in person with a second factor needs no further code. */
  @Route('GET /api/pro/offers/:leadId')
  async one(@Asked() { params: { leadId } }: Asked<'GET /api/pro/offers/:leadId'>, @Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    const search = await stateOf(this.kernel, distribution, leadId);
    const offer = search.offers.findLast((o) => o.professionalId === professionalId);
    // No one was asked, but the request is open to every eligible professional.
    const fromBoard = !offer && search.live && search.onBoard && !(await boardExclusion(this.kernel, leadId, professionalId));
    if (!offer && !fromBoard) throw new Refused('NOT_FOUND', 'no-such-offer');
    const ids = { leadId, professionalId, ...(offer ? { offerId: offer.offerId } : {}) };
    const seen = await offerAsSeen(this.kernel, ids, principal.actor, (shown) =>
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
