import { z } from 'zod';

export const CURRENCY = 'cad';
const instant = z.iso.datetime();
const payment = z.object({
  professionalId: z.string(),
  at: instant,
  intentId: z.string().startsWith('pi_'),
  amountCents: z.number().int().positive(),
  metadata: z.record(z.string(), z.string()),
  /** That its bank took it back. */
  dispute: z.object({ disputeId: z.string().startsWith('du_'), at: instant, code: z.string(), dueBy: instant }).optional(),
  /** The month of a plan that it paid for. */
  plan: z
    .object({
      invoiceId: z.string().startsWith('in_'),
      began: instant,
      periodStart: instant,
      periodEnd: instant,
      lines: z.array(z.object({ name: z.string(), cents: z.number().int(), tax: z.string().optional() })).min(1),
    })
    .optional(),
});
/** What the demo leaves beside. */
export const payments = z.array(payment);
/** A payment that was made before the stand-in ran. */
export type PastPayment = z.infer<typeof payment>;
export type Plan = NonNullable<PastPayment['plan']>;

/** Who paid, and when. */
export interface Payer {
  readonly customer: string;
  readonly card: string;
  readonly created: number;
}

export const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1_000);
/** Ids follow from whose they are: the same payments are remembered alike however often they are read. */
export const keyOf = ({ professionalId }: PastPayment): string => professionalId.replaceAll('-', '').slice(0, 24);

/** What every thing of the provider has. */
export const plain = <O extends string>(object: O, id: string, created: number) => ({ id, object, created, livemode: false as const });
