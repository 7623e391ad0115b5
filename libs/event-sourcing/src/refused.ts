/** A refusal's stable codes; the API answers them as RFC 9457 problem details (specification 4.0 "Errors"). */
export type RefusalCode =
  | 'VALIDATION'
  | 'FORBIDDEN'
  | 'COLUMN_HIDDEN'
  | 'NOT_FOUND'
  | 'STALE_VERSION'
  | 'WRONG_STATE'
  | 'OFFER_TAKEN'
  | 'OFFER_EXPIRED'
  | 'CLAIM_EXPIRED'
  | 'INSUFFICIENT_COINS'
  | 'CAP_REACHED'
  | 'SLOT_TAKEN'
  | 'FEATURE_OFF'
  | 'SUPPRESSED'
  | 'FOUR_EYES_REQUIRED'
  | 'RATE_LIMITED'
  | 'TOKEN_EXPIRED'
  | 'TOKEN_USED'
  | 'STEP_UP_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'DUPLICATE';

/** A field in error with a message key the front ends translate (`contracts` messages). */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * An expected "no" of a rule: not a fault, never logged as one. `detail` is an English kebab-case fact
 * (`lock-held-by-other`), translated at the edge.
 */
export class Refused extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly detail: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(`${code}: ${detail}`);
    this.name = 'Refused';
  }
}

/** Throws `Refused` unless `condition` holds; reads as the guard it is. */
export function refuseUnless(condition: unknown, code: RefusalCode, detail: string): asserts condition {
  if (!condition) throw new Refused(code, detail);
}

/**
 * Whether an error ends a matter that no one waits for (an automation's command, a timer): a rule said no. A lost race is
 * tried again; a command that does not exist or cannot be read is a mistake of ours and must not pass for a no.
 */
export const isFinalNo = (error: unknown): error is Refused =>
  error instanceof Refused &&
  error.code !== 'STALE_VERSION' &&
  error.detail !== 'no-such-command' &&
  !(error.code === 'VALIDATION' && error.detail === 'input');
