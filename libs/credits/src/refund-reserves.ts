import type { CreditEvent } from './account-events.js';
import type { CreditState } from './credit-account.js';
import { sumCc, takeUpTo } from './lots.js';
import { refuseUnless } from '@jurilien/event-sourcing';
import { entry, holdAccount, lotLines, refuseUnlessPostable, withBalance, type Asked } from './postings.js';

/**
 * Sets the coins of a granted refund aside until the provider has made it, so that they are not spent meanwhile (I5). Nothing when
 * that was done before.
 * @throws Refused when fewer are unspent
 */
export function reserveRefund(
  s: CreditState,
  asked: Asked,
  refund: { readonly requestId: string; readonly purchaseId: string; readonly cc: number },
): CreditEvent[] {
  const { requestId, purchaseId, cc } = refund;
  const key = `reserve:${requestId}`;
  if (s.keys.has(key)) return [];
  refuseUnlessPostable(s, 'refund');
  const parts = takeUpTo(
    s.lots.filter((l) => l.purchaseId === purchaseId),
    cc,
  );
  refuseUnless(sumCc(parts) === cc, 'INSUFFICIENT_COINS', 'already-spent');
  const lines = lotLines(s.professionalId, parts, holdAccount(s.professionalId, requestId), 'out-of-lots');
  return [entry(s, 'RefundReserved', asked, -cc, { key, cc, purchaseId, requestId, parts, lines })];
}

/** Coins set aside for a refund are free again: to leave with it, or to stay. Nothing when none are. */
export function endRefundReserve(s: CreditState, asked: Asked, requestId: string | undefined): CreditEvent[] {
  const reserved = requestId === undefined ? undefined : s.reserved.get(requestId);
  if (!reserved || requestId === undefined) return [];
  refuseUnlessPostable(s, 'refund');
  const parts = [...reserved.parts];
  const ended = entry(s, 'RefundReserveEnded', asked, sumCc(parts), {
    key: `reserve-end:${requestId}`,
    cc: sumCc(parts),
    purchaseId: reserved.purchaseId,
    requestId,
    parts,
    lines: lotLines(s.professionalId, parts, holdAccount(s.professionalId, requestId), 'into-lots'),
  });
  return [withBalance(s, ended, asked)];
}
