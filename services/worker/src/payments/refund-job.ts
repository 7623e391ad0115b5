import { purchase, recordPurchaseRefundFailed, type PurchaseState } from '@jurilien/credits';
import { isPaymentFailure, type PaymentGateway, type RefundFacts } from '@jurilien/payments';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { providerNotices } from './provider-notices.js';
import { untilAnswered } from './payment-jobs.js';

type Request = PurchaseState['requests'][number];

/**
 * Gives the money of a granted request back, once: what the provider already did for it is found by its mark, however long ago that
 * was, and the same try carries the same key.
 */
export function refundPurchase(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway): JobHandler<'refund-purchase'> {
  const notices = providerNotices(kernel, bus, gateway);
  return async (item) => {
    const { purchaseId, requestId } = item.input;
    const state = await stateOf(kernel, purchase, purchaseId);
    const request = state.requests.find((r) => r.requestId === requestId);
    const intentId = request?.paymentIntent ?? state.paymentIntent;
    if (request?.decided !== 'approved' || !intentId) return;
    try {
      await notices.refund(await untilAnswered(item, () => refunded(gateway, { purchaseId, request, intentId })));
    } catch (error) {
      if (!isPaymentFailure(error)) throw error;
      // The provider never will: disputed meanwhile, or given back by hand. The coins are free again, and a person looks.
      await notices.send({ purchaseId, state }, recordPurchaseRefundFailed, requestId, {
        refundId: `request-${requestId}`,
        requestId,
        code: error.code ?? 'refused',
      });
    }
  };
}

async function refunded(
  gateway: PaymentGateway,
  { purchaseId, request, intentId }: { purchaseId: string; request: Request; intentId: string },
): Promise<RefundFacts> {
  const { requestId, grossCents } = request;
  const known = (await gateway.refundsOf(intentId)).find((r) => r.metadata.requestId === requestId);
  return known ?? gateway.refund({ intentId, amountCents: grossCents, metadata: { purchaseId, requestId }, key: `refund:${requestId}` });
}
