import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { CreditEvent } from '../account-events.js';
import type { CreditState } from '../credit-account.js';
import { clawBack, disputedCc, keepClawback, reverseClawback } from '../paid.js';
import { after, frozenFor, thawedFrom, type Asked } from '../postings.js';
import { bought, ofPurchase, onPurchaseAndAccount, refuseUnlessPaid, refuseUnlessTheirs, unlessClosed } from '../purchases/common.js';
import type { PurchaseEvent, PurchaseState } from '../purchases/purchase.js';

/** The provider believes that the card was used by someone else: nothing more is spent until a person has looked (4.4.7). */
export const recordFraudWarning = decision({
  name: 'RecordFraudWarning',
  input: ofPurchase.extend({ warningId: ids.warningId }),
  streams: onPurchaseAndAccount,
  province: ({ account }) => account.province,
  decide(i, { purchase: s, account }) {
    refuseUnlessTheirs(s, i);
    if (s.warnings.includes(i.warningId)) return {};
    return {
      purchase: [bought('FraudWarningReceived', i)],
      account: unlessClosed(account, () => frozenFor(account, 'fraud', i.warningId)),
    };
  },
});

const input = ofPurchase.extend({
  disputeId: ids.disputeId,
  phase: z.enum(['created', 'withdrawn', 'reinstated', 'won', 'lost', 'warning_closed']),
  /** What the bank takes; of the payment, at most what is left of it. */
  grossCents: z.number().int().nonnegative(),
  code: z.string().max(100).default('general'),
  evidenceDueBy: z.iso.datetime().optional(),
  /** What the provider asks for a dispute that was lost. */
  feeCents: z.number().int().nonnegative().default(0),
});
type Reported = z.infer<typeof input>;

/** Coins of a disputed amount: all that is left of the payment, or its share. */
function coinsOf(s: PurchaseState, account: CreditState, grossCents: number): number {
  const { cc, grossCents: paid } = s.started!;
  const share = paid === 0 ? cc : Math.ceil((cc * grossCents) / paid);
  return Math.min(disputedCc(account, s.purchaseId), share);
}

/** What a phase writes on the purchase; each once, in whatever order they are told. */
function onThePurchase(s: PurchaseState, i: Reported, closed: boolean): PurchaseEvent[] {
  const { purchaseId, professionalId, disputeId, grossCents, code, evidenceDueBy, feeCents } = i;
  const ids = { purchaseId, professionalId, disputeId };
  const known = s.disputes.find((d) => d.disputeId === disputeId);
  const unposted = closed ? { unposted: true } : {};
  const begun = known
    ? []
    : [bought('PurchaseDisputed', { ...ids, code, grossCents, ...(evidenceDueBy ? { evidenceDueBy } : {}), ...unposted })];
  if (known?.ended) return [];
  if (i.phase === 'won') return [...begun, bought('PurchaseDisputeWon', ids)];
  if (i.phase === 'warning_closed') return [...begun, bought('PurchaseDisputeWon', { ...ids, warning: true })];
  if (i.phase === 'lost') return [...begun, bought('PurchaseDisputeLost', { ...ids, feeCents, ...unposted })];
  return begun;
}

/** What a phase writes in the book, on top of what an earlier one that we were never told would have written. */
function inTheBook(s: PurchaseState, account: CreditState, i: Reported, asked: () => Asked): CreditEvent[] {
  const { purchaseId, disputeId, feeCents } = i;
  const at = asked();
  const known = s.disputes.find((d) => d.disputeId === disputeId);
  const grossCents = known?.grossCents ?? i.grossCents;
  const events: CreditEvent[] = [];
  let state = account;
  const write = (made: CreditEvent[]): void => {
    events.push(...made);
    state = made.reduce((next, e) => after(next, e, at), state);
  };
  const take = (): void =>
    write(clawBack(state, asked(), { disputeId, purchaseId, cc: coinsOf(s, state, grossCents), grossCents, lost: i.phase === 'lost' }));
  if (!known) write(frozenFor(state, 'dispute', disputeId));
  if (['withdrawn', 'reinstated', 'lost'].includes(i.phase)) take();
  if (i.phase === 'reinstated') write(reverseClawback(state, { ...asked(), returnId: asked().entryId }, { disputeId, grossCents }));
  if (i.phase === 'lost') write(keepClawback(state, asked(), { disputeId, grossCents, taxes: [], feeCents }));
  if (['won', 'lost', 'warning_closed'].includes(i.phase)) write(thawedFrom(state, 'dispute', disputeId));
  return events;
}

/**
 * A bank disputes a payment (4.4.7): the account is frozen, the bank takes the money and we the coins, and both come back when it is
 * won or stay gone when it is lost, also after the money had come back once. What was spent is owed and keeps the account frozen until it is filled. Phases come in any order,
 * more than once, or not at all: each writes what an earlier one should have.
 */
export const recordPurchaseDispute = decision({
  name: 'RecordPurchaseDispute',
  input,
  streams: onPurchaseAndAccount,
  province: ({ account }) => account.province,
  decide(i, { purchase: s, account }, ctx) {
    refuseUnlessTheirs(s, i);
    refuseUnlessPaid(s);
    refuseUnless(i.grossCents <= s.started!.grossCents, 'WRONG_STATE', 'more-than-paid');
    const over = s.disputes.find((d) => d.disputeId === i.disputeId)?.ended;
    // Money that was taken while we believed it over comes back later, or not at all; nothing else changes.
    if (over === 'lost' || (over && ['created', 'won', 'lost', 'warning_closed'].includes(i.phase))) return {};
    return {
      purchase: onThePurchase(s, i, !account.open),
      account: unlessClosed(account, () => inTheBook(s, account, i, () => ({ entryId: ctx.newId(), now: ctx.now, config: ctx.config }))),
    };
  },
});
