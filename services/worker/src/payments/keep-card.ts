import { autoTopUp, recordTopUpCard } from '@jurilien/credits';
import { command } from '@jurilien/event-sourcing/command-bus';
import { isPaymentFailure, type PaymentGateway, type SessionFacts } from '@jurilien/payments';
import { providerCommandId, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';

/** What the page carries: whose card it is, and what for. */
const mark = z.object({ professionalId: z.uuid(), for: z.literal('top-up') });

/**
 * A card was left on a page of the provider for a standing order (CR5): it is kept with it, once. Where the order ended meanwhile
 * the provider forgets the card again.
 */
export async function keepCard(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway, page: SessionFacts): Promise<'done' | 'foreign'> {
  const of = mark.safeParse(page.metadata).data;
  if (!of || page.mode !== 'setup') return 'foreign';
  const { sessionId, setupIntentId, customerId } = page;
  if (page.status !== 'complete' || !setupIntentId || !customerId) return 'done';
  const { professionalId } = of;
  const { settings, sessions } = await stateOf(kernel, autoTopUp, professionalId);
  if (sessions.includes(sessionId)) return 'done';
  const card = await gateway.readSetupCard(setupIntentId);
  if (!card) return 'done';
  if (!settings) {
    await letGo(gateway, card.paymentMethodId);
    return 'done';
  }
  const sending = {
    commandId: providerCommandId(`stripe/RecordTopUpCard/${sessionId}`),
    actor: { kind: 'provider', id: 'stripe' },
  } as const;
  await bus.execute(command(recordTopUpCard, { professionalId, sessionId, customerId, ...card }, sending));
  return 'done';
}

/** The provider forgets a card; one it does not know any more is gone. */
export async function letGo(gateway: PaymentGateway, paymentMethodId: string): Promise<void> {
  await gateway.detachCard(paymentMethodId).catch((error: unknown) => {
    if (!isPaymentFailure(error) || error.kind === 'later') throw error;
  });
}
