import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { autoTopUp, billing, creditAccount, isTopUpOn, paidTopUps, purchase, runningTopUp, spentIn } from '@jurilien/credits';
import { availableIn, ERASED, Refused } from '@jurilien/event-sourcing';
import type { PaymentGateway } from '@jurilien/payments';
import { addPlainWork } from '@jurilien/persistence';
import { TOP_UP_BUTTONS, topUpCents, topUpWanted, work } from '@jurilien/processes';
import {
  billingModel,
  localDate,
  purchaseStepCc,
  topupConfirmFirst,
  topupMonthlyCeilingCents,
  topupThresholdMaxCc,
} from '@jurilien/reference';
import { askingOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL, PAYMENTS } from '../tokens.js';
import { asking } from './pages.js';

const PATHS = { fr: '/acheter-juricoins', en: '/en/buy-juricoins' } as const;
const PAGES_PER_HOUR = 10;

/** The standing order of B01 (CR5): what it is, and the provider's page on which its card is left. Its terms are a command. */
@Controller()
export class ProTopUpController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(PAYMENTS) private readonly payments: PaymentGateway,
  ) {}

  @Route('GET /api/pro/top-up')
  async read(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/pro/top-up'>> {
    const { professionalId, state: pro } = await ownProfessional(this.kernel, principal);
    const now = new Date().toISOString();
    const [s, { identity }, account] = await Promise.all([
      stateOf(this.kernel, autoTopUp, professionalId),
      stateOf(this.kernel, billing, professionalId),
      stateOf(this.kernel, creditAccount, professionalId),
    ]);
    const today = localDate(now, 'QC');
    const { settings, card, pending, cleared } = s;
    const known = pending ? await stateOf(this.kernel, purchase, pending.purchaseId) : purchase.initial;
    const states = { topup: s, purchase: known, account, professional: pro };
    const who = askingOf(this.kernel, principal.actor, now);
    const { config } = who;
    const at = { province: pro.province };
    return {
      serverNow: now,
      offered: billingModel(pro.province, config) === 'credits',
      on: isTopUpOn(s),
      settings: settings ? { thresholdCc: settings.thresholdCc, cc: settings.cc, monthlyCeilingCents: settings.monthlyCeilingCents } : null,
      card: card
        ? { brand: card.brand, last4: card.last4 === ERASED ? '' : card.last4, expMonth: card.expMonth, expYear: card.expYear }
        : null,
      // At the price of now: what is shown is what is approved.
      pending:
        pending && settings && identity
          ? {
              purchaseId: pending.purchaseId,
              cc: settings.cc,
              grossCents: topUpCents(topUpWanted(settings, config, at), identity.province, { now, config }, at),
              at: pending.at,
              available: availableIn(TOP_UP_BUTTONS, states, who, { professionalId, purchaseId: pending.purchaseId, grossCents: 0 }),
            }
          : null,
      running: runningTopUp(s) !== undefined,
      cleared: cleared ?? null,
      spentCents: spentIn(s, today.slice(0, 7)),
      confirmLeft: Math.max(0, config.value(topupConfirmFirst) - paidTopUps(s)),
      limits: {
        thresholdMaxCc: config.value(topupThresholdMaxCc),
        stepCc: config.value(purchaseStepCc),
        ceilingMaxCents: config.value(topupMonthlyCeilingCents),
      },
    };
  }

  /** Opens the page on which a card is left; its terms were agreed to before. */
  @Route('POST /api/pro/top-up/card')
  async card(@Asked() { body: { setupId, lang } }: Asked<'POST /api/pro/top-up/card'>, @Req() { principal }: GuardedRequest) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `top-up-cards:${professionalId}`, PAGES_PER_HOUR, 3_600);
    const { settings, card } = await stateOf(this.kernel, autoTopUp, professionalId);
    if (!settings) throw new Refused('WRONG_STATE', 'no-top-up');
    const back = `${this.kernel.settings.publicUrl}${PATHS[lang]}`;
    const page = await asking(async () => {
      const customerId =
        card?.customerId ?? (await this.payments.openCustomer({ professionalId, key: `customer:top-up:${setupId}` })).customerId;
      return this.payments.openSetup({
        customerId,
        lang,
        successUrl: `${back}?carte=1#recharge`,
        cancelUrl: `${back}#recharge`,
        metadata: { professionalId, for: 'top-up' },
        key: `setup:${setupId}`,
      });
    });
    await addPlainWork(this.kernel.db, work('check-card', `check-card-${page.sessionId}`, { sessionId: page.sessionId }));
    return { url: page.url };
  }
}
