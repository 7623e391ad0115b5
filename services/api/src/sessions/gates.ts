import type { RefusalCode } from '@jurilien/event-sourcing';
import { needsSecondFactor } from '@jurilien/identity';
import type { Principal } from '../principal.js';

/** How long after proving who they are a person may do what needs a fresh proof (design/security.md, row 11). */
export const FRESH_MS = 15 * 60_000;
/** Proofs that count as one factor however they are combined: what is known, or a mailbox that can be read. */
const FIRST_FACTORS = ['password', 'link'];

/** What a route asks of a session besides a role. */
export interface Demands {
  /** Open to those who still have to enrol a second factor. */
  readonly enrolment?: boolean;
  readonly fresh?: boolean;
}

/** Whether a session was opened with a second factor. */
export const hasSecondFactor = ({ methods }: Pick<Principal, 'methods'>): boolean => methods.some((m) => !FIRST_FACTORS.includes(m));

/** Why a session, sound as it is, does not open this route; nothing when it does. */
export function gate(
  principal: Pick<Principal, 'actor' | 'methods' | 'authAt'>,
  { enrolment, fresh }: Demands,
  now: number = Date.now(),
): RefusalCode | undefined {
  if (!enrolment && needsSecondFactor(principal.actor.role ?? '') && !hasSecondFactor(principal)) return 'SECOND_FACTOR_REQUIRED';
  if (fresh && now - principal.authAt > FRESH_MS) return 'STEP_UP_REQUIRED';
  return undefined;
}
