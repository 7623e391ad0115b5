import { Controller, Inject, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { subscription } from '@jurilien/credits';
import { Refused } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { PaymentGateway } from '@jurilien/payments';
import { addPlainWork, derivedId } from '@jurilien/persistence';
import { startSubscription, work } from '@jurilien/processes';
import { fingerprintOf, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { ownProfessional } from '../pro/own.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL, PAYMENTS } from '../tokens.js';
import { asking, taxLines } from './pages.js';
import { planAnswer } from './plan.js';

const PATHS = { fr: '/acheter-juricoins', en: '/en/buy-juricoins' } as const;
const STARTS_PER_HOUR = 10;
const PLAN = { fr: 'Abonnement mensuel', en: 'Monthly plan' } as const;

/** A monthly plan (CR10): how it stands; and taking one opens the provider's page, where its card is left. */
@Controller()
export class ProSubscriptionsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(PAYMENTS) private readonly payments: PaymentGateway,
  ) {}

  /** How their own plan stands, from the log itself: who has just paid or cancelled sees it. */
  @Route('GET /api/pro/subscription')
  async plan(@Req() { principal }: GuardedRequest) {
    const { professionalId, state } = await ownProfessional(this.kernel, principal);
    const plan = await stateOf(this.kernel, subscription, professionalId);
    return planAnswer(plan, state.province ?? 'QC', this.kernel.configuration.current());
  }

  @Route('POST /api/pro/subscription')
  async start(
    @Asked()
    { body: { subscriptionId, ...rest } }: Asked<'POST /api/pro/subscription'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const { professionalId } = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `subscriptions:${professionalId}`, STARTS_PER_HOUR, 3_600);
    const { actor } = principal;
    const input = { professionalId, subscriptionId, ...rest };
    await this.bus.execute(
      command(startSubscription, input, {
        commandId: derivedId('start-subscription', 0, subscriptionId),
        actor,
        fingerprint: fingerprintOf(this.kernel.secrets, actor, startSubscription.name, { payload: input }),
      }),
    );
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
