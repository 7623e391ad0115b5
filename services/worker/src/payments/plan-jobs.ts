import { subscription } from '@jurilien/credits';
import { isPaymentFailure, type PaymentGateway } from '@jurilien/payments';
import { MINUTE_MS } from '@jurilien/reference';
import { stateOf, type Kernel, type Logger } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { tooEarly } from '../work/too-early.js';
import { planNotices } from './plan-notices.js';
import { ageOf, untilAnswered } from './payment-jobs.js';

/**
 * Looks at a plan as long as it lives, so that a webhook that never comes costs no one a period: often while its page is open, then
 * every hour.
 */
export function checkPlan(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'check-plan'> {
  const notices = planNotices(kernel, bus, gateway);
  const soon = kernel.settings.PAYMENT_CHECK_SECONDS;
  return async (item) => {
    const { professionalId, subscriptionId, sessionId } = item.input;
    const state = await stateOf(kernel, subscription, professionalId);
    if (state.subscriptionId !== subscriptionId || state.status === 'Ended') return;
    const over = await untilAnswered(item, async () => {
      const page = await gateway.readSession(sessionId);
      if (page?.subscriptionId) return notices.whole(page.subscriptionId);
      if (page?.status === 'open') return false;
      await notices.abandoned({ professionalId, subscriptionId }, sessionId);
      return true;
    });
    if (over) return;
    const young = ageOf(item) < 30 * MINUTE_MS;
    throw tooEarly('the plan goes on', young ? soon : Math.max(soon, 3_600));
  };
}

/** Tells the provider that a plan ends with the period that is paid. */
export function cancelPlan(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'cancel-plan'> {
  const notices = planNotices(kernel, bus, gateway);
  return async (item) => {
    const { professionalId, subscriptionId } = item.input;
    const state = await stateOf(kernel, subscription, professionalId);
    if (state.subscriptionId !== subscriptionId || state.status === 'Ended') return;
    await untilAnswered(item, async () => {
      const providerId = await notices.providerId(professionalId);
      if (providerId) await gateway.cancelSubscription({ subscriptionId: providerId, key: `cancel:${subscriptionId}` });
    });
  };
}

/**
 * Gives a payment back that is not what its plan costs, once: what the provider already did for it is found by its mark, and the
 * same try carries the same key. One that it never will give back stays with the difference of its day, for a person.
 */
export function refundPlanPayment(gateway: PaymentGateway, log: Logger): JobHandler<'refund-plan-payment'> {
  return async (item) => {
    const { providerInvoiceId, paymentIntent: intentId } = item.input;
    const amountCents = Number(item.input['amountCents']);
    try {
      await untilAnswered(item, async () => {
        const known = (await gateway.refundsOf(intentId)).some((r) => r.metadata.providerInvoiceId === providerInvoiceId);
        if (!known)
          await gateway.refund({ intentId, amountCents, metadata: { providerInvoiceId }, key: `refund-plan:${providerInvoiceId}` });
      });
    } catch (error) {
      if (!isPaymentFailure(error)) throw error;
      log.error({ invoice: providerInvoiceId, code: error.code }, 'a payment that its plan does not cost could not be given back');
    }
  };
}
