import { recordPurchaseDispute, recordPurchasePaid, recordSubscriptionPaid } from '@jurilien/credits';
import type { Config } from '@jurilien/event-sourcing';
import { iso, type Step } from '../ports.js';
import { planCents, planIntent } from './plans.js';
import type { Profile } from './professional-profiles.js';

/** A payment of the demo as the stand-in for the provider remembers it: without it the books would have money that no one holds. */
export interface PastPayment {
  readonly professionalId: string;
  readonly at: string;
  readonly intentId: string;
  readonly amountCents: number;
  readonly metadata: Readonly<Record<string, string>>;
  /** That its bank took it back. */
  readonly dispute?: { readonly disputeId: string; readonly at: string; readonly code: string; readonly dueBy: string };
  readonly plan?: {
    readonly invoiceId: string;
    readonly began: string;
    readonly periodStart: string;
    readonly periodEnd: string;
    readonly lines: readonly { readonly name: string; readonly cents: number; readonly tax?: string }[];
  };
}

const PLAN = { fr: 'Abonnement mensuel', en: 'Monthly plan' } as const;

/** The payments among what was told, in their order. */
export function paymentsIn(people: readonly Profile[], config: Config): { saw(step: Step): void; readonly all: readonly PastPayment[] } {
  const all: PastPayment[] = [];
  const began = new Map<string, string>();
  return {
    all,
    saw({ command, input, at }) {
      const i = input as Record<string, string>;
      const amountCents = Number(i['amountCents']);
      const professionalId = i['professionalId']!;
      if (command === recordPurchasePaid)
        all.push({ professionalId, at: iso(at), intentId: i['paymentIntent']!, amountCents, metadata: { purchaseId: i['purchaseId']! } });
      const taken = command === recordPurchaseDispute ? all.findIndex(({ metadata }) => metadata['purchaseId'] === i['purchaseId']) : -1;
      if (taken >= 0)
        all[taken] = { ...all[taken]!, dispute: { disputeId: i['disputeId']!, at: iso(at), code: i['code']!, dueBy: i['evidenceDueBy']! } };
      const p = command === recordSubscriptionPaid ? people.find((one) => one.professionalId === professionalId) : undefined;
      if (!p) return;
      const { providerInvoiceId: invoiceId, subscriptionId, periodStart, periodEnd } = i;
      if (!began.has(professionalId)) began.set(professionalId, periodStart!);
      const { cents, taxes } = planCents(p, began.get(professionalId)!, config);
      all.push({
        professionalId,
        at: iso(at),
        intentId: planIntent(invoiceId!),
        amountCents,
        metadata: { professionalId, subscriptionId: subscriptionId! },
        plan: {
          invoiceId: invoiceId!,
          began: began.get(professionalId)!,
          periodStart: periodStart!,
          periodEnd: periodEnd!,
          lines: [{ name: PLAN[p.lang], cents }, ...taxes.map((tax) => ({ name: tax.code, cents: tax.cents, tax: tax.code }))],
        },
      });
    },
  };
}
