/**
 * What a failed hand-over means for the next step:
 * `before-acceptance` the provider surely has not taken it, try again; `final` it never will; `ambiguous` no one knows, look it up first.
 */
export type FailureKind = 'before-acceptance' | 'ambiguous' | 'final';
export interface SendFailure extends Error {
  kind: FailureKind;
  providerCode?: string;
  /** The mailbox of the address refused it for good: nothing more should be sent there. */
  bounced?: true;
  /** How long the provider asked to be left alone. */
  retryAfterSeconds?: number;
}

/** Builds the error the gateways throw; the text carries no address and no message body. */
export const sendFailure = (kind: FailureKind, message: string, providerCode?: string, cause?: unknown): SendFailure =>
  Object.assign(new Error(message, { cause }), { name: 'SendFailure', kind, ...(providerCode ? { providerCode } : {}) });

export const isSendFailure = (error: unknown): error is SendFailure =>
  error instanceof Error && error.name === 'SendFailure' && 'kind' in error;
