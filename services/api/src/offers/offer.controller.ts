import { Controller, Inject } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';
import { aroundOffer } from './similar.js';
import type { OpenLink } from '../links/link.js';
import { offerAsSeen, type OfferIds } from './offer-seen.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';

/** An offer behind its personal link: as its professional may see it at this moment. */
@Controller()
export class OfferController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/public/offer')
  async offer(@Opened() link: OpenLink) {
    const { subject, lang } = link.state;
    const ids = subject as unknown as OfferIds;
    const seen = await offerAsSeen(this.kernel, ids, link.actor, (shown) => {
      // Names and contact data are for the person the link was sent to, not for anyone who found it.
      if (shown !== 'summary') refuseUnlessSteppedUp(link);
      this.accesses.openedLink(link.actor, `lead-${ids.leadId}`, { shown });
    });
    return { ...seen, ...(await aroundOffer(this.kernel, ids.leadId, ids.professionalId)), lang };
  }
}
