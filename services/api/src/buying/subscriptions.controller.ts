import { Body, Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { subscription } from '@jurilien/credits';
import { ids, Refused } from '@jurilien/event-sourcing';
import type { PaymentGateway } from '@jurilien/payments';
import { addPlainWork, derivedId } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import { fingerprintOf, stateOf, type Kernel } from '@jurilien/runtime';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL, PAYMENTS } from '../tokens.js';
import { asking, taxLines } from './pages.js';
import { planTold, type PlanTold } from './plan.js';

const asked = z
  .object({
    /** Made by the page: the same press sent twice is the same plan. */
    subscriptionId: ids.subscriptionId,
    terms: z.literal(true),
    lang: z.enum(['fr', 'en']),
  })
  .strict();
const PATHS = { fr: '/acheter-juricoins', en: '/en/buy-juricoins' } as const;
const STARTS_PER_HOUR = 10;
const PLAN = { fr: 'Abonnement mensuel', en: 'Monthly plan' } as const;

/** A monthly plan (CR10): how it stands; and taking one opens the provider's page, where its card is left. */
@Controller('api/pro/subscription')
export class ProSubscriptionsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(PAYMENTS) private readonly payments: PaymentGateway,
  ) {}

  /** How the own plan stands, from the log itself: who has just paid or cancelled sees it. */
  @Get()
  @Header('cache-control', 'no-store')
  async plan(@Req() { principal }: GuardedRequest): Promise<PlanTold> {
    const { professionalId, state } = await ownProfessional(this.kernel, principal);
    return planTold(await stateOf(this.kernel, subscription, professionalId), state.province ?? 'QC');
  }

  @Post()
  @HttpCode(200)
  async start(@Body() body: unknown, @Req() { principal }: GuardedRequest): Promise<{ subscriptionId: string; url: string }> {
    const { subscriptionId, ...rest } = parsed(asked, body);
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `subscriptions:${professionalId}`, STARTS_PER_HOUR, 3_600);
    const { actor } = principal;
    const input = { professionalId, subscriptionId, ...rest };
    await this.kernel.dispatch({
      name: 'StartSubscription',
      commandId: derivedId('start-subscription', 0, subscriptionId),
      actor,
      input,
      fingerprint: fingerprintOf(this.kernel.secrets, actor, 'StartSubscription', { payload: input }),
    });
    const { started, status, ...state } = await stateOf(this.kernel, subscription, professionalId);
    if (!started || status !== 'Started' || state.subscriptionId !== subscriptionId) throw new Refused('WRONG_STATE', 'plan-already-began');
    const { lang } = rest;
    const back = `${this.kernel.settings.publicUrl}${PATHS[lang]}`;
    const page = await asking(async () => {
      const { customerId } = await this.payments.openCustomer({ professionalId, key: `customer:${subscriptionId}` });
      return this.payments.startSubscription({
        customerId,
        lines: [{ name: PLAN[lang], cents: started.netCents }, ...taxLines(started.taxes, lang)],
        lang,
        successUrl: `${back}?abonnement=1`,
        cancelUrl: back,
        metadata: { professionalId, subscriptionId },
        key: `subscription:${subscriptionId}`,
      });
    });
    const { sessionId } = page;
    await addPlainWork(this.kernel.db, work('check-plan', `check-plan-${sessionId}`, { professionalId, subscriptionId, sessionId }));
    return { subscriptionId, url: page.url };
  }
}
