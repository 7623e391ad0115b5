import { recordSubscriptionEnded, recordSubscriptionPaid, recordSubscriptionPastDue, subscription } from '@jurilien/credits';
import { Refused, type Actor, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { InvoiceFacts, PaymentGateway, SubscriptionFacts } from '@jurilien/payments';
import { providerCommandId, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { NoticeOutcome } from './provider-notices.js';

const PROVIDER: Actor = { kind: 'provider', id: 'stripe' };
const mark = z.object({ professionalId: z.uuid(), subscriptionId: z.uuid() });
type Mark = z.infer<typeof mark>;

/** Acts on invoices and plans of the provider as they are now; each is of ours by the mark its plan was started with. */
export function planNotices(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway) {
  const markOf = (metadata: Readonly<Record<string, string>> | undefined): Mark | undefined => mark.safeParse(metadata).data;
  const send = async <I extends z.ZodObject>(
    decision: Sendable<I>,
    of: Mark,
    about: string,
    input: Omit<NoInfer<z.input<I>>, keyof Mark>,
  ): Promise<NoticeOutcome> => {
    const sending = { commandId: providerCommandId(`stripe/${decision.name}/${of.subscriptionId}/${about}`), actor: PROVIDER };
    try {
      await bus.execute(command(decision, { ...of, ...input } as never, sending));
      return 'done';
    } catch (error) {
      if (error instanceof Refused && error.code === 'NOT_FOUND') return 'unknown';
      if (error instanceof Refused && error.code === 'WRONG_STATE') return 'done';
      throw error;
    }
  };

  const invoice = async (facts: InvoiceFacts | undefined): Promise<NoticeOutcome> => {
    const of = markOf(facts?.metadata);
    if (!of || !facts) return 'foreign';
    const { invoiceId: providerInvoiceId, totalCents, taxCents, currency, periodStart, periodEnd, intentId } = facts;
    if (facts.status === 'paid')
      return send(recordSubscriptionPaid, of, providerInvoiceId, {
        providerInvoiceId,
        amountCents: totalCents,
        taxCents,
        currency,
        periodStart,
        periodEnd,
        ...(intentId ? { paymentIntent: intentId } : {}),
      });
    return facts.status === 'open' ? send(recordSubscriptionPastDue, of, providerInvoiceId, { providerInvoiceId }) : 'done';
  };
  const plan = async (facts: SubscriptionFacts | undefined): Promise<NoticeOutcome> => {
    const of = markOf(facts?.metadata);
    if (!of || !facts) return 'foreign';
    return facts.status === 'ended' ? send(recordSubscriptionEnded, of, facts.subscriptionId, {}) : 'done';
  };

  return {
    notice: async (type: string, objectId: string): Promise<NoticeOutcome> =>
      type.startsWith('invoice.') ? invoice(await gateway.readInvoice(objectId)) : plan(await gateway.readSubscription(objectId)),
    /** Everything the provider knows of a plan, the oldest invoice first. @returns whether it is over */
    async whole(providerId: string): Promise<boolean> {
      for (const facts of [...(await gateway.invoicesOf(providerId))].reverse()) await invoice(facts);
      const facts = await gateway.readSubscription(providerId);
      await plan(facts);
      return facts === undefined || facts.status === 'ended';
    },
    /** No one left a card on its page. */
    abandoned: (of: Mark, sessionId: string): Promise<NoticeOutcome> => send(recordSubscriptionEnded, of, sessionId, {}),
    /** The provider's own id of a plan, by an invoice it paid. */
    async providerId(professionalId: string): Promise<string | undefined> {
      const latest = (await stateOf(kernel, subscription, professionalId)).seen.at(-1);
      return latest === undefined ? undefined : (await gateway.readInvoice(latest))?.subscriptionId;
    },
  };
}
