import { purchase, type PurchaseState } from '@jurilien/credits';
import { isPaymentFailure, type PaymentGateway } from '@jurilien/payments';
import { finishProviderEvent, parkProviderEvent, type WorkItem } from '@jurilien/persistence';
import { DAY_MS, HOUR_MS, MINUTE_MS, plus, reached } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { tooEarly } from '../work/too-early.js';
import { providerNotices } from './provider-notices.js';
import { planNotices } from './plan-notices.js';

/** What names a purchase we do not know is looked at again for a day (4.8.6). */
const PARKED_MS = DAY_MS;
const LOOK_AGAIN_SECONDS = 600;
/** A debit no bank has answered by then never will be; the provider's own limit is shorter. */
const BANK_MS = 30 * DAY_MS;
/** A page that no one opened cannot be paid: a purchase ends after its hours, and so much later no one looks. */
const UNOPENED_MS = 2 * HOUR_MS;

/** How long ago work was asked for, when it was opened. */
export const ageOf = ({ occurredAt, now }: WorkItem): number => Date.parse(now) - Date.parse(occurredAt);

/** Asks again as long as it takes: a provider that does not answer is no reason to give a payment up. */
export async function untilAnswered<T>(item: WorkItem, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isPaymentFailure(error) || error.kind !== 'later') throw error;
    const usual = Math.min(600, Math.max(2, ageOf(item) / 4_000));
    throw tooEarly(error.message, Math.max(usual, error.retryAfterSeconds ?? 0));
  }
}

/** Acts on one notice of the provider; what is about none of our purchases is harmless. */
export function handleProviderNotice(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'heed-provider'> {
  const notices = providerNotices(kernel, bus, gateway);
  const plans = planNotices(kernel, bus, gateway);
  return async (item) => {
    const { eventId, type, objectId } = item.input;
    const event = { provider: 'stripe', eventId };
    const { notice } = /^(invoice|customer\.subscription)\./.test(type) ? plans : notices;
    const outcome = await untilAnswered(item, () => notice(type, objectId));
    if (outcome !== 'unknown') return finishProviderEvent(kernel.db, event);
    // Left as a mark for staff when the day is over.
    if (ageOf(item) > PARKED_MS) return undefined;
    await parkProviderEvent(kernel.db, event, { type, objectId });
    throw tooEarly('no one knows the purchase of this notice yet', LOOK_AGAIN_SECONDS);
  };
}

/** Whether nothing the provider could say would change anything: paid, or given back as no payment of ours. */
const isOver = (s: PurchaseState): boolean => s.paidAt !== undefined || s.mismatches.length > 0 || s.status === 'None';

/**
 * Looks at a purchase until its end is known, so that a webhook that never comes costs no one their coins: often at first, then
 * as rarely as banks answer. Only the provider's own word that the page is over ends it.
 */
export function checkPurchase(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'check-purchase'> {
  const notices = providerNotices(kernel, bus, gateway);
  const soon = kernel.settings.PAYMENT_CHECK_SECONDS;
  const pauseOf = (age: number): number => (age < 10 * MINUTE_MS ? soon : age < 3 * HOUR_MS ? Math.max(soon, 300) : Math.max(soon, 3_600));
  return async (item) => {
    const { purchaseId } = item.input;
    const age = ageOf(item);
    const later = (): Error => tooEarly('the payment has not come to its end', pauseOf(age));
    if (age < soon * 1_000) throw tooEarly('the page is only being opened', soon - age / 1_000);
    const before = await stateOf(kernel, purchase, purchaseId);
    if (isOver(before) || age > BANK_MS) return;
    if (!before.sessionId) {
      if (reached(plus(before.openUntil!, UNOPENED_MS), item.now)) return;
      throw later();
    }
    const page = await untilAnswered(item, () => gateway.readSession(before.sessionId!));
    await notices.session(page);
    if (page?.status === 'expired' || isOver(await stateOf(kernel, purchase, purchaseId))) return;
    if (page?.status === 'complete' && page.intent?.status === 'failed') return;
    throw later();
  };
}
