import type { CreditEvent } from './account-events.js';
import { holdsOf, type AwaitedHold, type CreditState } from './credit-account.js';

/** One claim as its person's account knows it: with coins held, or still without. */
export interface ClaimOnAccount {
  readonly claimId: string;
  readonly cc: number;
  readonly at: string;
  readonly ended: boolean;
  /** Why it came to nothing. */
  readonly cause?: string;
  readonly spent: boolean;
  readonly auto: boolean;
}

/** Every claim of a person, begun with coins or without, oldest first; one that was funded later counts from its beginning. */
export function claimsOnAccount(s: CreditState): ClaimOnAccount[] {
  const began = new Map(s.awaited.map((a) => [a.claimId, a.at]));
  const funded = holdsOf(s).map((h) => ({
    claimId: h.claimId,
    cc: h.cc,
    at: began.get(h.claimId) ?? h.at,
    ended: h.ended !== undefined,
    spent: h.ended !== 'released',
    auto: h.auto === true,
    ...(h.cause ? { cause: h.cause } : {}),
  }));
  const unfunded = s.awaited
    .filter((a) => a.ended !== 'funded')
    .map((a) => ({
      claimId: a.claimId,
      cc: a.cc,
      at: a.at,
      ended: a.ended !== undefined,
      spent: a.cause === 'accepted',
      auto: a.auto === true,
      ...(a.cause ? { cause: a.cause } : {}),
    }));
  // Instants of the log compare as text.
  return [...funded, ...unfunded].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** The claim that waits for coins, if there is one. */
export const awaitedHold = (s: CreditState, claimId: string): AwaitedHold | undefined =>
  s.awaited.find((a) => a.claimId === claimId && !a.ended);

/** Claims that wait for coins now. */
export const awaitedHolds = (s: CreditState): readonly AwaitedHold[] => s.awaited.filter((a) => !a.ended);

/** Notes that a claim began without coins; one that costs nothing needs none. */
export const awaitHold = (s: CreditState, asked: { claimId: string; leadId: string; cc: number; auto?: boolean }): CreditEvent[] => [
  {
    type: 'HoldAwaited',
    data: {
      professionalId: s.professionalId,
      claimId: asked.claimId,
      leadId: asked.leadId,
      cc: asked.cc,
      ...(asked.auto ? { auto: true } : {}),
    },
  },
];

/** The claim that waited is over; nothing when it was already, or was funded. */
export function endAwait(s: CreditState, asked: { claimId: string; cause: string }): CreditEvent[] {
  const awaited = awaitedHold(s, asked.claimId);
  if (!awaited) return [];
  return [{ type: 'HoldAwaitEnded', data: { professionalId: s.professionalId, leadId: awaited.leadId, ...asked } }];
}
