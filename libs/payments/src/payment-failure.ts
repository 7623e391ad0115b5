/**
 * What a failed call of the payment provider means for the next step: `later` no one knows whether it was done, or it was not:
 * the same call with the same key again; `card` the card said no; `never` the call itself is wrong and stays so.
 */
export type PaymentFailureKind = 'later' | 'card' | 'never';
export interface PaymentFailure extends Error {
  readonly kind: PaymentFailureKind;
  /** The provider's own code, such as `card_declined` or `charge_already_refunded`. */
  readonly code?: string;
  /** The payment that a refused card left behind. */
  readonly intentId?: string;
  /** How long the provider asked to be left alone. */
  readonly retryAfterSeconds?: number;
}

/** Builds the error the gateway throws; the text names no person, no card and no key. */
export const paymentFailure = (
  kind: PaymentFailureKind,
  message: string,
  more: { code?: string | undefined; intentId?: string | undefined; retryAfterSeconds?: number | undefined } = {},
): PaymentFailure =>
  Object.assign(new Error(message), {
    name: 'PaymentFailure',
    kind,
    ...Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)),
  });

export const isPaymentFailure = (error: unknown): error is PaymentFailure => error instanceof Error && error.name === 'PaymentFailure';
