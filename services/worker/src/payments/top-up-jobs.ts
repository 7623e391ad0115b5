import { autoTopUp, isTopUpOn, purchase, recordPurchaseExpired, recordPurchaseFailed, TOP_UP_UNANSWERED } from '@jurilien/credits';
import { isFinalNo } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { isPaymentFailure, type IntentFacts, type PaymentGateway } from '@jurilien/payments';
import { derivedId } from '@jurilien/persistence';
import { startAutoTopUp } from '@jurilien/processes';
import { HOUR_MS } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';
import { tooEarly } from '../work/too-early.js';
import { providerNotices } from './provider-notices.js';
import { keepCard, letGo } from './keep-card.js';
import { ageOf, untilAnswered } from './payment-jobs.js';

/** The provider forgets a key after a day: a charge that was not answered until then is never asked for again. */
const KEY_MS = 20 * HOUR_MS;
const YOUNG_MS = HOUR_MS / 2;

/** Looks whether a standing order buys now; the rule itself decides, and most people have none (CR5). */
export function topUp(kernel: Kernel, bus: CommandBus): JobHandler<'top-up'> {
  return async (item) => {
    const { professionalId } = item.input;
    if (!isTopUpOn(await stateOf(kernel, autoTopUp, professionalId))) return;
    const purchaseId = derivedId('work:top-up:purchase', item.position, item.id);
    const sending = sentBy(item, derivedId('work:top-up:command', item.position, item.id), 'job:top-up');
    await bus.execute(command(startAutoTopUp, { professionalId, purchaseId }, sending)).catch((error: unknown) => {
      if (!isFinalNo(error)) throw error;
    });
  };
}

/**
 * Charges the kept card for a top-up, once: every try carries the top-up's own key. A standing order that ended meanwhile charges
 * nothing; a card that says no, and silence until the key would be forgotten, are written down and end the order.
 */
export function chargeTopUp(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'charge-top-up'> {
  const notices = providerNotices(kernel, bus, gateway);
  return async (item) => {
    const { purchaseId } = item.input;
    const state = await stateOf(kernel, purchase, purchaseId);
    const { started, professionalId } = state;
    if (state.status !== 'Started' || !started?.topUpKey) return;
    const of = { purchaseId, state };
    const failed = (code: string): Promise<void> => notices.send(of, recordPurchaseFailed, 'top-up', { code });
    const { card } = await stateOf(kernel, autoTopUp, professionalId);
    if (!card) return notices.send(of, recordPurchaseExpired, 'top-up', {});
    if (ageOf(item) > KEY_MS) return failed(TOP_UP_UNANSWERED);
    const charge = {
      customerId: card.customerId,
      paymentMethodId: card.paymentMethodId,
      amountCents: started.grossCents,
      metadata: { purchaseId },
      key: started.topUpKey,
    };
    let facts: IntentFacts;
    try {
      facts = await untilAnswered(item, () => gateway.chargeOffSession(charge));
    } catch (error) {
      if (!isPaymentFailure(error)) throw error;
      // Another card under the same key: the first try may have been done, only its webhook can tell.
      return failed(error.code === 'idempotency' ? TOP_UP_UNANSWERED : (error.code ?? 'unknown'));
    }
    if (facts.status === 'open' || facts.status === 'canceled') return failed(facts.code ?? 'not-confirmed');
    await notices.intent(facts);
  };
}

/** Looks at the page on which a card is left until its end is known, so that a webhook that never comes costs no one their card. */
export function checkCard(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'check-card'> {
  const soon = kernel.settings.PAYMENT_CHECK_SECONDS;
  return async (item) => {
    const { sessionId } = item.input;
    const page = await untilAnswered(item, () => gateway.readSession(sessionId));
    if (page?.status === 'open') throw tooEarly('no card was left yet', ageOf(item) < YOUNG_MS ? soon : Math.max(soon, 3_600));
    if (page) await untilAnswered(item, () => keepCard(kernel, bus, gateway, page));
  };
}

/** The provider forgets a card that charges nothing any more; one it forgot already is fine. */
export function forgetCard(gateway: PaymentGateway): JobHandler<'forget-card'> {
  return async (item) => {
    const { paymentMethodId } = item.input;
    await untilAnswered(item, () => letGo(gateway, paymentMethodId));
  };
}
