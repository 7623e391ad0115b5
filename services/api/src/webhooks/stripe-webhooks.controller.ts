import { Controller, Inject } from '@nestjs/common';
import { takeProviderWork } from '@jurilien/persistence';
import { work } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import { Vouched, type VouchedBy } from '../auth/webhook.strategy.js';
import { Route } from '../http/contract.js';
import { webhooks } from '../http/metrics.js';
import { KERNEL } from '../tokens.js';

/** What of all the provider tells can change anything here (4.4.7); the rest is accepted and ignored. */
const HANDLED = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.deleted',
  'radar.early_fraud_warning.created',
]);

/**
 * The door of the payment provider: signed over the bytes as they came, at most five minutes old, written down once by the
 * provider's own id together with the work it asks for, and answered at once. What it says is never believed: the work reads the
 * object again.
 */
@Controller()
export class StripeWebhooksController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/public/webhooks/stripe')
  async stripe(@Vouched() notice: VouchedBy<'stripe'>): Promise<void> {
    if (!HANDLED.has(notice.type) || notice.objectId === '') return void webhooks.inc({ kind: 'stripe', answer: 'unheeded' });
    const { eventId, type, objectId } = notice;
    const handling = work('heed-provider', `stripe-${eventId}`, { eventId, type, objectId });
    const taken = await takeProviderWork(this.kernel.db, { provider: 'stripe', eventId }, type, handling);
    webhooks.inc({ kind: 'stripe', answer: taken ? 'taken' : 'repeated' });
  }
}
