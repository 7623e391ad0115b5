import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { availableCc, creditAccount, heldCc } from '@jurilien/credits';
import { isPaused } from '@jurilien/professionals';
import { termsBarAt, termsStanding } from '@jurilien/reference';
import { asOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { unreadOf } from '../notices/unread.js';
import { KERNEL } from '../tokens.js';
import { licenceStanding } from './licence-standing.js';
import { ownCounts, ownProfessional } from './own.js';

type Me = Answer<'GET /api/pro/me'>;

/** Who a professional is here, what they have and what waits for them: the head of every page of their area. */
@Controller()
export class ProMeController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/me')
  async me(@Req() { principal }: GuardedRequest): Promise<Me> {
    const own = await ownProfessional(this.kernel, principal);
    const { professionalId, state } = own;
    const [account, offers, acceptances, notices] = await Promise.all([
      stateOf(this.kernel, creditAccount, professionalId),
      ownCounts(this.kernel, 'offers', own, 'state'),
      ownCounts(this.kernel, 'acceptances', own, 'state'),
      unreadOf(this.kernel, principal.actor.id),
    ]);
    const at = asOf(this.kernel);
    const { now } = at;
    return {
      id: professionalId,
      name: state.name,
      firm: state.firm,
      title: state.title!,
      province: state.province!,
      lang: state.lang,
      state: state.status,
      paused: isPaused(state.pauses, now),
      balance: { availableCc: availableCc(account, now), heldCc: heldCc(account) },
      counts: {
        newOffers: (offers['Sent'] ?? 0) + (offers['Late'] ?? 0),
        claimed: offers['Claimed'] ?? 0,
        toContact: acceptances['ToContact'] ?? 0,
        notices,
      },
      terms: termsStanding(state.termsVersion, at),
      termsBarAt: termsBarAt(state.termsVersion, at),
      licence: licenceStanding(state, at),
      serverNow: now,
    };
  }
}
