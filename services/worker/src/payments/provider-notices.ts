import {
  purchase,
  recordFraudWarning,
  recordPurchaseDispute,
  recordPurchaseExpired,
  recordPurchaseFailed,
  recordPurchasePaid,
  recordPurchasePending,
  recordPurchaseRefunded,
  recordPurchaseRefundFailed,
  type PurchaseState,
} from '@jurilien/credits';
import { Refused, type Actor, type Sendable } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import type { DisputeFacts, IntentFacts, PaymentGateway, RefundFacts, SessionFacts } from '@jurilien/payments';
import { providerCommandId, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { keepCard } from './keep-card.js';

const PROVIDER: Actor = { kind: 'provider', id: 'stripe' };
const id = z.uuid();

/**
 * What became of something the provider reported: `done`; `foreign` it is not about us; `unknown` it says that it is, and we do not
 * know the purchase (yet).
 */
export type NoticeOutcome = 'done' | 'foreign' | 'unknown';

/** A purchase of ours by the mark it carries at the provider. */
interface Ours {
  readonly purchaseId: string;
  readonly state: PurchaseState;
}

/** The purchases of ours that the provider's objects are about, and the commands on them. */
function purchasesOf(kernel: Kernel, bus: CommandBus) {
  const ours = async (metadata: Readonly<Record<string, string>> | undefined): Promise<Ours | Exclude<NoticeOutcome, 'done'>> => {
    const purchaseId = metadata?.purchaseId;
    if (purchaseId === undefined || !id.safeParse(purchaseId).success) return 'foreign';
    const state = await stateOf(kernel, purchase, purchaseId);
    return state.status === 'None' ? 'unknown' : { purchaseId, state };
  };
  const send = async <I extends z.ZodObject>(
    { purchaseId, state }: Ours,
    decision: Sendable<I>,
    about: string,
    input: Omit<NoInfer<z.input<I>>, 'purchaseId' | 'professionalId'>,
  ): Promise<void> => {
    const sending = { commandId: providerCommandId(`stripe/${decision.name}/${purchaseId}/${about}`), actor: PROVIDER };
    const whole = { purchaseId, professionalId: state.professionalId, ...input } as never;
    await bus.execute(command(decision, whole, sending)).catch(unlessMovedOn);
  };
  const again = async ({ purchaseId }: Ours): Promise<Ours> => ({ purchaseId, state: await stateOf(kernel, purchase, purchaseId) });

  const paidBy = async (of: Ours, intent: IntentFacts, session?: SessionFacts): Promise<void> =>
    send(of, recordPurchasePaid, intent.intentId, {
      paymentIntent: intent.intentId,
      amountCents: intent.amountCents,
      currency: intent.currency,
      ...(session ? { sessionId: session.sessionId, taxCents: session.taxCents } : {}),
    });
  return { ours, send, again, paidBy };
}
type Purchases = ReturnType<typeof purchasesOf>;

/** Payments: a page of the provider, or a charge without one. */
function paymentNotices(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway, { ours, send, paidBy }: Purchases) {
  /** A page of payment as it is now. While it is open, a card that was declined is followed by another one: nothing is recorded. */
  const session = async (facts: SessionFacts | undefined): Promise<NoticeOutcome> => {
    if (facts?.mode === 'setup') return keepCard(kernel, bus, gateway, facts);
    if (facts?.mode !== 'payment') return 'foreign';
    const of = await ours(facts.metadata);
    if (typeof of === 'string') return of;
    const { intent, sessionId, status } = facts;
    if (facts.paid && intent) await paidBy(of, intent, facts);
    else if (status === 'complete' && intent?.status === 'processing') await send(of, recordPurchasePending, sessionId, { sessionId });
    else if (status === 'complete' && intent?.status === 'failed')
      await send(of, recordPurchaseFailed, `${intent.intentId}/${intent.chargeId ?? ''}`, { code: intent.code ?? 'unknown' });
    else if (status === 'expired') await send(of, recordPurchaseExpired, sessionId, {});
    return 'done';
  };

  const intent = async (facts: IntentFacts | undefined): Promise<NoticeOutcome> => {
    const of = await ours(facts?.metadata);
    if (typeof of === 'string' || !facts) return of as NoticeOutcome;
    const { sessionId, started } = of.state;
    if (started?.kind !== 'topup' && sessionId) {
      const page = await gateway.readSession(sessionId);
      // Another page of the same purchase may have taken this payment.
      if (page && (page.intent?.intentId === facts.intentId || !facts.chargeId)) return session(page);
    }
    if (facts.status === 'paid') await paidBy(of, facts);
    else if (started?.kind !== 'topup') return 'done';
    else if (facts.status === 'processing') await send(of, recordPurchasePending, facts.intentId, {});
    else if (facts.status === 'failed')
      await send(of, recordPurchaseFailed, `${facts.intentId}/${facts.chargeId ?? ''}`, { code: facts.code ?? 'unknown' });
    return 'done';
  };
  return { session, intent };
}

/** What follows a payment: refunds, disputes and warnings. */
function aftermath(gateway: PaymentGateway, { ours, send, again }: Purchases, { intent }: ReturnType<typeof paymentNotices>) {
  /** The purchase behind a payment, with the payment recorded: what follows it cannot be recorded before it. */
  const behind = async (intentId: string | undefined): Promise<Ours | Exclude<NoticeOutcome, 'done'>> => {
    const facts = intentId === undefined ? undefined : await gateway.readIntent(intentId);
    const of = await ours(facts?.metadata);
    if (typeof of === 'string') return of;
    if (of.state.paymentIntent !== intentId && !of.state.mismatches.includes(intentId!)) await intent(facts);
    return again(of);
  };

  const refund = async (facts: RefundFacts | undefined): Promise<NoticeOutcome> => {
    const of = await behind(facts?.intentId);
    if (typeof of === 'string' || !facts) return of as NoticeOutcome;
    const { refundId, amountCents, intentId, metadata } = facts;
    const ids = { refundId, ...(id.safeParse(metadata.requestId).success ? { requestId: metadata.requestId } : {}) };
    if (facts.status === 'failed') await send(of, recordPurchaseRefundFailed, refundId, { ...ids, code: facts.code ?? 'unknown' });
    else await send(of, recordPurchaseRefunded, refundId, { ...ids, amountCents, paymentIntent: intentId });
    return 'done';
  };

  const dispute = async (facts: DisputeFacts | undefined): Promise<NoticeOutcome> => {
    const of = await behind(facts?.intentId);
    if (typeof of === 'string' || !facts) return of as NoticeOutcome;
    const { disputeId, amountCents, code, evidenceDueBy, feeCents } = facts;
    // Every step it has been through, in their order: those we know already change nothing.
    const phases = [
      'created',
      ...(facts.withdrawn ? (['withdrawn'] as const) : []),
      ...(facts.reinstated ? (['reinstated'] as const) : []),
      ...(facts.closed ? [facts.closed] : []),
    ] as const;
    for (const phase of phases)
      await send(of, recordPurchaseDispute, `${disputeId}/${phase}`, {
        disputeId,
        phase,
        grossCents: amountCents,
        code,
        ...(evidenceDueBy ? { evidenceDueBy } : {}),
        ...(phase === 'lost' ? { feeCents } : {}),
      });
    return 'done';
  };

  const refundsOf = async (intentId: string | undefined): Promise<NoticeOutcome> => {
    const of = await behind(intentId);
    if (typeof of === 'string') return of;
    for (const facts of await gateway.refundsOf(intentId!)) await refund(facts);
    return 'done';
  };

  const warning = async (warningId: string): Promise<NoticeOutcome> => {
    const facts = await gateway.readWarning(warningId);
    const of = await behind(facts?.intentId);
    if (typeof of === 'string') return of;
    await send(of, recordFraudWarning, warningId, { warningId });
    return 'done';
  };
  return { refund, dispute, refundsOf, warning };
}

/** Acts on the provider's objects as they are now, whatever a webhook stated of them: repeated, late or out of order changes nothing. */
export function providerNotices(kernel: Kernel, bus: CommandBus, gateway: PaymentGateway) {
  const purchases = purchasesOf(kernel, bus);
  const payments = paymentNotices(kernel, bus, gateway, purchases);
  const { session, intent } = payments;
  const { refund, dispute, refundsOf, warning } = aftermath(gateway, purchases, payments);
  return {
    session,
    intent,
    refund,
    send: purchases.send,
    /** One notice of the provider: its object is read again, and what it is now counts. */
    async notice(type: string, objectId: string): Promise<NoticeOutcome> {
      if (type.startsWith('checkout.session.')) return session(await gateway.readSession(objectId));
      if (type.startsWith('payment_intent.')) return intent(await gateway.readIntent(objectId));
      if (type.startsWith('refund.')) return refund(await gateway.readRefund(objectId));
      if (type === 'charge.refunded') return refundsOf(await gateway.intentOfCharge(objectId));
      if (type.startsWith('charge.dispute.')) return dispute(await gateway.readDispute(objectId));
      return type === 'radar.early_fraud_warning.created' ? warning(objectId) : 'foreign';
    },
  };
}
export type ProviderNotices = ReturnType<typeof providerNotices>;

/** The purchase has moved past what is reported: nothing to add, and nothing for the provider to try again. */
function unlessMovedOn(error: unknown): void {
  if (!(error instanceof Refused && error.code === 'WRONG_STATE')) throw error;
}
