import type { HoldingKind } from './holding.js';
import type { Identifier, PrivacyRequestState } from './privacy-request.js';

/** How a thing we hold of a person is found: as the view `holdings` has it. */
export interface Held {
  readonly kind: HoldingKind;
  readonly entityId: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly accountId: string | null;
}

/** What a request has proven so far, each by itself. */
export interface Proof {
  readonly identifiers: readonly Identifier[];
  /** The account it was filed from, where it was signed in to. */
  readonly userId?: string | undefined;
  /** The request whose link it was filed from, after the code of that link. */
  readonly leadId?: string | undefined;
}

export const proofOf = ({ identifiers, proven, originProven, userId, leadId }: PrivacyRequestState): Proof => ({
  identifiers: identifiers.filter((_, n) => proven.includes(n)),
  ...(originProven ? { userId, leadId } : {}),
});

/**
 * Whether a request reaches a thing: its address or number is one that was proven, or it is the account or the request from which it was
 * filed. Whatever else of that thing is the same as of another one reaches nothing: who proved an address and named another's number
 * gets nothing of the other.
 */
export function isCovered({ kind, entityId, email, phone, accountId }: Held, { identifiers, userId, leadId }: Proof): boolean {
  if (userId !== undefined && (accountId === userId || (kind === 'account' && entityId === userId))) return true;
  if (leadId !== undefined && kind === 'request' && entityId === leadId) return true;
  return identifiers.some(({ kind: by, value }) => (by === 'email' ? email?.toLowerCase() : phone) === value);
}

/** Where the person who filed a request is written to: at what is proven; before that, at the first address they named. */
export function addressesFor({ identifiers, proven }: Pick<PrivacyRequestState, 'identifiers' | 'proven'>): {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
} {
  const reached = proven.length > 0 ? identifiers.filter((_, n) => proven.includes(n)) : identifiers.slice(0, 1);
  const at = (kind: Identifier['kind']) => reached.find((each) => each.kind === kind)?.value;
  return { email: at('email'), phoneNumber: at('phone') };
}
