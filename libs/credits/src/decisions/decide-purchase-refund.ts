import {
  allOf,
  decision,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  unless,
  type Actor,
  type Asking,
  type Config,
  type Ctx,
} from '@jurilien/event-sourcing';
import { refundFourEyesAboveCents, refundStaffDayCents } from '@jurilien/reference';
import { z } from 'zod';
import type { CreditState } from '../credit-account.js';
import { dayWith, gaveAlone, onGiven, type Given, type GivenState } from '../given/given-by-staff.js';
import { refundableCc } from '../paid.js';
import { askedBy, bought, ofPurchase, purchaser, onPurchase, onPurchaseAndAccount, theirs } from '../purchases/common.js';
import { openDispute, returnableCents, type PurchaseState, type RefundRequest } from '../purchases/purchase.js';
import { refundOf } from '../purchases/refunds.js';
import { reserveRefund } from '../refund-reserves.js';
import { MEETINGS } from './limits.js';

/** No one needs to look: a small amount, no dispute, no warning, an account that nothing froze. */
const byRule = (s: PurchaseState, account: CreditState, r: RefundRequest, config: Config): boolean =>
  r.grossCents <= config.value(refundFourEyesAboveCents) &&
  account.open &&
  account.frozen.length === 0 &&
  s.warnings.length === 0 &&
  s.disputes.length === 0 &&
  r.cc <= refundableCc(account, s.purchaseId);

/** Whether it takes two persons: above the limit, counted by the day, with each professional and in all that this person sent back. */
function needsTwo(given: GivenState, more: Given, ctx: Ctx): boolean {
  const { pairCents, dayCents } = dayWith(given, ctx.now, more);
  return pairCents > ctx.config.value(refundFourEyesAboveCents) || dayCents > ctx.config.value(refundStaffDayCents);
}

/** The first of two persons says yes; no matter who it was, that person does not approve it again. */
function firstOfTwo(r: RefundRequest, ctx: Ctx): boolean {
  refuseUnless(r.proposedBy !== ctx.actor.id, 'FOUR_EYES_REQUIRED', 'second-person');
  return r.proposedBy === undefined;
}

type Named = z.infer<typeof ofPurchase> & { readonly requestId: string };
const requestOf = (s: PurchaseState, { requestId }: Named): RefundRequest | undefined => s.requests.find((r) => r.requestId === requestId);
const asked = (s: PurchaseState, named: Named) => allOf(theirs(s, named), unless(requestOf(s, named), 'NOT_FOUND', 'no-such-request'));

/** Until it is answered; an answer that is given once more changes nothing. */
const available = ({ purchase: s }: { readonly purchase: PurchaseState }, _who: Asking, named: Named) =>
  allOf(asked(s, named), unless(!requestOf(s, named)?.decided, 'WRONG_STATE', 'already-decided'));

/**
 * Answers a request for a refund: the system says yes where the rule is met and leaves the rest to the team; above the limit two
 * persons do (CR9, 4.13). The coins are set aside until the provider has made it.
 */
export const decidePurchaseRefund = decision({
  name: 'DecidePurchaseRefund',
  input: ofPurchase.extend({ requestId: ids.requestId, decision: z.enum(['approve', 'refuse']) }),
  reasonRequired: true,
  needs: [purchaser],
  streams: (i: z.infer<typeof ofPurchase>, _hash: unknown, _now: string, actor: Actor) => ({
    ...onPurchaseAndAccount(i),
    ...onGiven(actor),
  }),
  tries: MEETINGS,
  province: ({ account }) => account.province,
  available,
  decide(i, { purchase: s, account, given }, ctx) {
    refuseUnlessAvailable(asked(s, i));
    const { purchaseId, professionalId, requestId } = i;
    const ids = { purchaseId, professionalId, requestId };
    const request = requestOf(s, i)!;
    const system = ctx.actor.kind === 'system';
    const repeated = request.decided && (system || (i.decision === 'refuse') === (request.decided === 'refused'));
    if (repeated) return {};
    refuseUnlessAvailable(available({ purchase: s }, ctx, i));
    if (i.decision === 'refuse') return { purchase: [bought('PurchaseRefundRefused', ids)] };
    if (system && !byRule(s, account, request, ctx.config)) return {};
    refuseUnless(!openDispute(s), 'WRONG_STATE', 'purchase-disputed');
    const amounts = refundOf(s, account, request.cc);
    if (amounts.grossCents > returnableCents(s)) {
      refuseUnless(system, 'WRONG_STATE', 'more-than-paid');
      return {};
    }
    const moved = { professionalId, what: 'refund', cc: 0, cents: request.grossCents } as const;
    const two = !system && (request.proposedBy !== undefined || needsTwo(given, moved, ctx));
    if (two && firstOfTwo(request, ctx)) return { purchase: [bought('PurchaseRefundProposed', { ...ids, by: ctx.actor.id })] };
    const rule = system ? { rule: 'within-terms' } : {};
    return {
      purchase: [bought('PurchaseRefundApproved', { ...ids, cc: request.cc, ...amounts, ...rule })],
      account: reserveRefund(account, askedBy(ctx), { requestId, purchaseId, cc: request.cc }),
      ...(two ? {} : gaveAlone(ctx, moved)),
    };
  },
});

/** A request that waits for the team too long is said once more. */
export const markRefundOverdue = decision({
  name: 'MarkRefundOverdue',
  input: ofPurchase.extend({ requestId: ids.requestId }),
  streams: onPurchase,
  decide({ purchaseId, professionalId, requestId }, { purchase: s }) {
    const request = s.requests.find((r) => r.requestId === requestId);
    if (!request || request.decided || request.overdue) return {};
    return { purchase: [bought('PurchaseRefundOverdue', { purchaseId, professionalId, requestId })] };
  },
});
